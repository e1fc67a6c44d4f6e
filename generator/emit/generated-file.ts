/** What emitters return: a file in memory. */

export interface GeneratedFile {
  /** Relative to the output folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const command = '`soapwright generate`';

/** The first line of every generated file. `source`: the contract, relative to where the command runs. */
export function fileHeader(source: string): string {
  return `// Generated from ${source} by ${command}. Do not edit: change the contract and run it again.\n`;
}

/** The contract that a text was generated from; `undefined` for a text of other origin. */
export function generatedFrom(text: string): string | undefined {
  const line = text.slice(0, text.indexOf('\n') + 1);
  const source = /^\/\/ Generated from (.+) by /.exec(line)?.[1];
  return source !== undefined && line === fileHeader(source) ? source : undefined;
}
