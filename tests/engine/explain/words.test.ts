import { describe, expect, it } from 'vitest';
import { reasonLines } from '#engine/explain/reasonLines.ts';
import { spokenPlace } from '#engine/clues/spokenPlaces.ts';
import { rungsOfStep, whyRung } from '#engine/explain/rungsOfStep.ts';
import { composeSentence } from '#engine/explain/sentence.ts';
import { spokenStep } from '#engine/explain/spokenStep.ts';
import type { ColoredCell, SupposedChain } from '#engine/explain/Step.ts';
import type { Config } from '#engine/config/field.ts';
import { paramsOf } from '#engine/clues/params.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { allRules, ruleById } from '#engine/rules/index.ts';
import { rulePhrasing } from '#engine/rules/phrasing.ts';
import { symbolPhrasing } from '#engine/symbols/phrasing.ts';
import { ruleSolving } from '#engine/rules/solving.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { english } from '#texts/english.ts';
import type { Text } from '#texts/message.ts';
import { BUILT_HINTS } from '#tests/support/builtHints.ts';
import { fuzzRuns, sampled } from '#tests/support/fuzzRuns.ts';
import { german } from '#tests/support/german.ts';
import { stepsFrom, type FoundStep } from '#tests/support/hintSteps.ts';
import { parseHint } from '#tests/support/parseHint.ts';
import { bruteForce, Draw, randomGrid } from '#tests/support/randomGrids.ts';
import { checkSentence, sentenceOf } from '#tests/support/sentences/checkSentence.ts';
import { countWords, sentencesOf } from '#tests/support/sentencesOf.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';

/** Clues that steps can follow from. */
const RULES = allRules.filter((def) => {
  const solving = ruleSolving.get(def.id) ?? {};
  const says = 'post' in solving || 'liars' in solving || 'targets' in solving;
  const isChecked = !def.traits?.needsSolution && !def.traits?.optional;
  return isChecked && (says || def.topology !== undefined);
});
const SILENT = ['custom_text', 'custom_icon', 'hidden', 'unsupported'];
const SYMBOLS = allSymbols.filter(({ id }) => !SILENT.includes(id));

const LANGUAGES = [english, german];
const MOST_WORDS = 25;
const MOST_STEPS = 3;
/** Number of symbols that a spoken step names one by one. */
const MOST_NAMED = 6;
/** These random boards, together with built ones, cover every cause and every clue. */
const KNOWN_SEEDS = [4, 5, 6, 12, 13];
const MOST_SEEDS = 14;
const MORE_SEEDS = Array.from(
  { length: Math.min(fuzzRuns(0, MOST_SEEDS), MOST_SEEDS) },
  (_, i) => i + 1,
);
const SEEDS = [...new Set([...KNOWN_SEEDS, ...MORE_SEEDS])];
const BY_DAY = 10;
/** Cells of the largest puzzle, and number of its steps, so that the tests take seconds. */
const MOST_CELLS = 36;

function* randomSteps(): Generator<FoundStep> {
  for (const { id } of SYMBOLS) {
    for (const seed of SEEDS) {
      const draw = new Draw(seed);
      const rules = draw.of([[], [], ['wrap_around'], ['off_by_x'], ['lying_symbols']]);
      const symbols = new Array<string>(1 + draw.below(3)).fill(id);
      yield* stepsOfPossible(randomGrid(seed, { rules, symbols }));
    }
  }
  for (const { id } of RULES) {
    for (const seed of SEEDS) {
      const draw = new Draw(seed);
      const symbols = Array.from({ length: draw.below(3) }, () => draw.of(SYMBOLS).id);
      const rules = draw.isLucky(0.3) ? [id, draw.of(RULES).id] : [id];
      yield* stepsOfPossible(randomGrid(seed, { rules, symbols }));
    }
  }
}

/** A board without a solution may have steps that give a cell both colors. */
function stepsOfPossible(grid: Grid): Iterable<FoundStep> {
  return bruteForce(grid).size === 0 ? [] : stepsFrom(grid, { most: MOST_STEPS });
}

/** Puzzles with steps that the others may lack. */
const RARE = ['unique-060'];

/** One puzzle of each class that is small. */
const PUZZLES = [
  ...new Map(
    SOLVER_PUZZLES.filter((it) => it.expect === 'unique' && !it.class.includes('lying'))
      .map((it) => ({ ...it, grid: readGrid(it.grid) }))
      .filter(({ grid }) => grid.tiles.length <= MOST_CELLS)
      .map((it) => [it.class, it]),
  ).values(),
];

function* puzzleSteps(): Generator<FoundStep> {
  const rare = PUZZLES.filter((it) => it.class === 'myopia' || RARE.includes(it.id));
  for (const { grid, solution } of new Set([...rare, ...sampled(PUZZLES, BY_DAY)])) {
    const solved = solution === undefined ? null : readGrid(solution);
    yield* stepsFrom(grid, { solution: solved, most: MOST_STEPS });
  }
}

const FOUND = [...randomSteps(), ...puzzleSteps()];
const STEPS = [...BUILT_HINTS, ...FOUND];

/** A description of a step, to find it again. */
function nameOf({ step, grid }: FoundStep): string {
  return english.say(spokenStep(step, boardOf(grid)));
}

function causesOf(chain: SupposedChain | undefined): readonly string[] {
  return (chain?.links ?? []).flatMap(({ cause, inner }) => [cause.type, ...causesOf(inner)]);
}

function idsOf({ step, grid }: FoundStep): readonly string[] {
  return step.clues.map((clue) =>
    clue.type === 'rule' ? (grid.rules[clue.index]?.id ?? '') : clue.id,
  );
}

const sortedCells = (cells: readonly ColoredCell[]) =>
  cells.map(({ cell, color }) => `${cell} ${color}`).sort();

describe('the steps that are tested', () => {
  it('follow from every cause', () => {
    const met = new Set(STEPS.flatMap(({ step }) => [step.cause.type, ...causesOf(step.whatIf)]));

    expect([...met].sort()).toEqual([
      'answers',
      'check',
      'clause',
      'connected',
      'count',
      'counts',
      'cycle',
      'far',
      'joined',
      'mirror',
      'pattern',
      'predicate',
      'region',
      'rim',
      'shape',
      'sight',
      'touch',
      'unexplained',
      'ways',
      'whatIf',
    ]);
  });

  it('follow from every clue', () => {
    const met = new Set(STEPS.flatMap(idsOf));
    const all = [...RULES, ...SYMBOLS].map(({ id }) => id);

    expect(
      all.filter((id) => !met.has(id)),
      'clues without a step: a new clue shifts what seeds draw, so add steps to builtHints.ts',
    ).toEqual([]);
  });
});

it('every sentence has the numbers and places of the board', () => {
  for (const found of FOUND) {
    try {
      checkSentence(found);
    } catch (error) {
      throw new Error(`${sentenceOf(found)} on ${writeGridText(found.grid)}`, { cause: error });
    }
  }
});

/** Ids, missing values and braces of patterns, none of which may occur in a text. */
const NO_WORDS = /_|undefined|NaN|Infinity|[{}]/;

describe.each(LANGUAGES)('in $language', (translator) => {
  const say = (text: Text) => translator.say(text);

  it('a reason has one or two short sentences', () => {
    const long = STEPS.map(({ step, grid }) => say(composeSentence(step, boardOf(grid)))).filter(
      (text) => {
        const sentences = sentencesOf(text);
        return sentences.length > 2 || sentences.some((it) => countWords(it) > MOST_WORDS);
      },
    );

    expect(long).toEqual([]);
  });

  it('all that is said are words', () => {
    for (const { step, grid } of STEPS) {
      const board = boardOf(grid);
      const lines = reasonLines(step, board);
      const texts: Text[] = [
        composeSentence(step, board),
        spokenStep(step, board),
        ...lines.flatMap(({ text, detail }) => [text, detail]),
        ...rungsOfStep(step, board).flatMap(({ text, spoken }) => [text, spoken]),
      ];
      for (const text of texts) {
        expect(say(text)).not.toBe('');
        expect(say(text)).not.toMatch(NO_WORDS);
      }
    }
  });

  it('every clue has a noun', () => {
    const nouns = [
      ...RULES.flatMap((def) => rulePhrasing.get(def.id)?.noun(initialOf(def)) ?? []),
      ...SYMBOLS.flatMap((def) => symbolPhrasing.get(def.id)?.noun(initialOf(def)) ?? []),
    ];

    expect(nouns.length).toBeGreaterThan(20);
    for (const noun of nouns) expect(say(noun)).not.toMatch(/^$|[{}_]/);
  });
});

function initialOf({ config }: { readonly config: Config }) {
  return Object.fromEntries(Object.entries(config).map(([name, field]) => [name, field.initial]));
}

describe('a spoken step', () => {
  it.each(STEPS.map((it) => [nameOf(it), it] as const))('says all of it: %s', (text, found) => {
    const { step, grid } = found;
    const board = boardOf(grid);

    const parsed = parseHint(text, grid.width);

    expect(sortedCells(parsed.cells)).toEqual(sortedCells(step.cells));
    expect(sortedCells(parsed.facts)).toEqual(sortedCells(step.facts));
    const symbols = step.clues.flatMap((clue) => {
      const symbol = clue.type === 'symbol' ? board.symbols(clue.id)[clue.index] : undefined;
      return symbol ? [{ kind: symbol.id, ...symbol.at }] : [];
    });
    expect(parsed.symbols).toEqual(symbols.length > MOST_NAMED ? symbols.length : symbols);
    const rules = step.clues.flatMap((clue) => {
      const rule = clue.type === 'rule' ? grid.rules[clue.index] : undefined;
      const def = rule && ruleById.get(rule.id);
      const noun = rule && def && rulePhrasing.get(rule.id)?.noun(paramsOf(def, rule));
      return noun === undefined ? [] : [english.say(noun)];
    });
    expect(parsed.rules).toEqual(rules);
  });
});

const IDS = ['where', 'which', 'cell', 'why'] as const;

describe('the ladder of a step', () => {
  it('marks the cell that the sentence is about if the others have other reasons', () => {
    const met = new Set<boolean>();
    for (const { step, grid } of STEPS) {
      const { text, marks } = whyRung(step, boardOf(grid));
      const sentence = english.say(text);
      const place = english.say(spokenPlace(grid.width, step.cells[0]?.cell ?? 0));
      const isNamed = sentence.startsWith(`If ${place} were`) || sentence.includes(` in ${place}:`);
      const isMarked = marks?.targets.some(({ role }) => role === 'first') === true;
      const hasRole = marks?.targets[0]?.role === 'supposed';
      if (step.cells.length > 1 && !hasRole) met.add(isNamed);

      expect(isMarked, sentence).toBe(isNamed && !hasRole);
    }
    expect(met.size).toBe(2);
  });

  it('lights more from rung to rung, and tells no color before the last one', () => {
    for (const { step, grid } of STEPS) {
      const rungs = rungsOfStep(step, boardOf(grid));
      const [where, which, cell, why] = IDS.map((id) => rungs.find((it) => it.id === id));
      if (!why) continue;

      expect(where?.marks?.targets ?? []).toEqual([]);
      expect(which?.marks?.targets).toEqual([]);
      expect(cell?.marks?.targets.map((it) => it.color)).toEqual(step.cells.map(() => null));
      expect(why.marks?.targets.map((it) => ({ cell: it.cell, color: it.color }))).toEqual(
        step.cells,
      );
      expect(why.lines.length).toBeGreaterThan(step.clues.length + step.facts.length - 1);
      expect([where, which, cell].flatMap((it) => it?.lines ?? [])).toEqual([]);
    }
  });
});

describe('the reason as a list', () => {
  it('has a line for each clue and each fact', () => {
    for (const { step, grid } of STEPS) {
      const lines = reasonLines(step, boardOf(grid));
      const own = lines.slice(0, step.clues.length + step.facts.length);

      expect(own.filter(({ clue }) => clue)).toHaveLength(step.clues.length);
      const lit = own.filter(({ clue }) => !clue).flatMap(({ cells }) => cells);
      expect(lit.toSorted()).toEqual(step.facts.map(({ cell }) => cell).toSorted());
    }
  });
});
