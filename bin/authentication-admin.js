#!/usr/bin/env node
// Members, second factors and security passwords of the Authentication service: docs/operating.md.
import { runService } from './run-service.js';

await runService('admin.js');
