import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariant } from '#base/invariant.ts';
import { ABSENT_NAMES, explainAbsence } from '#engine/script/globals.ts';
import { parseScriptResult } from '#engine/script/scriptResult.ts';
import { STARTING_SCRIPT } from '#engine/script/startingScript.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import { solveAutomatically } from '#engine/solving/auto.ts';
import { english } from '#texts/english.ts';
import { startScriptMachine, type ScriptOutcome } from '#workers/runScript.ts';
import { bundleScriptBox } from '../../scripts/build/scriptBox.ts';

const WASM = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');

let box = '';
let wasm: ArrayBuffer;

beforeAll(async () => {
  box = (await bundleScriptBox()).code;
  wasm = new Uint8Array(readFileSync(WASM)).buffer;
});

type Machine = Awaited<ReturnType<typeof startScriptMachine>>;

/** A machine for each script, as pages have it: one that was brought down runs nothing more. */
async function run(script: string, given?: Machine): Promise<ScriptOutcome> {
  const machine = given ?? (await startScriptMachine(wasm, box));
  return machine(script);
}

async function problemWith(script: string, given?: Machine) {
  const outcome = await run(script, given);
  invariant(outcome.kind === 'problem', `this script fails: ${script}`);
  const { message, place } = outcome.problem;
  return { message: english.say(message), place };
}

/** A machine by whose clock a tenth of a second is over each time that it looks. */
async function slowMachine() {
  let looks = 0;
  const machine = await startScriptMachine(wasm, box, () => looks++ * 100);
  return { machine, spentMs: () => (looks - 1) * 100 };
}

async function resultOf(script: string) {
  const outcome = await run(script);
  invariant(outcome.kind === 'result', `this script ends: ${JSON.stringify(outcome)}`);
  return parseScriptResult(outcome.text);
}

/** A puzzle with other parts. */
function puzzle(parts: string): string {
  return `({ title: 'T', author: 'A', description: '', difficulty: 1, grid: new GridData(), ${parts} })`;
}

describe('a script', () => {
  it('gives the puzzle of its last expression', async () => {
    const puzzle = await resultOf(STARTING_SCRIPT);

    invariant(puzzle.ok, 'the starting script makes a puzzle');
    const { grid, solution, ...metadata } = puzzle.value;
    expect(metadata).toEqual({
      title: 'Three islands',
      author: 'Me',
      description: 'Made by a script.',
      difficulty: 2,
    });
    invariant(solution, 'it has a solution');
    const found = [...solveAutomatically(grid)].flatMap((event) =>
      event.type === 'solution' ? [event.grid] : [],
    );
    expect(found.map(writeGridText)).toEqual([writeGridText(solution)]);
    expect(writeGridText(grid)).toContain(
      '|Snumber,x=4,y=0,number=4:number,x=1,y=3,number=3:number,x=3,y=3,number=4|',
    );
  });

  it('is told the first thing that is wrong with its puzzle', async () => {
    const cases = [
      ['5', 'Data must be an object'],
      ['', 'Data must be an object'],
      [puzzle("title: ''"), 'Title must not be empty'],
      [puzzle('author: 1, description: 2'), 'Author must be a string'],
      [puzzle('difficulty: 11'), 'Difficulty must be at most 10'],
      [puzzle("grid: ['nn']"), 'Grid must be a GridData instance'],
      [puzzle('solution: {}'), 'Solution must be a GridData instance'],
      [
        puzzle('solution: new GridData(2, 2)'),
        'The solution is 2 × 2 cells, but the grid is 5 × 4.',
      ],
    ] as const;
    for (const [script, error] of cases) {
      const result = await resultOf(script);
      expect(!result.ok && english.say(result.error), script).toBe(error);
    }
  });

  it('is told where it is wrong', async () => {
    const cases = [
      ['const a = 1;\nlet b = ;', "Syntax error: unexpected token in expression: ';'.", 2, 9],
      ['\n  strange();', "'strange' is not defined.", 2, 3],
      ['function f() {\n  null.x;\n}\nf();', "Cannot read property 'x' of null.", 2, 7],
      ['throw new Error("no luck")', 'No luck.', 1, 16],
      [
        "GridData.create(['nn', 'n']);",
        'GridData.create: row 1, counting from 0, has length 1, but row 0 has length 2.',
        1,
        16,
      ],
      [
        "\nnew CellCountRule('pink')",
        'CellCountRule: color must be Color.Light or Color.Dark.',
        2,
        18,
      ],
    ] as const;
    for (const [script, message, line, column] of cases) {
      expect(await problemWith(script), script).toEqual({ message, place: { line, column } });
    }
  });

  it('may throw anything', async () => {
    for (const thrown of ['5', 'null', '{}', '{ get message() { throw 1; } }', '() => 1']) {
      expect((await problemWith(`throw ${thrown}`)).message, thrown).toMatch(/\S\.$/);
    }
    expect((await problemWith('throw "enough"')).message).toBe('Enough.');
  });

  it('that never ends is stopped after five seconds, whatever it catches', async () => {
    const loops = ['for (;;) {}', 'for (;;) { try { for (;;) {} } catch {} }'];
    for (const loop of loops) {
      const { machine, spentMs } = await slowMachine();

      expect(await problemWith(loop, machine)).toEqual({
        message: 'The script was stopped after 5 seconds.',
        place: null,
      });
      expect(spentMs()).toBe(5100);
    }
  });

  it('that never ends when its result is read is stopped too', async () => {
    const { machine } = await slowMachine();
    const { message } = await problemWith('({ get title() { for (;;) {} } })', machine);

    expect(message).toBe('The script was stopped after 5 seconds.');
  });

  it('that takes memory without end is stopped', async () => {
    for (const script of [
      'let all = [1]; for (;;) all = [...all, ...all];',
      'new Array(1e9).fill(0);',
      "'a'.padStart(5e8);",
    ]) {
      expect((await problemWith(script)).message, script).toBe(
        'The script was stopped because it used more than 64 MB of memory.',
      );
    }
  });

  it('that calls itself without end is stopped', async () => {
    for (const script of [
      'function f() { f(); } f();',
      "JSON.parse('['.repeat(1e6));",
      'let a = []; for (let i = 0; i < 1e5; i++) a = [a]; String(a);',
    ]) {
      expect((await problemWith(script)).message, script).toBe(
        'The script was stopped because its functions kept calling each other.',
      );
    }
  });

  it('finds no network, no storage and no page, and is told so', async () => {
    const machine = await startScriptMachine(wasm, box);
    for (const name of ABSENT_NAMES) {
      const bare = await problemWith(`\n ${name};`, machine);
      const property = await problemWith(`globalThis['${name}']()`, machine);

      expect(bare).toEqual({ message: explainAbsence(name), place: { line: 2, column: 2 } });
      expect(property.message).toBe(explainAbsence(name));
    }
    expect(explainAbsence('fetch')).toBe(
      'Scripts have no network, no storage and no page, so there is no fetch.',
    );
  });

  it('may use any of the names for its own variables', async () => {
    for (const declaration of ['const window', 'var document', 'let array', 'var GridData2']) {
      const name = declaration.split(' ')[1] ?? '';
      const result = await resultOf(`${declaration} = 'mine'; ${puzzle(`title: ${name}`)}`);

      expect(result.ok && result.value.title, declaration).toBe('mine');
    }
  });

  it('cannot reach what is around its machine', async () => {
    const reached = await resultOf(
      `const outer = (() => {}).constructor('return globalThis')();
       ${puzzle("title: Object.getOwnPropertyNames(outer).filter((name) => /^(std|os|print|host|QTS|wasm|Deno|Bun|global|require|Buffer)/i.test(name) && name !== 'globalThis' && name !== 'require').join() + '.'")}`,
    );

    expect(reached.ok && reached.value.title).toBe('.');
    const { message } = await problemWith("import fs from 'fs';");
    expect(message).toMatch(/^Syntax error: /);
  });
});
