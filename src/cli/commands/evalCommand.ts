import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { NOT_UNDERSTOOD, OK, type Command } from '../Command.ts';
import { NOT_JSON } from '../readInput.ts';
import { evaluateCase, type CaseResult } from '../eval/evaluate.ts';

/**
 * Answers cases in order, one line each, as they are read. Memory does not grow with the number of
 * cases.
 */
export const evalCommand: Command = {
  name: 'eval',
  operands: '',
  summary: 'Run conformance cases: JSON Lines in, JSON Lines out.',
  options: {},
  example: 'eval < cases.jsonl',
  exitCodes: {
    [OK]: 'Every case has a line of output; a case that can’t be run has its error there.',
    [NOT_UNDERSTOOD]: 'The arguments are invalid.',
  },
  async run(args) {
    parseArgs({ args: [...args], options: {} }); // rejects all arguments
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
    return { id: null, error: NOT_JSON };
  }
  return evaluateCase(value);
}
