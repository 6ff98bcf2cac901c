import { ChevronRight, Lightbulb } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import { builtInGrid } from '#ui/library/home/builtInGrid.ts';
import { LessonBoard } from '#ui/play/LessonBoard.tsx';
import { useHints } from '#ui/play/useHints.tsx';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { unsaved, type OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { practiceWish, randomSeed, wishAddress, type Practice } from './wishes.ts';

/** A technique in one sentence, on a small board with hints. Use its id as the key. */
export function OpenTechnique({ practice }: { practice: Practice }) {
  const t = useText();
  const hints = useHints();
  const [isSolved, setSolved] = useState(false);
  const onSolved = useCallback(() => setSolved(true), []);
  const name = t(`techniques.${practice.id}.title`);
  const [opened] = useState(() => openedExample(practice, name));
  const [start] = useState(() => wishAddress(practiceWish(practice, randomSeed())));
  return (
    <div className="grid items-start gap-x-16 gap-y-8 px-home pt-7 pb-10 lg:grid-cols-2">
      <header className="flex flex-col gap-5">
        <Link className="text-meta text-muted hover:text-base-content" to="/play">
          {t('techniques.heading')}
        </Link>
        <h1 className="text-title" tabIndex={-1}>
          {name}
        </h1>
        <p className="text-[28px]/[1.35] tracking-[-0.012em] max-sm:text-[21px]/[1.3]">
          {t(`techniques.${practice.id}.about`)}
        </p>
        <p className="text-muted" role="status">
          {t(isSolved ? 'techniques.exampleSolved' : 'techniques.exampleNote')}
        </p>
        <div className="flex flex-wrap gap-3">
          {!isSolved && (
            <Button onClick={hints.onAsk}>
              <Lightbulb className="size-4.5 flex-none" aria-hidden />
              {t('techniques.showHint')}
            </Button>
          )}
          <Link className={buttonClass('primary')} to={start}>
            {t('techniques.start')}
            <ChevronRight className="size-4.5 flex-none" aria-hidden />
          </Link>
        </div>
      </header>
      <LessonBoard opened={opened} onSolved={onSolved} hints={hints} />
    </div>
  );
}

/** The example for the workspace. Its solve is not saved. */
function openedExample({ example }: Practice, title: string): OpenedPuzzle {
  const grid = gridForMode(builtInGrid(example), 'solve');
  return unsaved({ ...NEW_METADATA, title, grid, solution: null }, SOLVING_MODES.solve);
}
