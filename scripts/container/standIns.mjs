import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, StepError } from '../project.mjs';
import { makeBase } from './CleanRoot.mjs';
import { readDockerfile } from './dockerfile.mjs';
import { BASE } from './rehearseInRoot.mjs';

/** @typedef {import('./ContainerTool.mjs').ContainerTool} ContainerTool */

const POSTGRES = /^postgres:/;

/** The images that the Dockerfile and compose.yaml start from. */
function baseImages() {
  const stages = readDockerfile(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'));
  const services = readFileSync(path.join(ROOT, 'compose.yaml'), 'utf8');
  const named = [...services.matchAll(/^ +image: (\S+)$/gm)].map(([, image = '']) => image);
  return [...new Set([...stages.map(({ base }) => base), ...named])];
}

/**
 * Download the images that the site starts from. Returns those that can't be downloaded.
 * @param {ContainerTool} tool
 */
export function downloadBaseImages(tool) {
  return baseImages()
    .map((image) => tool.fullName(image))
    .filter((image) => !tool.hasImage(image) && !tool.succeeds(['pull', image]));
}

/**
 * Make images that stand in for others, from packages of Debian and npm.
 * @param {ContainerTool} tool
 * @param {readonly string[]} images
 */
export async function makeStandIns(tool, images) {
  for (const image of images) {
    console.log(`${image} can't be downloaded; an image from Debian stands in for it.`);
    if (POSTGRES.test(path.basename(image))) standInForPostgres(tool, image);
    else await standInForNode(tool, image);
  }
}

/**
 * @param {ContainerTool} tool
 * @param {string} image
 */
async function standInForNode(tool, image) {
  const [, node = '', suite = ''] = /node:(\d+)-(\w+)-slim$/.exec(image) ?? [];
  if (node === '') throw new StepError(`Nothing stands in for ${image}.`);
  await makeBase(BASE, { suite, node });
  const variables = ['PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'];
  // A proxy may have a certificate of its own.
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  if (certificates !== undefined) {
    mkdirSync(path.dirname(path.join(BASE, certificates)), { recursive: true });
    cpSync(certificates, path.join(BASE, certificates), { dereference: true });
    variables.push(`NODE_EXTRA_CA_CERTS=${certificates}`);
  }
  const changes = variables.flatMap((variable) => ['--change', `ENV ${variable}`]);
  const tar = spawn('tar', ['--directory', BASE, '--create', '.'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const importing = spawn(tool.program, ['import', ...changes, '-', image], {
    stdio: [tar.stdout, 'inherit', 'inherit'],
  });
  const [code] = await once(importing, 'close');
  if (code !== 0) throw new StepError(`Importing ${image} failed with ${String(code)}.`);
}

/**
 * @param {ContainerTool} tool
 * @param {string} image
 */
function standInForPostgres(tool, image) {
  const debian = baseImages().find((base) => base.startsWith('node:'));
  if (debian === undefined) throw new StepError(`Nothing stands in for ${image}.`);
  const folder = path.join(ROOT, 'scripts/container/postgres');
  tool.build(image, ['--build-arg', `DEBIAN=${tool.fullName(debian)}`, folder]);
}
