import { commandLineValues } from './command-line.js';

const read = (...args: string[]) =>
  commandLineValues({ args, options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } } });

test('takes options that are known, and their defaults', () => {
  expect(read('--only', 'GET')).toEqual({ rounds: '5', only: 'GET' });
  expect(read('--rounds', '0.5')).toEqual({ rounds: '0.5' });
});

test.each([
  [['--round', '3'], "Unknown option '--round'; options are: --rounds, --only"],
  [['--rounds', 'many'], '--rounds takes a number, not "many"'],
  [['--rounds='], '--rounds takes a number, not ""'],
  [['GET'], "Unexpected argument 'GET'; options are: --rounds, --only"],
])('refuses %j in a sentence', (args, sentence) => {
  expect(() => read(...args)).toThrow(sentence);
});
