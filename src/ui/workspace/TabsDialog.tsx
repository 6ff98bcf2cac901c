import { useEffect, useState, type ReactNode } from 'react';
import type { Language } from '#texts/languages.ts';
import { message, type Text } from '#texts/message.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import type { Givens } from '#engine/grid/colors.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { documentFromPuzzle } from '#machines/document.ts';
import { readProgress } from '#machines/readProgress.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { reloadPage } from '#ui/shared/platform/address.ts';
import { savedSolve } from '#ui/shared/platform/solveStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Playing } from './usePlayActor.ts';

interface TabsDialogProps {
  readonly puzzle: Puzzle;
  readonly slot: Playing['slot'];
  /** The board of this tab. */
  readonly grid: Grid;
  readonly givens: Givens;
  /** The board is a draft. */
  readonly isDraft: boolean;
  /** `met`: another tab has the same board open. `behind`: another tab has saved newer steps. */
  readonly question: 'met' | 'behind';
  readonly onCopy: () => void;
  readonly onStay: () => void;
}

/** Question for a puzzle that is open in another tab, too. */
export default function TabsDialog(props: TabsDialogProps) {
  return props.question === 'met' ? <MetDialog {...props} /> : <BehindDialog {...props} />;
}

function MetDialog({ onCopy, onStay }: TabsDialogProps) {
  const t = useText();
  return (
    <Dialog title={t('tabs.met')} description={t('tabs.metNote')} onClose={onStay}>
      <Answers>
        <Button onClick={onCopy}>{t('tabs.openCopy')}</Button>
        <Button kind="primary" onClick={onStay}>
          {t('tabs.continueHere')}
        </Button>
      </Answers>
    </Dialog>
  );
}

function BehindDialog({ puzzle, slot, grid, givens, isDraft, onCopy, onStay }: TabsDialogProps) {
  const t = useText();
  const newer = useNewerBoard(puzzle, slot);
  const words = isDraft ? cluesOf : progressOf;
  return (
    <Dialog
      title={t('tabs.behind')}
      description={t('tabs.behindNote', { what: isDraft ? 'draft' : 'board' })}
      onClose={onStay}
    >
      <div className="mt-4 grid grid-cols-2 gap-4">
        <Choice title={t('tabs.newerBoard')} grid={newer?.grid} givens={givens} words={words}>
          {newer && t('tabs.savedAt', { time: clockTimeOf(newer.savedAtMs, t.language) })}
        </Choice>
        <Choice title={t('tabs.olderBoard')} grid={grid} givens={givens} words={words} />
      </div>
      <Answers>
        <Button onClick={onCopy}>{t('tabs.keepAsCopy')}</Button>
        <Button kind="primary" onClick={reloadPage}>
          {t('tabs.continueNewer')}
        </Button>
      </Answers>
    </Dialog>
  );
}

/** One of two boards, with its picture and progress. */
function Choice({
  title,
  grid,
  givens,
  words,
  children,
}: {
  title: string;
  /** Undefined until it is known. */
  grid: Grid | undefined;
  givens: Givens;
  /** Text of the progress. */
  words: (grid: Grid) => Text;
  children?: ReactNode;
}) {
  const t = useText();
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <span className="grid h-32 place-items-center rounded-surface bg-base-300 p-3">
        {grid && <BoardPicture className="h-26 max-w-full" grid={grid} givens={givens} />}
      </span>
      <figcaption className="text-aside">
        <span className="block font-semibold">{title}</span>
        <span className="block text-muted">{grid && t.say(words(grid))}</span>
        <span className="block text-muted">{children}</span>
      </figcaption>
    </figure>
  );
}

function Answers({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2.5">{children}</div>;
}

/** The board that the other tab has saved; null until it is read, or if that fails. */
function useNewerBoard(puzzle: Puzzle, { key }: Playing['slot']) {
  const [newer, setNewer] = useState<{ readonly grid: Grid; readonly savedAtMs: number } | null>(
    null,
  );
  useEffect(() => {
    let isOver = false;
    void savedSolve(key).then((saved) => {
      const progress = saved && readProgress(saved.progress, documentFromPuzzle(puzzle));
      if (progress && !isOver) setNewer({ grid: progress.grid, savedAtMs: saved.savedAtMs });
    });
    return () => {
      isOver = true;
    };
  }, [key, puzzle]);
  return newer;
}

function progressOf(grid: Grid): Text {
  const board = boardOf(grid);
  const total = board.count();
  return message('play.progress', { done: total - board.count('gray'), total });
}

function cluesOf({ width, height, rules, symbols }: Grid): Text {
  const placed = [...symbols.values()].reduce((sum, { length }) => sum + length, 0);
  return message('tabs.draftSize', { width, height, rules: rules.length, symbols: placed });
}

function clockTimeOf(atMs: number, language: Language): string {
  return new Date(atMs).toLocaleTimeString(language, { timeStyle: 'short' });
}
