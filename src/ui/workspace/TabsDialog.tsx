import { useEffect, useState, type ReactNode } from 'react';
import { boardOf } from '#engine/judging/boardOf.ts';
import type { Givens } from '#engine/grid/givens.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { documentOf } from '#machines/document.ts';
import { readProgress } from '#machines/readProgress.ts';
import { BoardPicture } from '../components/BoardPicture.tsx';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { reloadPage } from '../platform/address.ts';
import { savedSolve } from '../platform/solveStore.ts';
import type { Playing } from './usePlayActor.ts';

interface TabsDialogProps {
  readonly puzzle: Puzzle;
  readonly slot: Playing['slot'];
  /** The board here. */
  readonly grid: Grid;
  readonly givens: Givens;
  /** The board is a puzzle in the making. */
  readonly isDraft: boolean;
  /** Another tab has the same board open, or has gone on with it. */
  readonly question: 'met' | 'behind';
  readonly onCopy: () => void;
  readonly onStay: () => void;
}

/** Asks what is to be done about another tab with the same puzzle. */
export function TabsDialog(props: TabsDialogProps) {
  return props.question === 'met' ? <MetDialog {...props} /> : <BehindDialog {...props} />;
}

function MetDialog({ onCopy, onStay }: TabsDialogProps) {
  return (
    <Dialog
      title="Open in another tab too"
      description="The board is the same in both. Go on here and the other tab will notice, or begin a copy that goes its own way."
      onClose={onStay}
    >
      <Answers>
        <Button onClick={onCopy}>Open a copy</Button>
        <Button kind="primary" onClick={onStay}>
          Continue here
        </Button>
      </Answers>
    </Dialog>
  );
}

function BehindDialog({ puzzle, slot, grid, givens, isDraft, onCopy, onStay }: TabsDialogProps) {
  const newer = useNewerBoard(puzzle, slot);
  const words = isDraft ? cluesOf : progressOf;
  return (
    <Dialog
      title="You went on in another tab"
      description={`The ${isDraft ? 'draft' : 'board'} there is newer. Continue with it here, or keep the older one as a copy of its own. Nothing is overwritten.`}
      onClose={onStay}
    >
      <div className="mt-4 grid grid-cols-2 gap-4">
        <Choice title="In the other tab, newer" grid={newer?.grid} givens={givens} words={words}>
          {newer && `saved at ${clockTimeOf(newer.savedAtMs)}`}
        </Choice>
        <Choice title="Here, older" grid={grid} givens={givens} words={words} />
      </div>
      <Answers>
        <Button onClick={onCopy}>Keep this one as a copy</Button>
        <Button kind="primary" onClick={reloadPage}>
          Continue with the newer
        </Button>
      </Answers>
    </Dialog>
  );
}

/** One of two boards, with its picture and how far it is. */
function Choice({
  title,
  grid,
  givens,
  words,
  children,
}: {
  title: string;
  /** Undefined while it is not known. */
  grid: Grid | undefined;
  givens: Givens;
  /** How far it is. */
  words: (grid: Grid) => string;
  children?: ReactNode;
}) {
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <span className="grid h-32 place-items-center rounded-surface bg-base-300 p-3">
        {grid && <BoardPicture className="h-26 max-w-full" grid={grid} givens={givens} />}
      </span>
      <figcaption className="text-aside">
        <span className="block font-semibold">{title}</span>
        <span className="block text-muted">{grid && words(grid)}</span>
        <span className="block text-muted">{children}</span>
      </figcaption>
    </figure>
  );
}

function Answers({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2.5">{children}</div>;
}

/** What the other tab has saved; null until it is read, or where it cannot be. */
function useNewerBoard(puzzle: Puzzle, { key }: Playing['slot']) {
  const [newer, setNewer] = useState<{ readonly grid: Grid; readonly savedAtMs: number } | null>(
    null,
  );
  useEffect(() => {
    let isOver = false;
    void savedSolve(key).then((saved) => {
      const progress = saved && readProgress(saved.progress, documentOf(puzzle));
      if (progress && !isOver) setNewer({ grid: progress.grid, savedAtMs: saved.savedAtMs });
    });
    return () => {
      isOver = true;
    };
  }, [key, puzzle]);
  return newer;
}

function progressOf(grid: Grid): string {
  const board = boardOf(grid);
  return `${board.count() - board.count('gray')} of ${board.count()} cells`;
}

function cluesOf({ width, height, rules, symbols }: Grid): string {
  const placed = [...symbols.values()].reduce((sum, { length }) => sum + length, 0);
  return `${width} × ${height}, ${counted(rules.length, 'rule')}, ${counted(placed, 'symbol')}`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

function clockTimeOf(atMs: number): string {
  return new Date(atMs).toLocaleTimeString(undefined, { timeStyle: 'short' });
}
