/** @typedef {{ name: string, text: string }} Instruction `RUN` and the rest of its line */
/** @typedef {{ base: string, name: string | null, steps: Instruction[] }} Stage */

/** The instructions that a rehearsal performs; others are a mistake. */
const KNOWN = [
  ...['FROM', 'ENV', 'WORKDIR', 'COPY', 'RUN', 'USER', 'VOLUME', 'EXPOSE'],
  ...['HEALTHCHECK', 'STOPSIGNAL', 'CMD'],
];

/**
 * Read the stages of a Dockerfile. Throws for an instruction that is not known here.
 * @param {string} text
 * @returns {Stage[]}
 */
export function readDockerfile(text) {
  const lines = text.replaceAll(/^\s*#.*\n/gm, '').replaceAll(/\\\n\s*/g, '');
  /** @type {Stage[]} */
  const stages = [];
  for (const line of lines.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (!KNOWN.includes(name)) throw new Error(`Unknown instruction: ${line}`);
    if (name === 'FROM') {
      const [base = '', , stage = null] = rest.split(/\s+/);
      stages.push({ base, name: stage, steps: [] });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`An instruction before FROM: ${line}`);
      stage.steps.push({ name, text: rest });
    }
  }
  return stages;
}

/**
 * A function that is true for paths, relative to the project, that `.dockerignore` leaves out.
 * Reads names at the top of the project, and endings such as `*.log` there.
 * @param {string} text
 * @returns {(path: string) => boolean}
 */
export function readDockerignore(text) {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return (path) => {
    const [top = ''] = path.split('/');
    return patterns.some((pattern) =>
      pattern.startsWith('*') ? top.endsWith(pattern.slice(1)) : top === pattern,
    );
  };
}
