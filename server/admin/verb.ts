/** What every verb is: work on an open store, and the text that is printed afterwards. */
import type { Authentication } from '../authentication.js';
import type { Settings } from '../config.js';

export type Verb = (authentication: Authentication, settings: Settings) => Promise<string>;
