import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { callCommand } from '#tests/support/callCommand.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

const folder = temporaryFolder();
const SCRIPT = path.resolve('scripts/run-ts.mjs');

/** Run a program of the server in a process, in an empty folder. */
function runProgram(name: string, args: readonly string[]) {
  const child = spawn(process.execPath, [SCRIPT, `server/commands/${name}.ts`, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  return new Promise<{ out: string; err: string; code: number | null }>((resolve) => {
    child.once('close', (code) => resolve({ out, err, code }));
  });
}

/** Run a program of the server in this process, in the empty folder. */
function callProgram(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  return callCommand(name, { args, folder, env: { DATA_DIR: path.join(folder, 'data'), ...env } });
}

const COMMANDS: readonly (readonly [string, string, readonly string[]])[] = [
  ['admin', 'npm run admin -- COMMAND', ['login', 'block', 'copyright add']],
  ['backup', 'npm run backup -- [FILE]', []],
  ['restore', 'npm run restore -- FILE', []],
  ['seed', 'npm run seed --', ['--users', '--puzzles', '--completions', '--comments', '--seed']],
  ['worker', 'npm run worker', []],
];

describe('a command of the server', () => {
  it('ends as a process with its output and exit code', async () => {
    const help = await runProgram('worker', ['--help']); // of all programs, loads the most
    const mistake = await runProgram('backup', ['--loud']);

    expect(help).toEqual(await callProgram('worker', ['--help']));
    expect(mistake).toEqual(await callProgram('backup', ['--loud']));
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(COMMANDS)('%s prints its help and does nothing else', async (name, usage, words) => {
    const long = await callProgram(name, ['--help']);
    const short = await callProgram(name, ['-h']);

    expect(long).toMatchObject({ err: '', code: 0 });
    expect(short).toEqual(long);
    for (const word of [usage, ...words]) expect(long.out).toContain(`\n  ${word}`);
    expect(long.out).toContain('\nExit codes:\n  0  Success.\n');
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['backup', ['missing/site.gz'], /^The folder \S+\/missing doesn’t exist\.\n$/],
    ['backup', ['.'], /^\S+ is a folder: name a file in it\.\n$/],
    ['backup', ['/dev/null'], /^\/dev\/null isn’t a regular file, but a device: [^\n]*\.\n$/],
    ['restore', ['missing.gz'], /^The file \S+\/missing\.gz doesn’t exist\.\n$/],
    ['restore', ['.'], /^\S+ is a folder: name a file in it\.\n$/],
    ['restore', [SCRIPT], /^This file isn’t a Chiaro backup, or it’s damaged\.\n$/],
  ])('%s %j is refused in one sentence before anything is made', async (name, args, sentence) => {
    const { out, err, code } = await callProgram(name, args);

    expect(err).toMatch(sentence);
    expect({ out, code }).toEqual({ out: '', code: 1 });
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['admin', ['list']],
    ['backup', ['site.gz']],
    ['seed', []],
    ['worker', []],
  ])('%s says in one sentence that the database does not answer', async (name, args) => {
    const url = 'postgres://ada:secret@127.0.0.1:9/site';

    const { err, code } = await callProgram(name, args, { DATABASE_URL: url });

    expect(err).toMatch(/^No database server answers at 127[^\n]*\.\n$/);
    expect(code).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(COMMANDS)('%s exits with code 2 for an unknown option', async (name) => {
    const { out, err, code } = await callProgram(name, ['--loud']);

    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(err).toContain('--loud');
    expect(await readdir(folder)).toEqual([]);
  });
});
