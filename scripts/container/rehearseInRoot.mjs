import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CleanRoot, makeBase } from './CleanRoot.mjs';
import { readDockerfile } from './dockerfile.mjs';
import { ROOT, StepError } from '../project.mjs';

const FOLDER = '/var/tmp/chiaro-container';
/** Debian with Node, in place of the image of Node. */
export const BASE = path.join(FOLDER, 'base');
const VOLUME = path.join(FOLDER, 'volume');
const PORT = '4873';
const START_MS = 60_000;
const STOP_MS = 15_000;
const POLL_MS = 250;

/** True if this machine has what a clean Debian takes: root and debootstrap. */
export function canRehearseInRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/sbin/debootstrap');
}

/**
 * Size of the files in a folder.
 * @param {string} folder
 */
function megabytes(folder) {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => lstatSync(path.join(entry.parentPath, entry.name)).size);
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1_000_000);
}

/** @param {number} sinceMs */
function seconds(sinceMs) {
  return `${((performance.now() - sinceMs) / 1000).toFixed(0)} s`;
}

/**
 * Perform all stages. Returns the last one, which is the image.
 * @param {boolean} isBuilt uses the files of the last rehearsal
 */
async function buildImage(isBuilt) {
  /** @type {Map<string, CleanRoot>} */
  const stages = new Map();
  let last = null;
  const text = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');
  for (const [i, { base, name, steps }] of readDockerfile(text).entries()) {
    const [, node = '', suite = ''] = /^node:(\d+)-(\w+)-slim$/.exec(base) ?? [];
    if (node === '') throw new StepError(`The base ${base} can't be rehearsed.`);
    await makeBase(BASE, { suite, node });
    last = new CleanRoot(path.join(FOLDER, name ?? `stage-${i}`));
    if (!isBuilt) await last.fill(BASE);
    if (name !== null) stages.set(name, last);
    for (const step of steps) {
      if (isBuilt && ['RUN', 'COPY'].includes(step.name)) continue;
      const startMs = performance.now();
      await last.perform(step, stages);
      console.log(`${step.name} ${step.text.slice(0, 60)} (${seconds(startMs)})`);
    }
  }
  if (last === null) throw new StepError('The Dockerfile has no stage.');
  return last;
}

/**
 * Run words in the image until they end, and return their output. Throws if they fail.
 * @param {CleanRoot} image
 * @param {readonly string[]} words
 */
function runInside(image, words) {
  const [command, args] = image.call(words, { volume: VOLUME, env: { PORT } });
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** @param {CleanRoot} image */
function isHealthy(image) {
  const [command, args] = image.call(image.healthCheck, { volume: VOLUME, env: { PORT } });
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Start the container and wait until it is healthy.
 * @param {CleanRoot} image
 */
async function start(image) {
  const [command, args] = image.call(image.command, { volume: VOLUME, env: { PORT } });
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const startMs = performance.now();
  while (!isHealthy(image)) {
    if (performance.now() - startMs > START_MS) throw new StepError('The site is not healthy.');
    await sleep(POLL_MS);
  }
  console.log(`healthy after ${seconds(startMs)}`);
  return { child, ended };
}

/**
 * Stop the container as Docker does: a signal to process 1.
 * @param {Awaited<ReturnType<typeof start>>} running
 */
async function stop({ child, ended }) {
  const startMs = performance.now();
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  process.kill(Number(children.trim()), 'SIGTERM');
  const code = await Promise.race([ended, sleep(STOP_MS, 'nothing', { ref: false })]);
  if (code !== 0) throw new StepError(`The site stopped with ${String(code)} instead of 0.`);
  console.log(`stopped with 0 after ${seconds(startMs)}`);
}

/** @param {CleanRoot} image */
function account(image) {
  return runInside(image, ['id', '--user', '--name']).trim();
}

/**
 * Perform the steps of the Dockerfile without Docker, in a clean Debian, and check that the site
 * starts, is healthy, stops, and keeps its data. Needs root and debootstrap.
 * @param {{ isBuilt: boolean }} options `isBuilt` starts the last build again
 */
export async function rehearseInRoot({ isBuilt }) {
  if (!canRehearseInRoot())
    throw new StepError('Start Docker or Podman, or install debootstrap and run this as root.');
  const startMs = performance.now();
  const image = await buildImage(isBuilt);
  console.log(
    `built in ${seconds(startMs)}: ${megabytes(image.folder)} MB, of which ${megabytes(BASE)} MB are Debian and Node`,
  );
  rmSync(VOLUME, { recursive: true, force: true });
  mkdirSync(VOLUME);
  chownSync(VOLUME, 1000, 1000); // a new volume has the owner of the folder in the image
  if (account(image) !== 'node') throw new StepError('The site does not run as node.');
  let running = await start(image);
  const admin = ['node', 'dist/server/admin.js'];
  console.log(runInside(image, [...admin, 'login', 'Ada']).trim());
  await stop(running);
  running = await start(image);
  const list = runInside(image, [...admin, 'list', 'Ada']);
  if (!list.includes('Ada')) throw new StepError('The data did not survive the restart.');
  console.log(`kept: ${list.trim()}`);
  await stop(running);
  console.log(`passed in ${seconds(startMs)}`);
}
