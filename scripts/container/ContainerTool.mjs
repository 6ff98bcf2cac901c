import { execFileSync, spawnSync } from 'node:child_process';
import { ROOT, StepError } from '../project.mjs';

/** @typedef {{ env?: Readonly<Record<string, string>>, quiet?: boolean }} CallOptions */

/** Docker or Podman on this machine, and its command for services. */
export class ContainerTool {
  /**
   * @param {string} program `docker` or `podman`
   * @param {readonly string[] | null} services the command that reads compose.yaml, if there is one
   */
  constructor(program, services) {
    this.program = program;
    this.services = services;
  }

  /**
   * Run a command of the tool, with its output at this terminal. Throws if it fails.
   * @param {readonly string[]} args
   */
  call(args) {
    mustRun([this.program, ...args]);
  }

  /**
   * Build an image. Podman drops health checks in its own format.
   * @param {string} image
   * @param {readonly string[]} args options and folder
   */
  build(image, args) {
    const format = this.program === 'podman' ? ['--format', 'docker'] : [];
    this.call(['build', ...format, '--tag', image, ...args]);
  }

  /**
   * The output of a command of the tool. Throws if it fails.
   * @param {readonly string[]} args
   */
  read(args) {
    return read([this.program, ...args]);
  }

  /** @param {readonly string[]} args */
  succeeds(args) {
    return succeeds([this.program, ...args]);
  }

  /** @param {string} image */
  hasImage(image) {
    return this.succeeds(['image', 'inspect', image]);
  }

  /**
   * The name under which the tool stores an image of Docker's library.
   * @param {string} image
   */
  fullName(image) {
    return this.program === 'podman' ? `docker.io/library/${image}` : image;
  }

  /**
   * Run a command for the services of compose.yaml, and return its output. Throws if it fails.
   * @param {readonly string[]} args
   * @param {Readonly<Record<string, string>>} env
   */
  compose(args, env) {
    if (this.services === null) throw new StepError('There is no command for compose.yaml here.');
    return read([...this.services, ...args], env);
  }
}

/**
 * @param {readonly string[]} words
 * @returns {[string, readonly string[]]}
 */
function programOf([program, ...args]) {
  if (program === undefined) throw new StepError('A command has at least one word.');
  return [program, args];
}

/** @param {readonly string[]} words */
function mustRun(words) {
  const [program, args] = programOf(words);
  const { status } = spawnSync(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new StepError(`${words.join(' ')} failed with ${status}.`);
}

/**
 * @param {readonly string[]} words
 * @param {Readonly<Record<string, string>>} [env]
 */
function read(words, env = {}) {
  const [program, args] = programOf(words);
  return execFileSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}

/** @param {readonly string[]} words */
function succeeds(words) {
  const [program, args] = programOf(words);
  return spawnSync(program, args, { cwd: ROOT, stdio: 'ignore' }).status === 0;
}

/**
 * The commands that read compose.yaml, in the order of preference. Those of Podman wait for a
 * healthy database by systemd only, which few containers and build machines have.
 */
const SERVICES = [['docker', 'compose'], ['docker-compose']];

/** The container tool that works on this machine, or null: a program alone may lack its service. */
export function findTool() {
  const program = ['docker', 'podman'].find((name) => succeeds([name, 'info']));
  if (program === undefined) return null;
  const isDocker = program === 'docker';
  const services = SERVICES.find((words) => isDocker && succeeds([...words, 'version'])) ?? null;
  return new ContainerTool(program, services);
}
