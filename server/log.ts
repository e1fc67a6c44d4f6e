/**
 * The log: one JSON line per call and per incident, on the standard error output. It is given ids, names of operations and outcomes, never a request: what
 * is not here cannot leak.
 */
import pino from 'pino';
import type { CallRecord, Incident } from 'soapwright/runtime';

import type { Settings } from './config.js';

export interface Log {
  readonly call: (call: CallRecord) => void;
  readonly incident: (incident: Incident) => void;
  readonly info: (message: string, fields?: object) => void;
  readonly warn: (message: string, fields?: object) => void;
  readonly error: (error: unknown) => void;
}

/** `destination`: where lines go; the standard error output when it is left out. */
export function createLog(level: Settings['LOG_LEVEL'], destination?: pino.DestinationStream): Log {
  const logger = pino({ level, base: { pid: process.pid } }, destination ?? standardError());
  return {
    call: ({ requestId, protocol, operation, remoteAddress, outcome, status, durationMs }) => {
      const ms = Math.round(durationMs * 100) / 100;
      logger.info({ requestId, protocol, operation, remoteAddress, outcome, status, ms }, 'call');
    },
    incident: ({ incidentId, protocol, operation, error }) => {
      logger.error({ incidentId, protocol, operation, ...describe(error) }, 'incident');
    },
    info: (message, fields = {}) => logger.info(fields, message),
    warn: (message, fields = {}) => logger.warn(fields, message),
    error: (error) => logger.error(describe(error), 'failed'),
  };
}

/** Bytes kept for a reader that has fallen behind; lines beyond it are dropped, for the process must not grow without bound. */
const LONGEST_BACKLOG = 16 * 1024 * 1024;

/** Lines are gathered for a moment: a write per call would cost more than many a call. pino writes the rest when the process exits. */
function standardError(): pino.DestinationStream {
  return pino.destination({
    dest: 2,
    sync: false,
    minLength: 4096,
    periodicFlush: 250,
    maxLength: LONGEST_BACKLOG,
  });
}

interface Described {
  readonly error: string;
  readonly code?: string;
  readonly at?: readonly string[];
  readonly cause?: Described;
}

/** An error's message may repeat what a caller sent, so it stays out; its kind, its code and where it arose do not. */
function describe(error: unknown): Described {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as { code?: unknown };
  const at = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .map((line) => /^\s+at (.*)$/.exec(line)?.[1])
    .filter((place) => place !== undefined);
  return {
    error: error.name,
    ...(typeof code === 'string' && { code }),
    at: at.slice(0, 6),
    ...(error.cause instanceof Error && { cause: describe(error.cause) }),
  };
}
