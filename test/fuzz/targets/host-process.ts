/** Starts the service as a process and watches it. */
import { fork } from 'node:child_process';

import type { HostMessage } from '../host-process.js';
import type { FuzzedHost } from './host.js';

export function startHostProcess(): Promise<FuzzedHost> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('../host-process.js', import.meta.url));
    let trouble: string | undefined;
    let isEnding = false;
    let told: (bytes: number) => void = () => undefined;
    child.once('exit', (code, signal) => {
      if (!isEnding) trouble = `the process died with ${code ?? signal}`;
      told(0);
      reject(new Error(`the process died with ${code ?? signal}`));
    });
    const host = (port: number): FuzzedHost => ({
      port,
      trouble: () => {
        const found = trouble;
        trouble = undefined;
        return found;
      },
      memory: () =>
        new Promise((answer) => {
          told = answer;
          if (child.connected) child.send('memory');
          else answer(0);
        }),
      close: async () => {
        isEnding = true;
        child.disconnect();
      },
    });
    child.on('message', (message: HostMessage) => {
      if (message.kind === 'listening') resolve(host(message.port));
      else if (message.kind === 'memory') told(message.bytes);
      else trouble ??= message.line;
    });
  });
}
