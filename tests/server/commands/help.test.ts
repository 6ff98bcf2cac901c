import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

const folder = temporaryFolder();
const SCRIPT = path.resolve('scripts/run-ts.mjs');

/** Run a program of the server from its sources, in an empty folder. */
function runProgram(name: string, args: readonly string[]) {
  const child = spawn(process.execPath, [SCRIPT, `server/commands/${name}.ts`, ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: path.join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  return new Promise<{ out: string; err: string; code: number | null }>((resolve) => {
    child.once('close', (code) => resolve({ out, err, code }));
  });
}

const COMMANDS: readonly (readonly [string, string, readonly string[]])[] = [
  ['admin', 'npm run admin -- COMMAND', ['login', 'block', 'copyright add']],
  ['backup', 'npm run backup -- [FILE]', []],
  ['restore', 'npm run restore -- FILE', []],
  ['seed', 'npm run seed --', ['--users', '--puzzles', '--completions', '--comments', '--seed']],
  ['worker', 'npm run worker', []],
];

describe('a command of the server that is asked for help', () => {
  it.each(COMMANDS)('%s prints it and does nothing else', async (name, usage, words) => {
    const long = await runProgram(name, ['--help']);
    const short = await runProgram(name, ['-h']);

    expect(long).toMatchObject({ err: '', code: 0 });
    expect(short).toEqual(long);
    for (const word of [usage, ...words]) expect(long.out).toContain(`\n  ${word}`);
    expect(long.out).toContain('\nExit codes:\n  0  Success.\n');
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(COMMANDS)('%s exits with code 2 for an unknown option', async (name) => {
    const { out, err, code } = await runProgram(name, ['--loud']);

    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toContain('--loud');
    expect(await readdir(folder)).toEqual([]);
  });
});
