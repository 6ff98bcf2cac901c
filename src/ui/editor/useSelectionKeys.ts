import { use, useEffect } from 'react';
import { selectedClue, withParams, symbolAt, type Selection } from '#engine/edit/selection.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { isElsewhere, isTurnedOff, KeyScope } from '#ui/board/access/useKeyTable.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import {
  HeldArrows,
  digitOf,
  directionFromKey,
  paramsAfterKey,
  paramsAfterWheel,
} from '#ui/editor/config/paramsKeys.ts';
import { templatePlace } from '#engine/edit/symbolTool.ts';
import type { Point } from '#engine/grid/grid.ts';
import { rememberNumber } from './useNumberTyping.ts';

/** Digits within this time of each other form one number. */
const NUMBER_MS = 1000;

/** Keys of the selected clue: arrows set its direction, digits its number. */
export function useSelectionKeys({ actor }: BoardStore): void {
  const scope = use(KeyScope);
  useEffect(() => {
    const arrows = new HeldArrows(window);
    let digits = '';
    let digitAtMs = -Infinity;
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, timeStamp } = event;
      const key = digitOf(event) ?? event.key;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (event.shiftKey && !/^\d$/.test(key)) return;
      if (isElsewhere(event.target, scope) || isTurnedOff(event)) return;
      const { grid, selection } = actor.getSnapshot().context;
      const clue = selectedClue(grid, selection);
      const def = clue && (selection?.kind === 'rule' ? ruleById : symbolById).get(clue.id);
      if (!clue || !def || !selection) return;
      const arrow = directionFromKey(key);
      if (timeStamp - digitAtMs > NUMBER_MS) digits = '';
      const held = arrow ? arrows.press(arrow) : [];
      const params = paramsAfterKey(def, clue.params, { key, held, digits });
      if (!params) return;
      event.preventDefault();
      if (!arrow) {
        digits += key;
        digitAtMs = timeStamp;
      }
      const session = `keys ${JSON.stringify(selection)}`;
      actor.send({
        type: 'document.edit',
        change: { grid: withParams(grid, selection, params) },
        session,
      });
      rememberNumber(actor, { id: def.id, params });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      arrows.destroy();
    };
  }, [actor, scope]);
}

/**
 * Change the number of the symbol at a point by the wheel, if it is of the kind in hand. Returns
 * false if there is none; then the wheel zooms.
 */
export function wheelOnSymbol({ actor }: BoardStore, at: Point, steps: number): boolean {
  const { grid, template, tool } = actor.getSnapshot().context;
  const place = tool === 'symbol' && template ? templatePlace(template, at, grid) : null;
  const symbol = place && template ? symbolAt(grid, template.id, place) : undefined;
  const def = symbol && symbolById.get(symbol.id);
  const params = def && paramsAfterWheel(def, symbol.params, steps);
  if (!symbol || !params) return false;
  const target: Selection = { kind: 'symbol', id: symbol.id, at: symbol.at };
  actor.send({
    type: 'document.edit',
    change: { grid: withParams(grid, target, params) },
    session: `wheel ${JSON.stringify(target)}`,
  });
  rememberNumber(actor, { id: symbol.id, params });
  return true;
}
