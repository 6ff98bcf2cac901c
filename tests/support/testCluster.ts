import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { embeddedPlace } from '#server/db/embedded/place.ts';
import { isProcess, type PostgresSettings, stopEmbedded } from '#server/db/embedded/postmaster.ts';
import { startEmbedded } from '#server/db/embedded/start.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { databaseUrl, runStatements } from './adminStatements.ts';

const FOLDER = path.join(tmpdir(), 'chiaro-tests');

/** Nothing here outlives a power cut. */
const FAST: PostgresSettings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * Before the tests of a project: one database server for all of them, and on it a database that
 * each test file copies. The server is the built-in one, in a temporary folder, or that of
 * `DATABASE_URL`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL'];
  const name = `${process.pid}-${project.name.replaceAll(' ', '-')}`;
  const place = embeddedPlace(path.join(FOLDER, name));
  if (given === undefined) {
    mkdirSync(FOLDER, { recursive: true });
    await removeForgotten();
    await startEmbedded(place, { settings: FAST });
  }
  const adminUrl = given ?? place.url;
  const templateName = `template_${randomBytes(6).toString('hex')}`;
  await runStatements(adminUrl, [`create database ${templateName}`]);
  await migrateDatabase(databaseUrl(adminUrl, templateName));
  project.provide('adminUrl', adminUrl);
  project.provide('templateName', templateName);

  return async () => {
    await runStatements(adminUrl, [`drop database ${templateName}`]);
    if (given === undefined) await removeCluster(name);
  };
}

/** Removes databases of runs that were killed. */
async function removeForgotten(): Promise<void> {
  const forgotten = readdirSync(FOLDER).filter((name) => !isProcess(Number.parseInt(name, 10)));
  await Promise.all(forgotten.map((name) => removeCluster(name)));
}

async function removeCluster(name: string): Promise<void> {
  const folder = path.join(FOLDER, name);
  await stopEmbedded(embeddedPlace(folder));
  rmSync(folder, { recursive: true, force: true });
}
