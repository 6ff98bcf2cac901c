import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { requireSource, requireTarget, writeProblem } from '#server/backup/target.ts';
import { StartProblem } from '#server/StartProblem.ts';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

const folder = temporaryFolder();
const inFolder = (name: string) => path.join(folder, name);

/** The sentence with which something was refused. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartProblem);
  return error instanceof Error ? error.message : '';
}

const prepared = (async () => {
  await mkdir(inFolder('folder'));
  await writeFile(inFolder('plain'), 'old');
  execFileSync('mkfifo', [inFolder('pipe')]);
  await symlink(inFolder('plain'), inFolder('link'));
  await symlink('/proc/self/fd/1', inFolder('stdout'));
})();

describe('the file of a backup', () => {
  it.each([
    ['missing/x.gz', 'The folder FOLDER/missing doesn’t exist.'],
    ['plain/x.gz', 'FOLDER/plain isn’t a folder.'],
    ['plain/deeper/x.gz', 'doesn’t exist: a part of its path isn’t a folder.'],
    ['folder', 'FOLDER/folder is a folder: name a file in it.'],
    ['pipe', 'FOLDER/pipe isn’t a regular file, but a pipe: name a regular file.'],
    ['link', 'isn’t a regular file, but a link to FOLDER/plain: name a regular file.'],
    ['stdout', 'isn’t a regular file, but a link to /proc/self/fd/1: name a regular file.'],
    ['x'.repeat(300), 'has a name that is too long.'],
  ])('is refused as %s', async (name, sentence) => {
    await prepared;
    const before = await readdir(folder);

    const refusal = await refusalOf(requireTarget(inFolder(name)));

    expect(refusal).toContain(sentence.replaceAll('FOLDER', folder));
    expect(await readdir(folder)).toEqual(before);
  });

  it.each(['/dev/null', '/dev/stdout', '/dev/fd/1', '/proc/self/fd/1'])(
    'is refused as %s, which stays as it is',
    async (file) => {
      expect(await refusalOf(requireTarget(file))).toContain(`${file} isn’t a regular file`);
    },
  );

  it('may replace a file or be new', async () => {
    await prepared;
    await requireTarget(inFolder('plain'));
    await requireTarget(inFolder('new'));
    expect(await readFile(inFolder('plain'), 'utf8')).toBe('old');
  });

  it('that finds no room says so', async () => {
    const error = Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' });

    expect(String(await writeProblem(inFolder('x.gz'), error))).toMatch(
      /The disk of .* is full \(\d+ MB free\): the backup needs more space\.$/,
    );
  });
});

describe('the file of a restore', () => {
  it.each([
    ['missing.gz', 'The file FOLDER/missing.gz doesn’t exist.'],
    ['folder', 'FOLDER/folder is a folder: name a file in it.'],
  ])('is refused as %s', async (name, sentence) => {
    await prepared;
    expect(await refusalOf(requireSource(inFolder(name)))).toBe(
      sentence.replaceAll('FOLDER', folder),
    );
  });

  it('may be a pipe, but no device', async () => {
    await prepared;
    await requireSource(inFolder('pipe'));
    expect(await refusalOf(requireSource('/dev/null'))).toContain('neither a file nor a pipe');
  });
});
