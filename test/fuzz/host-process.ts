/** The fuzzed service as a process of its own; tells its parent its port, its troubles, and its memory when asked. */
import { usedMemory } from './free-memory.js';
import { startFuzzedHost } from './fuzzed-service.js';

export type HostMessage =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'trouble'; readonly line: string }
  | { readonly kind: 'memory'; readonly bytes: number };

const tell = (message: HostMessage): void => void process.send?.(message);
const host = await startFuzzedHost((line) => tell({ kind: 'trouble', line }));
process.on('message', () => tell({ kind: 'memory', bytes: usedMemory() }));
process.on('disconnect', () => process.exit(0));
tell({ kind: 'listening', port: Number(new URL(host.url).port) });
