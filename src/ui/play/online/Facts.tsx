import { Link } from 'react-router';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { difficultyWord } from '#ui/shared/components/Difficulty.tsx';
import { Disclosure } from '#ui/shared/components/Disclosure.tsx';
import { ComputedAtPress } from '#ui/play/hints/ComputedOfPuzzle.tsx';
import { countText } from '#ui/library/lists/formats.ts';
import { medianRating, RatedText, Ratings } from '#ui/library/lists/Ratings.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { ReportButton } from '#ui/library/lists/ReportButton.tsx';
import type { ServerPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { useBrief } from './useBrief.ts';
import { useReader } from './useCompletion.ts';

const WAY =
  'relative min-h-6 self-start before:absolute before:-inset-x-1 before:-inset-y-2 hover:text-base-content hover:underline';

/** Statistics of a puzzle, and the results of the site's solver. */
export function Facts({ workspace, server }: { workspace: Workspace; server: ServerPuzzle }) {
  const brief = useBrief(server);
  return (
    <div className="flex flex-col gap-2 text-meta text-muted empty:hidden">
      {brief && brief.status !== 'private' && <Counts brief={brief} />}
      {workspace.music === null && (
        <ComputedAtPress
          grid={workspace.opened.puzzle.grid}
          known={server.about?.computed ?? null}
        />
      )}
      <Ways server={server} />
    </div>
  );
}

/** Edit for the author, report for others. */
function Ways({ server: { id, about } }: { server: ServerPuzzle }) {
  const t = useText();
  const reader = useReader() ?? null;
  if (reader === null) return null;
  if (about?.creator.id !== reader) return <ReportButton kind="puzzle" id={id} className={WAY} />;
  return (
    <Link className={WAY} to={`/create/${id}`}>
      {t('online.edit')}
    </Link>
  );
}

function Counts({ brief }: { brief: PuzzleBrief }) {
  const t = useText();
  const { solveCount, loveCount, verified } = brief;
  return (
    <>
      <p className="flex min-h-6 flex-wrap items-center gap-x-3.5">
        <span>{t('lists.solves', { count: solveCount, shown: countText(t, solveCount) })}</span>
        <span>{t('lists.loves', { count: loveCount, shown: countText(t, loveCount) })}</span>
        {verified?.state === 'unique' && <Proved />}
      </p>
      <Rated brief={brief} />
    </>
  );
}

/** Exactly one solution: a small tile with a 1. */
function Proved() {
  const t = useText();
  return (
    <span className="inline-flex items-center gap-1.5" title={t('online.verifiedTitle')}>
      <span
        className="grid size-4 place-items-center rounded-[4px] border border-line-strong text-[10.5px]/none font-strong"
        aria-hidden
      >
        {t.number(1)}
      </span>
      {t('online.verified')}
    </span>
  );
}

/** The difficulty rated by players, in a word; a press shows the distribution. */
function Rated({ brief: { ratedDifficulty } }: { brief: PuzzleBrief }) {
  const t = useText();
  const value = medianRating(ratedDifficulty);
  if (value === 0) return null;
  return (
    <Disclosure label={t('online.playersSay', { word: difficultyWord(value) })}>
      <Ratings counts={ratedDifficulty} />
      <p>
        <RatedText counts={ratedDifficulty} />
      </p>
    </Disclosure>
  );
}
