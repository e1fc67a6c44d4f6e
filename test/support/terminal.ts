/** A terminal that keeps what is printed, for tests of verbs. */
import type { Terminal } from '../../generator/commands/terminal.js';

export interface KeptTerminal extends Terminal {
  /** Everything printed as a result. */
  readonly printed: () => string;
  /** Everything complained about. */
  readonly complaints: () => string;
}

export function keepingTerminal(): KeptTerminal {
  const results: string[] = [];
  const wrong: string[] = [];
  return {
    print: (text) => void results.push(text),
    complain: (text) => void wrong.push(text),
    tell: () => undefined,
    color: false,
    printed: () => results.join(''),
    complaints: () => wrong.join(''),
  };
}
