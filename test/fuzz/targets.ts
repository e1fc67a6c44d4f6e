/** Everything that is fuzzed, by name. */
import { configTarget } from './targets/config.js';
import { contractsTarget } from './targets/contracts.js';
import { coreTarget } from './targets/core.js';
import { hostTarget } from './targets/host.js';
import { startHostProcess } from './targets/host-process.js';
import { importTarget } from './targets/import.js';
import type { Target } from './target.js';

export const TARGETS: Readonly<Record<string, () => Promise<Target>>> = {
  core: coreTarget,
  host: async () => hostTarget(await startHostProcess()),
  contracts: contractsTarget,
  config: configTarget,
  import: importTarget,
};
