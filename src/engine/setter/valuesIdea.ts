import { message } from '#texts/message.ts';
import { findNumberChoice, placeSymbol } from '../assistant/values.ts';
import type { Grid, Point, SymbolInstance } from '../grid/grid.ts';
import type { Work } from '../generate/Work.ts';
import { none, type Idea, type IdeaRun } from './Idea.ts';
import { solutionOf } from './solutionOf.ts';

/** Values of a number with which the puzzle has one solution, to choose from. */
export function* valuesIdea(
  author: Grid,
  { id, at }: { readonly id: string; readonly at: Point },
  work: Work,
): IdeaRun {
  const symbol = author.symbols.get(id)?.find((it) => it.at.x === at.x && it.at.y === at.y);
  const choice = symbol && findNumberChoice(symbol, author.tiles.length);
  if (!choice) return none(message('ideas.noNumber'));
  const ideas: Idea[] = [];
  for (let value = choice.least; value <= choice.most; value++) {
    const next: SymbolInstance = {
      ...symbol,
      params: { ...symbol.params, [choice.field]: value },
    };
    const grid = placeSymbol(author, next, symbol);
    const solved = yield* solutionOf(grid, work);
    if (!solved) return none(message('ideas.tooMuch'));
    if (!solved.isUnique) continue;
    const says = message('ideas.uniqueWith', { number: value });
    ideas.push({ grid, name: String(value), says, going: [], grades: null });
  }
  const [first, ...others] = ideas;
  return first ? { type: 'ideas', ideas: [first, ...others] } : none(message('ideas.noValue'));
}
