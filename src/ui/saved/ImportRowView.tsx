import type { Text } from '#texts/message.ts';
import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle, SquarePen, X } from 'lucide-react';
import type { Translator } from '#texts/translator.ts';
import {
  memo,
  startTransition,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  type RefCallback,
} from 'react';
import { openPuzzle } from '#engine/puzzle/puzzle.ts';
import { type ImportRow, canSolveRow } from '#machines/importRows.ts';
import type { Publication } from '#machines/publishingMachine.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { iconButtonClass } from '#ui/shared/components/Button.tsx';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { createPuzzleAddresses, type PuzzleAddresses } from './exportRows.ts';
import { PublishButton, ROW_BUTTON, RowButton, type RowActions } from './RowButtons.tsx';
import { rowText, type RowTone } from './rowText.ts';

/** Boards with more cells get no thumbnail: it would be plain gray. */
const TOO_LARGE = 2_500;
/** Thumbnails of boards with a longer side have no symbols, which would be unreadable. */
const TOO_FINE = 8;

/** One row of the list: thumbnail, facts and actions of a puzzle. */
export const ImportRowView = memo(function ImportRowView({
  row,
  publication,
  actions,
  removeRef,
}: {
  row: ImportRow;
  publication: Publication | undefined;
  actions: RowActions;
  /** The ref callback of the button that removes the row. */
  removeRef: RefCallback<HTMLElement>;
}) {
  const t = useText();
  const { puzzle } = row;
  const { state, solution, note } = rowText(row, publication);
  const name = t.say(puzzle ? puzzle.facts.title || UNTITLED : describeSource(row));
  return (
    <div className="grid h-full grid-cols-[60px_minmax(0,1fr)_auto] content-center items-center gap-x-4 max-lg:grid-cols-[60px_minmax(0,1fr)] max-lg:content-start max-lg:gap-y-2 max-lg:pt-2">
      <Thumbnail text={puzzle?.text ?? null} />
      <div className="flex min-w-0 flex-col gap-0.5">
        <span className="truncate text-card">{name}</span>
        <span className="flex min-h-5 flex-wrap items-center gap-x-4 text-meta text-muted">
          {puzzle && (
            <span className="max-w-full truncate max-lg:w-full">
              {sizeInWords(t, puzzle.facts)}
            </span>
          )}
          <Part {...state} />
          {solution && <Part {...solution} />}
          {row.isSaved && <Part tone="good" text={t('imports.savedAsDraft')} />}
        </span>
        {note !== '' && <span className="line-clamp-2 text-note wrap-anywhere">{t.say(note)}</span>}
      </div>
      <div className="flex flex-wrap gap-1.5 max-lg:col-span-2 max-[360px]:gap-1">
        {puzzle && (
          <>
            <PublishButton
              row={row}
              publication={publication}
              name={name}
              actions={actions}
              text={puzzle.text}
            />
            <PuzzleButtons row={row} text={puzzle.text} name={name} actions={actions} />
          </>
        )}
        <button
          ref={removeRef}
          type="button"
          className={iconButtonClass('size-10 pointer-coarse:size-12')}
          aria-label={t('imports.removeNamed', { name })}
          title={t('imports.remove')}
          onClick={() => actions.onRemove(row.id)}
        >
          <X aria-hidden />
        </button>
      </div>
    </div>
  );
});

function PuzzleButtons({
  row,
  text,
  name,
  actions,
}: {
  row: ImportRow;
  text: string;
  name: string;
  actions: RowActions;
}) {
  const t = useText();
  const addresses = useAddresses(text);
  return (
    <>
      <NewTab
        className={ROW_BUTTON}
        address={addresses?.solve}
        label={t('imports.openNamed', { name })}
      >
        {t('imports.open')}
      </NewTab>
      <RowButton
        verb={t('imports.edit')}
        label={t('imports.editNamed', { name })}
        opensDialog
        onPress={() => actions.onEdit(row.id)}
      />
      {row.run === 'idle' ? (
        <RowButton
          verb={t('imports.solve')}
          label={t('imports.solveNamed', { name })}
          isDisabled={!canSolveRow(row)}
          onPress={() => actions.onSolve(row.id)}
        />
      ) : (
        <RowButton
          verb={t('imports.cancel')}
          label={t('imports.cancelNamed', { name })}
          onPress={() => actions.onCancel(row.id)}
        />
      )}
      <NewTab
        className={iconButtonClass('size-10 pointer-coarse:size-12')}
        address={addresses?.edit}
        label={t('imports.editAsDraft', { name })}
      >
        <SquarePen aria-hidden />
      </NewTab>
    </>
  );
}

function sizeInWords(
  t: Translator,
  { author, width, height }: NonNullable<ImportRow['puzzle']>['facts'],
): string {
  return author === ''
    ? t('imports.size', { width, height })
    : t('imports.authorAndSize', { author, width, height });
}

/** A link that opens in a new tab, so that the list stays. */
function NewTab({
  className,
  address,
  label,
  children,
}: {
  className: string;
  address: string | undefined;
  label: string;
  children: ReactNode;
}) {
  return (
    <a
      className={className}
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
      // Without an `href` the element has no role, and may have no name.
      {...(address === undefined && { role: 'link', 'aria-disabled': true })}
    >
      {children}
    </a>
  );
}

/** The addresses that open the puzzle; null until its link is compressed. */
function useAddresses(text: string): PuzzleAddresses | null {
  const settled = useSettled(text);
  const [made, setMade] = useState<{ text: string; addresses: PuzzleAddresses } | null>(null);
  useEffect(() => {
    if (settled === null) return undefined;
    let isCurrent = true;
    void createPuzzleAddresses(settled).then((addresses) => {
      if (isCurrent) setMade({ text: settled, addresses });
    });
    return () => {
      isCurrent = false;
    };
  }, [settled]);
  return made?.text === text ? made.addresses : null;
}

/** Debounce: rows that are mounted for less time are only scrolled past. */
const SETTLED_MS = 120;

/** The text, once the row has been mounted for a while; null until then. */
function useSettled(text: string | null): string | null {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(text)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** A small picture of the board, rendered once its row has been mounted for a while. */
function Thumbnail({ text }: { text: string | null }) {
  const shown = useSettled(text);
  const grid = useMemo(() => {
    const puzzle = shown === null ? null : openPuzzle(shown);
    const board = puzzle?.ok ? puzzle.value.grid : null;
    if (!board || board.width * board.height > TOO_LARGE) return null;
    return Math.max(board.width, board.height) > TOO_FINE
      ? { ...board, symbols: new Map() }
      : board;
  }, [shown]);
  return (
    <span className="grid size-15 flex-none place-items-center rounded-chip bg-base-200 p-1">
      {grid && <BoardPicture className="max-h-13 max-w-13" grid={grid} />}
    </span>
  );
}

const ICONS = {
  good: { Icon: CircleCheck, color: 'text-success' },
  busy: { Icon: LoaderCircle, color: '' },
  open: { Icon: CircleDashed, color: '' },
  bad: { Icon: CircleAlert, color: 'text-error' },
} as const;

function Part({ tone, text }: { tone: RowTone; text: Text }) {
  const t = useText();
  const { Icon, color } = ICONS[tone];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon className={`size-4 flex-none stroke-[1.8] ${color}`} aria-hidden />
      {t.say(text)}
    </span>
  );
}

/** The name of a row without a puzzle: the beginning of its source. */
function describeSource({ source }: ImportRow): string {
  switch (source.kind) {
    case 'share':
    case 'penpa':
      return source.data.slice(0, LONGEST_NAME);
    case 'foreign':
      return source.address.slice(0, LONGEST_NAME);
    case 'file':
      return source.text.split('\n').slice(0, 4).join(' ').slice(0, LONGEST_NAME);
    case 'text':
      return source.text.slice(0, LONGEST_NAME);
  }
}

const LONGEST_NAME = 80;
