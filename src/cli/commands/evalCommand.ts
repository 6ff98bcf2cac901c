import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { OK, type Command } from '../Command.ts';
import { evaluateCase, type CaseResult } from '../eval/evaluate.ts';

/**
 * Answers cases in order, one line each, as they are read. Memory does not grow with the number of
 * cases.
 */
export const evalCommand: Command = {
  name: 'eval',
  usage: 'eval < CASES.jsonl',
  summary: 'Runs cases of the conformance tests: JSON Lines in, one line out for each.',
  async run() {
    for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
      if (line.trim() === '') continue;
      const text = JSON.stringify(await evaluateLine(line));
      if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain');
    }
    return OK;
  },
};

async function evaluateLine(line: string): Promise<CaseResult> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { id: null, error: 'This line is not JSON.' };
  }
  return evaluateCase(value);
}
