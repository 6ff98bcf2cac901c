import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve('tests/vectors/conformance');

/** One line of a table: a case and its expected result. */
export interface ConformanceCase {
  readonly id: string;
  readonly kind: string;
  readonly group?: string;
  readonly expect: Readonly<Record<string, unknown>>;
}

/** The tables, one for each kind. */
export const CONFORMANCE_FILES: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .sort();

/** The cases of a table. */
export function casesOf(file: string): readonly ConformanceCase[] {
  return readFileSync(path.join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ConformanceCase);
}
