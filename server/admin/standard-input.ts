/** A secret from the standard input: piped, or typed by a person who does not see it. Never from an argument, which everybody on the machine can read. */
import { emitKeypressEvents } from 'node:readline';
import type { Key } from 'node:readline';
import { text } from 'node:stream/consumers';

import { AdminError } from './admin-error.js';

/** Piped: everything but one line end at its end. Typed: asked for twice. Throws `AdminError`. */
export async function readSecret(label: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '');
  const first = await askHidden(`${label}: `);
  if ((await askHidden(`${label} again: `)) !== first) throw new AdminError('the two do not match');
  return first;
}

function askHidden(prompt: string): Promise<string> {
  const { stdin, stderr } = process;
  stderr.write(prompt);
  emitKeypressEvents(stdin);
  stdin.setRawMode(true).resume();
  return new Promise((resolve, reject) => {
    let typed = '';
    const end = (): void => {
      stdin.off('keypress', hear).setRawMode(false).pause();
      stderr.write('\n');
    };
    const hear = (character: string | undefined, key: Key): void => {
      if (key.ctrl === true && key.name === 'c') {
        end();
        reject(new AdminError('given up'));
      } else if (key.name === 'return' || key.name === 'enter') {
        end();
        resolve(typed);
      } else if (key.name === 'backspace') {
        typed = [...typed].slice(0, -1).join('');
      } else if (character !== undefined && key.ctrl !== true) {
        typed += character;
      }
    };
    stdin.on('keypress', hear);
  });
}
