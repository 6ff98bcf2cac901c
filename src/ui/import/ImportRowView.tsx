import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import { memo, startTransition, useEffect, useMemo, useState } from 'react';
import { openPuzzle } from '#engine/puzzle/puzzle.ts';
import type { ImportRow } from '#machines/importRows.ts';
import { canSolveRow } from '#machines/importRows.ts';
import { BoardPicture } from '../components/BoardPicture.tsx';
import { Button } from '../components/Button.tsx';
import { buttonClass } from '../components/buttonStyles.ts';
import { UNTITLED } from '../product.ts';
import { addressesOf, type PuzzleAddresses } from './exportRows.ts';
import { rowText, type Tone } from './rowText.ts';

/** What can be done with one row. */
export interface RowActions {
  readonly onSolve: (id: number) => void;
  readonly onCancel: (id: number) => void;
  readonly onRemove: (id: number) => void;
  /** Null where puzzles are edited on a page of their own. */
  readonly onEdit: ((id: number) => void) | null;
}

/** Cells of a board from which on a small picture would show nothing but gray. */
const TOO_LARGE = 2_500;

/** One puzzle of the list: its picture, what is known of it, and what can be done with it. */
export const ImportRowView = memo(function ImportRowView({
  row,
  actions,
}: {
  row: ImportRow;
  actions: RowActions;
}) {
  const { puzzle } = row;
  const { state, solution, note } = rowText(row);
  const name = puzzle ? puzzle.facts.title || UNTITLED : nameOfSource(row);
  return (
    <div className="grid h-full grid-cols-[60px_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line max-lg:grid-cols-[60px_minmax(0,1fr)] max-lg:content-center max-lg:gap-y-2">
      <Thumbnail text={puzzle?.text ?? null} />
      <div className="flex min-w-0 flex-col gap-0.5">
        <span className="truncate text-card">{name}</span>
        <span className="flex min-h-5 flex-wrap items-center gap-x-4 text-meta text-muted">
          {puzzle && (
            <span>
              {puzzle.facts.width} × {puzzle.facts.height}
            </span>
          )}
          <Part {...state} />
          {solution && <Part {...solution} />}
          {row.isSaved && <Part tone="good" text="Saved as a draft" />}
        </span>
        {note !== '' && <span className="line-clamp-2 text-note wrap-anywhere">{note}</span>}
      </div>
      <div className="flex flex-wrap gap-1.5 max-lg:col-span-2">
        {puzzle && <PuzzleButtons row={row} text={puzzle.text} name={name} actions={actions} />}
        <Button
          size="small"
          data-action="remove"
          aria-label={`Remove ${name}`}
          onClick={() => actions.onRemove(row.id)}
        >
          Remove
        </Button>
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
  const addresses = useAddresses(text);
  const { onEdit } = actions;
  return (
    <>
      <NewTab address={addresses?.solve} name={name}>
        Open
      </NewTab>
      {onEdit ? (
        <Button size="small" aria-label={`Edit ${name}`} onClick={() => onEdit(row.id)}>
          Edit
        </Button>
      ) : (
        <NewTab address={addresses?.edit} name={name}>
          Edit
        </NewTab>
      )}
      {row.run === 'idle' ? (
        <Button
          size="small"
          aria-label={`Solve ${name}`}
          disabled={!canSolveRow(row)}
          onClick={() => actions.onSolve(row.id)}
        >
          Solve
        </Button>
      ) : (
        <Button
          size="small"
          kind="outline"
          aria-label={`Cancel solving ${name}`}
          onClick={() => actions.onCancel(row.id)}
        >
          Cancel
        </Button>
      )}
    </>
  );
}

/** A link to a page beside this one: the list stays as it is. */
function NewTab({
  address,
  name,
  children,
}: {
  address: string | undefined;
  name: string;
  children: string;
}) {
  return (
    <a
      className={buttonClass('plain', 'small')}
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={`${children} ${name} in a new tab`}
      aria-disabled={address === undefined || undefined}
    >
      {children}
    </a>
  );
}

/** Where the puzzle is opened; null until its link is made. */
function useAddresses(text: string): PuzzleAddresses | null {
  const [made, setMade] = useState<{ text: string; addresses: PuzzleAddresses } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void addressesOf(text).then((addresses) => {
      if (isCurrent) setMade({ text, addresses });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return made?.text === text ? made.addresses : null;
}

/** A small picture, drawn once the page has time for it: rows that fly past are never drawn. */
function Thumbnail({ text }: { text: string | null }) {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    startTransition(() => setShown(text));
  }, [text]);
  const grid = useMemo(() => {
    const puzzle = shown === null ? null : openPuzzle(shown);
    const board = puzzle?.ok ? puzzle.value.grid : null;
    return board && board.width * board.height <= TOO_LARGE ? board : null;
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

function Part({ tone, text }: { tone: Tone; text: string }) {
  const { Icon, color } = ICONS[tone];
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon className={`size-4 flex-none stroke-[1.8] ${color}`} aria-hidden />
      {text}
    </span>
  );
}

/** What a row is called that has no puzzle. */
function nameOfSource({ source }: ImportRow): string {
  switch (source.kind) {
    case 'share':
      return source.data.slice(0, LONGEST_NAME);
    case 'foreign':
      return source.address.slice(0, LONGEST_NAME);
    case 'text':
      return source.text.slice(0, LONGEST_NAME);
  }
}

const LONGEST_NAME = 80;
