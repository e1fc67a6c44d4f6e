#!/usr/bin/env node
// The Authentication service, set up by the environment: docs/operating.md.
import { runService } from './run-service.js';

await runService('main.js');
