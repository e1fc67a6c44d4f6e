/** A line for the person who measures. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
