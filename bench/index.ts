/** `npm run bench [-- NAME [OPTIONS]]`: runs one of the side-by-side measurements; without a name, says which there are. */

import { readCommandLine } from '../test/support/command-line.js';

/** Each prints its own table; the rest of the command line is theirs. */
const MEASUREMENTS: Readonly<
  Record<string, { readonly about: string; readonly run: (options: string[]) => Promise<void> }>
> = {
  wire: {
    about: 'our host, node-soap, bare node:http and bare express: requests a second and latency',
    run: async (options) => (await import('./wire/main.js')).measureWire(options),
  },
  'wire-soak': {
    about: 'a million requests: memory and event loop delay over time',
    run: async (options) => (await import('./wire/soak.js')).soak(options),
  },
  breaking: {
    about: 'comparing two versions of a contract of a megabyte beside understanding the two',
    run: async (options) => (await import('./breaking/main.js')).measureBreaking(options),
  },
  generate: {
    about: 'understanding and emitting the giants beside parsing them; the whole command on the small contract',
    run: async (options) => (await import('./generate/main.js')).measureGeneration(options),
  },
  start: {
    about: 'a server generated from EWS beside soap.listen on the same contract: time to start, memory',
    run: async (options) => (await import('./generate/start.js')).measureStart(options),
  },
  logins: {
    about: 'logins beside bare argon2, AuthenticateCookie beside the echo probe, with one member and with a million',
    run: async (options) => (await import('./authentication/throughput.js')).measureThroughput(options),
  },
  timing: {
    about: 'whether time tells an unknown user, a wrong password and a disabled user apart',
    run: async (options) => (await import('./authentication/timing.js')).measureTiming(options),
  },
  crash: {
    about: 'kill -9 under write load, on both engines: nothing acknowledged is lost',
    run: async (options) => (await import('./authentication/crash.js')).measureCrashes(options),
  },
  rolling: {
    about: 'two processes behind HAProxy, killed and restarted under load: no wrong answer, nothing lost',
    run: async (options) => (await import('./authentication/rolling.js')).measureRolling(options),
  },
  secrets: {
    about: 'twenty thousand requests full of secrets: none in a log, the audit trail, the metrics or a refusal',
    run: async (options) => (await import('./authentication/secrets.js')).measureSecrets(options),
  },
  drain: {
    about: 'SIGTERM with a thousand requests in flight, a hundred times: none is cut; kill -9: ready again in 2 s',
    run: async (options) => (await import('./authentication/drain.js')).measureDrain(options),
  },
  flood: {
    about: 'five hundred logins at once with wrong passwords: cookies beside it, memory, who is told "busy" and when',
    run: async (options) => (await import('./authentication/flood.js')).measureFlood(options),
  },
  linear: {
    about: 'processor time of hostile requests of every form, each twice as long as the one before',
    run: async (options) => {
      readCommandLine({ args: options });
      await (await import('./linear.js')).measureLinearity();
    },
  },
  memory: {
    about: 'what one request adds to the peak of a process, for the most costly requests there are',
    run: async () => (await import('./memory.js')).measureMemory(),
  },
  soak: {
    about: 'mixed load for half an hour with hostile requests and slow peers: errors, latency, memory, event loop',
    run: async (options) => (await import('./authentication/soak.js')).measureSoak(options),
  },
  'one-code': {
    about: 'two processes on one PostgreSQL: a code accepted once, failures counted together, revocation',
    run: async (options) => (await import('./authentication/one-code.js')).measureOneCode(options),
  },
};

const [name, ...options] = process.argv.slice(2);
const measurement = name === undefined ? undefined : MEASUREMENTS[name];
if (measurement === undefined) {
  const list = Object.entries(MEASUREMENTS).map(([known, { about }]) => `  ${known.padEnd(9)} ${about}`);
  process.stderr.write(`npm run bench -- NAME, where NAME is one of:\n${list.join('\n')}\n`);
  process.exitCode = name === undefined ? 0 : 2;
} else {
  await measurement.run(options);
}
