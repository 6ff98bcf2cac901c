import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { StepError } from '../project.mjs';
import { canRehearseInRoot } from './rehearseInRoot.mjs';
import { downloadBaseImages, makeStandIns } from './standIns.mjs';

/** @typedef {import('./ContainerTool.mjs').ContainerTool} ContainerTool */

const IMAGE = 'chiaro-rehearsal';
const NAME = 'chiaro-rehearsal-site';
const VOLUME = 'chiaro-rehearsal-data';
const PORT = '4873';
const ADMIN = ['node', 'dist/server/admin.js'];
const START_MS = 120_000;
const ANSWER_MS = 5000;
const POLL_MS = 500;

/**
 * Build the image and start the services of compose.yaml. Checks that the site runs as `node`, is
 * healthy, stops when it is asked to, and keeps its data.
 * @param {ContainerTool} tool
 */
export async function rehearseWithTool(tool) {
  const missing = downloadBaseImages(tool);
  if (missing.length > 0 && !canRehearseInRoot())
    throw new StepError(`Images can't be downloaded: ${missing.join(', ')}`);
  await makeStandIns(tool, missing);
  removeAll(tool);
  try {
    await timed('built', async () => tool.build(IMAGE, ['.']));
    await timed('one container', async () => rehearseImage(tool));
    if (tool.services === null) console.log('compose.yaml was not started: no command for it here');
    else await timed('services', async () => rehearseServices(tool));
  } finally {
    removeAll(tool);
  }
}

/**
 * @param {string} what
 * @param {() => Promise<void>} work
 */
async function timed(what, work) {
  const startMs = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - startMs) / 1000).toFixed(0)} s`);
}

/**
 * The image alone, with its built-in database in a volume.
 * @param {ContainerTool} tool
 */
async function rehearseImage(tool) {
  const account = tool.read(['run', '--rm', IMAGE, 'id', '--user', '--name']);
  if (account !== 'node') throw new StepError(`The site runs as ${account}.`);
  const options = ['--init', '--publish', `127.0.0.1:${PORT}:4173`, '--volume', `${VOLUME}:/data`];
  tool.call(['run', '--detach', '--name', NAME, ...options, IMAGE]);
  await waitUntilReady();
  await waitUntilHealthy(tool);
  console.log(tool.read(['exec', NAME, ...ADMIN, 'login', 'Ada']));
  stop(tool);
  tool.call(['start', NAME]);
  await waitUntilReady();
  expectAda(tool.read(['exec', NAME, ...ADMIN, 'list', 'Ada']));
  stop(tool);
}

/**
 * The site and its database, as in compose.yaml.
 * @param {ContainerTool} tool
 */
async function rehearseServices(tool) {
  const env = {
    COMPOSE_PROJECT_NAME: 'chiaro-rehearsal',
    POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
    PORT,
  };
  /** @param {string[]} words */
  const inside = (...words) => tool.compose(['exec', '-T', 'chiaro', ...words], env);
  try {
    tool.compose(['up', '--detach'], env);
    await waitUntilReady();
    console.log(inside(...ADMIN, 'login', 'Ada'));
    console.log(inside('node', 'dist/server/backup.js'));
    tool.compose(['down'], env);
    tool.compose(['up', '--detach'], env);
    await waitUntilReady();
    expectAda(inside(...ADMIN, 'list', 'Ada'));
  } finally {
    tool.compose(['down', '--volumes'], env);
  }
}

/** @param {string} list accounts, as the command of the host prints them */
function expectAda(list) {
  if (!list.includes('Ada')) throw new StepError('The data did not survive the restart.');
}

/**
 * Stop the container as hosts do, and expect that the server ended by itself.
 * @param {ContainerTool} tool
 */
function stop(tool) {
  tool.call(['stop', '--time', '20', NAME]);
  const code = tool.read(['inspect', '--format', '{{.State.ExitCode}}', NAME]);
  if (code !== '0') throw new StepError(`The site stopped with ${code} instead of 0.`);
}

/** Wait until the site answers from outside of its container. */
async function waitUntilReady() {
  await waitUntil('The site does not answer.', async () => {
    const asked = fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null);
    // The port is open before the site listens, and such a request may never end.
    const response = await Promise.race([asked, sleep(ANSWER_MS, null)]);
    return response?.ok === true;
  });
}

/** @param {ContainerTool} tool */
async function waitUntilHealthy(tool) {
  await waitUntil('The health check fails.', async () =>
    tool.program === 'podman'
      ? tool.succeeds(['healthcheck', 'run', NAME])
      : tool.read(['inspect', '--format', '{{.State.Health.Status}}', NAME]) === 'healthy',
  );
}

/**
 * @param {string} failure the sentence after the limit of time
 * @param {() => Promise<boolean>} isSo
 */
async function waitUntil(failure, isSo) {
  const endMs = performance.now() + START_MS;
  while (!(await isSo())) {
    if (performance.now() > endMs) throw new StepError(failure);
    await sleep(POLL_MS);
  }
}

/**
 * Remove what this or an earlier rehearsal left.
 * @param {ContainerTool} tool
 */
function removeAll(tool) {
  tool.succeeds(['rm', '--force', NAME]);
  tool.succeeds(['volume', 'rm', '--force', VOLUME]);
}
