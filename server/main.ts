/** The service as a process: settings, store, listening, and an orderly end. What prevents a start is one sentence, never a stack. */
import cluster from 'node:cluster';

import { readSettings, settingNames, SettingsError } from './config.js';
import type { Settings } from './config.js';
import { startHost } from './host.js';
import type { Host } from './host.js';
import { createLog } from './log.js';
import { explainStart } from './start-errors.js';
import { runWorkers, workersNeeded } from './workers.js';
import type { WorkerMessage } from './workers.js';

const SETUP = `its environment sets it up: ${settingNames.join(', ')}`;

/** Milliseconds. */
const READINESS_INTERVAL = 1_000;

/** 0: ended as asked; 1: could not start; 2: wrong settings. */
async function main(): Promise<void> {
  answerArguments(process.argv.slice(2));
  const settings = settingsOrExit();
  try {
    await (cluster.isPrimary && workersNeeded(settings) ? runWorkers(settings) : serve(settings));
  } catch (error) {
    fail(1, [explainStart(error, settings)]);
  }
}

/** There are none to give, but who asks for help gets it. */
function answerArguments([first]: readonly string[]): void {
  if (first === undefined) return;
  if (!/^(--help|-h|help)$/.test(first)) fail(2, [`the service takes no arguments, but got "${first}"; ${SETUP}`]);
  process.stdout.write(`The Authentication service. It takes no arguments: ${SETUP}.\n`);
  process.exit(0);
}

async function serve(settings: Settings): Promise<void> {
  const log = createLog(settings.LOG_LEVEL);
  const host = await startHost(settings, log);
  if ((await host.authentication.gate.count()) === 0) {
    log.warn(
      'no security password is set: every call will be refused until "admin security-password add" or SECURITY_PASSWORD sets one',
    );
  }
  announce(host);
  let closing: Promise<void> | undefined;
  const end = (): void => {
    closing ??= host.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
}

/** To the terminal, or to the supervisor, which speaks for all its workers. */
function announce({ url, adminUrl, notReadyBecause }: Host): void {
  if (cluster.worker === undefined) {
    process.stdout.write(`listening on ${url}\n`);
    if (adminUrl !== undefined) process.stdout.write(`health and metrics on ${adminUrl}\n`);
    return;
  }
  const tell = (message: WorkerMessage): void => void process.send?.(message);
  const report = async (): Promise<void> => tell({ kind: 'readiness', reason: await notReadyBecause() });
  setInterval(() => void report(), READINESS_INTERVAL).unref();
  void report().then(() => tell({ kind: 'listening', url }));
}

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return fail(2, error.reasons);
  }
}

function fail(code: number, sentences: readonly string[]): never {
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exit(code);
}

await main();
