import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { SCRIPT_CLUES } from '#engine/script/clues.ts';
import { scriptDeclarations } from '#engine/script/declarations.ts';
import { SCRIPT_GLOBALS } from '#engine/script/globals.ts';
import { GridData } from '#engine/script/GridData.ts';
import { scriptReference } from '#engine/script/reference.ts';
import { STARTING_SCRIPT } from '#engine/script/startingScript.ts';
import { english } from '#texts/english.ts';

const DECLARATIONS = 'chiaro.d.ts';
const SCRIPT = 'script.js';

/** The checker's errors for a script, as in the code editor. */
function complaintsAbout(script: string): readonly string[] {
  const texts = new Map([
    [DECLARATIONS, scriptDeclarations((text) => english.say(text))],
    [SCRIPT, script],
  ]);
  const options: ts.CompilerOptions = {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    strict: true,
    noImplicitAny: false,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
  };
  const base = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...base,
    getSourceFile(name, target) {
      const text = texts.get(name);
      return text === undefined
        ? base.getSourceFile(name, target)
        : ts.createSourceFile(name, text, target, true);
    },
    readFile: (name) => texts.get(name) ?? base.readFile(name),
    fileExists: (name) => texts.has(name) || base.fileExists(name),
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** The names that a file declares for its values, and the members of its class `GridData`. */
function declaredNames(): {
  readonly values: ReadonlySet<string>;
  readonly grid: ReadonlySet<string>;
} {
  const file = ts.createSourceFile(
    DECLARATIONS,
    scriptDeclarations((text) => english.say(text)),
    ts.ScriptTarget.ES2022,
    true,
  );
  const values = new Set<string>();
  const grid = new Set<string>();
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) values.add(name.getText());
    }
    if (!ts.isClassDeclaration(statement) && !ts.isFunctionDeclaration(statement)) continue;
    const name = statement.name?.text ?? '';
    values.add(name);
    if (name !== 'GridData' || !ts.isClassDeclaration(statement)) continue;
    for (const { name: member } of statement.members) if (member) grid.add(member.getText());
  }
  grid.delete('isGrid'); // tells the class from others, for the checker only
  return { values, grid };
}

describe('the declarations', () => {
  it('name exactly what scripts find', () => {
    const { values, grid } = declaredNames();

    expect([...values].sort()).toEqual(Object.keys(SCRIPT_GLOBALS).sort());
    const members = [...Object.getOwnPropertyNames(GridData.prototype), 'create'];
    expect([...grid].sort()).toEqual(members.filter((name) => name !== 'constructor').sort());
  });

  it('have nothing to say of the starting script', () => {
    expect(complaintsAbout(STARTING_SCRIPT)).toEqual([]);
  });

  it('know the parameters of every clue', () => {
    const script = SCRIPT_CLUES.map(
      ({ name, kind, parameters }) =>
        `new ${name}(${kind === 'symbol' ? '0, 0' : ''}).with({ ${parameters
          .map((it) => `${it.name}: new ${name}(${kind === 'symbol' ? '0, 0' : ''}).${it.name}`)
          .join(', ')} });`,
    ).join('\n');

    expect(complaintsAbout(script)).toEqual([]);
  });

  it('find what is wrong', () => {
    expect(complaintsAbout('fetch("x");')).toEqual([
      expect.stringContaining("Cannot find name 'fetch'"),
    ]);
    expect(complaintsAbout('new CellCountRule("pink");')).toEqual([
      expect.stringContaining('"pink"'),
    ]);
    expect(complaintsAbout('new GridData().addRule(new LotusSymbol(0, 0));')).toHaveLength(1);
    expect(complaintsAbout('new NumberSymbol(0);')).toHaveLength(1);
  });
});

describe('the quick reference', () => {
  it('lists every clue, and code that the checker knows', () => {
    const sections = scriptReference();
    const codes = sections.flatMap(({ entries }) => entries.map(({ code }) => code));

    for (const { name } of SCRIPT_CLUES) {
      expect(
        codes.some((code) => code.startsWith(`new ${name}(`)),
        name,
      ).toBe(true);
    }
    const grid = sections[0]?.entries.map(({ code }) => code) ?? [];
    const fixed = [...grid, ...(sections.at(-1)?.entries.map(({ code }) => code) ?? [])];
    const script = fixed.map((code) =>
      code.startsWith('.') ? `new GridData()${code};` : `${code};`,
    );
    const given =
      'const rule = new PerfectionRule(), symbol = new GalaxySymbol(0, 0), values = [1];';
    expect(complaintsAbout(`${given}\n${script.join('\n')}`)).toEqual([]);
  });
});
