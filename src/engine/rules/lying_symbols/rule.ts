import { message } from '#texts/message.ts';
import { defineRule } from '#engine/clues/defineRule.ts';
import {
  type FinishContext,
  type Judgement,
  error,
  incomplete,
  satisfied,
  type Verdict,
} from '#engine/clues/verdict.ts';
import { field } from '#engine/config/field.ts';
import type { SymbolInstance } from '#engine/grid/grid.ts';

/** The symbols in error. */
function findLiars({ board, judgement }: FinishContext): ReadonlySet<SymbolInstance> {
  const liars = new Set<SymbolInstance>();
  for (const [id, list] of board.grid.symbols) {
    const states = judgement.symbols.get(id);
    list.forEach((symbol, i) => {
      if (states?.[i] === 'error') liars.add(symbol);
    });
  }
  return liars;
}

function withVerdict(judgement: Judgement, index: number, verdict: Verdict): Judgement {
  const rules = judgement.rules.map((own, i) => (i === index ? verdict : own));
  return { ...judgement, final: 'error', rules };
}

/**
 * Exactly `count` symbols are wrong. Those are excused, and the others are judged again without
 * them. Deliberately in error too early: a symbol that is in error at any time counts as lying from
 * then on.
 */
export const lyingSymbols = defineRule({
  id: 'lying_symbols',
  title: message('rules.lying_symbols.title'),
  keywords: message('ruleWords.lying_symbols'),
  config: {
    count: field.number({
      initial: 1,
      min: 1,
      max: 100,
      step: 1,
      label: message('rules.lying_symbols.count'),
    }),
  },
  traits: { singleton: true },
  explain: ({ count }) => message('rules.lying_symbols.explain', { count }),
  brief: ({ count }) => message('rules.lying_symbols.brief', { count }),
  example: () => ({
    tiles: 'bbww/bwwb/wwbb',
    symbols: [
      { id: 'number', at: { x: 0, y: 0 }, params: { number: 3 } },
      { id: 'number', at: { x: 3, y: 2 }, params: { number: 5 } },
    ],
  }),
  check: () => incomplete,
  describeError: ({ count }) => ({
    short: message('rules.lying_symbols.short', { count }),
    long: message('rules.lying_symbols.long', { count }),
  }),
  finish({ count }, context) {
    const { board, judgement, index, rejudge } = context;
    const liars = findLiars(context);
    if (liars.size > count) return withVerdict(judgement, index, error());
    if (liars.size === count) return rejudge(liars, satisfied);
    return rejudge(liars, board.isFilled ? error() : incomplete);
  },
});
