import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Cell } from '#engine/grid/grid.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { ErrorSwatch } from '#ui/shared/components/ErrorSwatch.tsx';
import { useLayerHome } from '#ui/board/access/useKeyTable.ts';
import { focusedElement, focusFirst } from '#ui/shared/platform/focus.ts';
import { Sentence } from '#ui/shared/components/Sentence.tsx';
import type { BoardStore, BoardSnapshot } from './boardStore.ts';
import type { ClueReading } from './clueReader.ts';
import { spokenPlace } from '#engine/clues/spokenPlaces.ts';
import { useBoardSnapshot } from './boardSelectors.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { clueNotes, type ClueNote } from '#ui/board/access/clueNotes.ts';
import { besideCell } from './besideCell.ts';
import { followCell, type BoardViewport } from './boardViewport.ts';

const CARD =
  'fixed top-0 left-0 z-20 w-max max-w-[min(320px,100vw-16px)] animate-veil rounded-control border border-line bg-base-200 px-3.5 py-3 text-aside shadow-float focus:ring-0';

interface ClueCardProps {
  store: BoardStore;
  reading: ClueReading;
  viewport: BoardViewport;
}

/**
 * Explanation of the clues at a cell, next to the cell: sentence, counts and errors, updated live.
 * The card takes neither pointer nor focus, unless a long press opened it: then it is a small menu,
 * and a touch outside it only closes it.
 */
export function ClueCard({ store, reading, viewport }: ClueCardProps) {
  const t = useText();
  const home = useLayerHome();
  const card = useRef<HTMLDivElement>(null);
  const id = useId();
  const snapshot = useBoardSnapshot(store, isWhole);
  const notes = clueNotes(t, snapshot, reading);
  const isHeld = reading.by === 'hold';
  useClosing(store, reading, card);
  useDescription(reading, viewport, id);
  useLayoutEffect(() => follow(card.current, reading, viewport, snapshot.board.width));
  useEffect(() => {
    if (!isHeld) return undefined;
    const before = focusedElement();
    card.current?.focus({ preventScroll: true });
    return () => {
      if (focusedElement() === null) focusFirst([before]);
    };
  }, [isHeld, reading]);
  if (notes.length === 0) return null;
  const { width } = snapshot.board;
  return createPortal(
    <>
      {isHeld && <div className="fixed inset-0 z-20" onPointerDown={store.reader.close} />}
      <div
        ref={card}
        id={id}
        className={`${CARD} ${isHeld ? '' : 'pointer-events-none'}`}
        {...(isHeld
          ? {
              role: 'dialog',
              'aria-label': t('board.symbolsAt', { place: spokenPlace(width, reading.cell) }),
            }
          : { role: 'tooltip' })}
        tabIndex={-1}
      >
        {notes.map((note) => (
          <Note key={note.key} note={note} />
        ))}
        {isHeld && <OtherColor store={store} cell={reading.cell} />}
      </div>
    </>,
    home,
  );
}

function Note({ note: { title, sentence, counts, fault, isSatisfied } }: { note: ClueNote }) {
  const t = useText();
  return (
    <div className="not-first:mt-2.5 not-first:border-t not-first:border-line not-first:pt-2.5">
      <p className="flex items-center gap-1.5 font-semibold">
        {title}
        {isSatisfied && (
          <Check className="size-4 stroke-[2.4] text-success" aria-label={t('board.holds')} />
        )}
      </p>
      <p className="text-soft [&_em]:text-base-content [&_em]:not-italic">
        <Sentence text={sentence} />
      </p>
      {counts && <p className="mt-1 tabular-nums">{counts}</p>}
      {fault && (
        <p className="mt-1 flex items-center gap-2 text-fault [&>svg]:flex-none">
          <ErrorSwatch size={16} />
          {fault}
        </p>
      )}
    </div>
  );
}

/** Paints the other color, as a long press does at once on a cell without a symbol. */
function OtherColor({ store, cell }: { store: BoardStore; cell: Cell }) {
  const t = useText();
  const { actor, mode, reader } = store;
  const main = useSelector(actor, ({ context }) => context.color);
  const own = useBoardSnapshot(store, ({ board }) => board.color(cell));
  const isFixed = useBoardSnapshot(store, ({ board }) => board.fixed(cell) || !board.exists(cell));
  const isOpen = mode.rights.replaceFixed || (!isFixed && !(mode.isFinal && own !== 'gray'));
  if (!isOpen) return null;
  const other = main === 'dark' ? 'light' : 'dark';
  const paint = () => {
    const { width } = store.current().board;
    const contact = { x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 };
    actor.send({ type: 'stroke.start', cell, button: 'secondary', fill: false, contact });
    actor.send({ type: 'stroke.end' });
    reader.close();
  };
  return (
    <div className="mt-3">
      <Button size="small" onClick={paint}>
        {own === other ? t('board.takeColorBack') : t('board.paintIt', { color: other })}
      </Button>
    </div>
  );
}

/**
 * Escape and a press outside close the card. A card that a key or the list of faults opened also
 * closes when the keyboard cursor leaves the cell.
 */
function useClosing(
  { actor, reader }: BoardStore,
  { by, cell }: ClueReading,
  card: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const abort = new AbortController();
    const options = { signal: abort.signal, capture: true };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') reader.close();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && card.current?.contains(target))) reader.close();
    };
    window.addEventListener('keydown', onKey, options);
    if (by !== 'hold') window.addEventListener('pointerdown', onPress, options);
    const isBound = by === 'key' || by === 'fault';
    const subscription = actor.subscribe(({ context: { cursor } }) => {
      if (isBound && !(cursor.isShown && cursor.cell === cell)) reader.close();
    });
    return () => {
      abort.abort();
      subscription.unsubscribe();
    };
  }, [actor, reader, by, cell, card]);
}

/** The card describes the focused cell to screen readers. */
function useDescription({ by, cell }: ClueReading, viewport: BoardViewport, id: string) {
  useEffect(() => {
    if (by !== 'key' && by !== 'fault') return undefined;
    const element = viewport.cells().get(cell);
    element?.setAttribute('aria-describedby', id);
    return () => element?.removeAttribute('aria-describedby');
  }, [by, cell, viewport, id]);
}

/** Keep the card next to its cell. Returns the unsubscribe function. */
function follow(
  card: HTMLElement | null,
  { cell, by }: ClueReading,
  viewport: BoardViewport,
  columns: number,
): () => void {
  const at = { x: cell % columns, y: Math.floor(cell / columns) };
  const side = by === 'hold' ? 'above' : 'below';
  return followCell(card, { at, columns, viewport }, (box, size, window) =>
    besideCell(box, size, window, side),
  );
}

function isWhole(snapshot: BoardSnapshot): BoardSnapshot {
  return snapshot;
}
