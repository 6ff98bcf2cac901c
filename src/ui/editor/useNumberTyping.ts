import { use, useEffect, useMemo } from 'react';
import { useSelector } from '@xstate/react';
import { symbolAt, withParams } from '#engine/edit/selection.ts';
import {
  symbolFromTemplate,
  templatePlace,
  withoutTemplate,
  withTemplate,
} from '#engine/edit/symbolTool.ts';
import type { SymbolTemplate } from '#engine/edit/Tool.ts';
import type { Grid, Point, SymbolInstance } from '#engine/grid/grid.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { cursorPoint } from '#machines/cursor.ts';
import { isElsewhere, isTurnedOff, KeyScope } from '#ui/board/access/useKeyTable.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { digitOf, numberOf, paramsAfterDigits } from '#ui/editor/config/paramsKeys.ts';

/** Digits within this time of each other form one number. */
const NUMBER_MS = 1000;

/** Types numbers on the board while a symbol with a number is the tool in hand. */
export interface NumberTyping {
  /** The pointer moved to a point of the board, in cells; null if it left. */
  readonly onPoint: (at: Point | null) => void;
  /** Type a digit, or erase with `Backspace`. False if there is no place for it. */
  readonly type: (key: string) => boolean;
}

/**
 * Numbers by digits alone: at the cell under the pointer, at the cursor of the keyboard, or else at
 * the last clue. A digit places the clue if there is none; the next one starts with its number.
 */
export function useNumberTyping(store: BoardStore): NumberTyping {
  const scope = use(KeyScope);
  const typing = useMemo(() => createNumberTyping(store), [store]);
  useEffect(() => {
    const stop = typing.follow();
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (isElsewhere(event.target, scope) || isTurnedOff(event)) return;
      const isErase = event.key === 'Backspace' || event.key === 'Delete';
      const key = isErase ? 'Backspace' : digitOf(event);
      if (key !== null && typing.type(key)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      stop();
    };
  }, [typing, scope]);
  return typing;
}

/** True if the tool in hand places symbols with a number. */
export function useHasNumberInHand({ actor }: BoardStore): boolean {
  return useSelector(actor, ({ context }) => {
    const def =
      context.tool === 'symbol' && context.template && symbolById.get(context.template.id);
    return def ? numberOf(def, {}) !== null : false;
  });
}

interface FollowedTyping extends NumberTyping {
  /** Follow the cursor and the strokes of the board. Returns the end. */
  readonly follow: () => () => void;
}

function createNumberTyping({ actor }: BoardStore): FollowedTyping {
  let pointed: Point | null = null;
  /** The last input that named a cell. */
  let by: 'pointer' | 'cursor' = 'pointer';
  let last: Point | null = null;
  let typed = { place: '', digits: '', atMs: -Infinity };

  const target = (template: SymbolTemplate, grid: Grid): Point | null => {
    const { cursor } = actor.getSnapshot().context;
    const keyed = cursor.isShown ? cursorPoint(cursor, grid) : null;
    const at = by === 'cursor' ? (keyed ?? pointed) : (pointed ?? keyed);
    return (at && templatePlace(template, at, grid)) ?? last;
  };
  return {
    onPoint(at) {
      pointed = at;
      if (at) by = 'pointer';
    },
    type(key) {
      const { tool, template, grid, selection } = actor.getSnapshot().context;
      if (tool !== 'symbol' || !template || selection !== null) return false;
      const at = target(template, grid);
      if (!at) return false;
      const place = JSON.stringify(at);
      if (key === 'Backspace') return erase(actor, template, at);
      const nowMs = performance.now();
      const isSame = typed.place === place && nowMs - typed.atMs < NUMBER_MS;
      const digits = (isSame ? typed.digits : '') + key;
      const symbol = typedSymbol(grid, template, at, digits);
      if (!symbol) return false;
      typed = { place, digits, atMs: nowMs };
      last = at;
      putSymbol(actor, template, symbol);
      return true;
    },
    follow() {
      let before = actor.getSnapshot().context;
      const following = actor.subscribe(({ context }) => {
        const { cursor, contact, template, grid, tool } = context;
        if (cursor !== before.cursor && cursor.isShown && contact === before.contact) by = 'cursor';
        if (contact !== before.contact && contact && tool === 'symbol' && template)
          last = templatePlace(template, contact, grid);
        if (grid.width !== before.grid.width || template?.id !== before.template?.id) last = null;
        before = context;
      });
      return () => following.unsubscribe();
    },
  };
}

/** The symbol at a place after typed digits; null if it takes none of them. */
function typedSymbol(
  grid: Grid,
  template: SymbolTemplate,
  at: Point,
  digits: string,
): SymbolInstance | null {
  const def = symbolById.get(template.id);
  const symbol = symbolAt(grid, template.id, at) ?? symbolFromTemplate(template, at, grid);
  const params = def && symbol && paramsAfterDigits(def, symbol.params, digits);
  return symbol && params ? { ...symbol, params } : null;
}

/** Place a symbol, or change the one that is there. New symbols start with its number. */
function putSymbol(actor: BoardStore['actor'], template: SymbolTemplate, symbol: SymbolInstance) {
  const { grid } = actor.getSnapshot().context;
  const target = { kind: 'symbol', id: symbol.id, at: symbol.at } as const;
  const isThere = symbolAt(grid, symbol.id, symbol.at) !== undefined;
  actor.send({
    type: 'document.edit',
    change: {
      grid: isThere
        ? withParams(grid, target, symbol.params)
        : withTemplate(grid, template, symbol),
    },
    session: `number ${JSON.stringify(target)}`,
  });
  rememberNumber(actor, symbol);
}

/** Let new symbols of the tool in hand start with the number of a symbol of its kind. */
export function rememberNumber(
  actor: BoardStore['actor'],
  { id, params }: Pick<SymbolInstance, 'id' | 'params'>,
): void {
  const { tool, template, selection } = actor.getSnapshot().context;
  if (selection !== null) return; // taking the tool would close the form of the symbol
  const def = symbolById.get(id);
  const last = def && numberOf(def, params);
  if (tool !== 'symbol' || template?.id !== id || template.params !== null || !last) return;
  actor.send({ type: 'tool.choose', tool, template: { ...template, last } });
}

/** Erase the clue at a place. False if there is none. */
function erase(actor: BoardStore['actor'], template: SymbolTemplate, at: Point): boolean {
  const { grid } = actor.getSnapshot().context;
  const next = withoutTemplate(grid, template, at);
  if (next === grid) return false;
  actor.send({ type: 'document.edit', change: { grid: next } });
  return true;
}
