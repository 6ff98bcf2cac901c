import { useActorRef } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { boardMachine } from '#machines/boardMachine.ts';
import { readProgress } from '#machines/savedProgress.ts';
import type { PuzzleToSolve } from '../pages/puzzleLoaders.ts';
import { UNTITLED } from '../product.ts';
import { settings } from '../settings/settings.ts';
import { About } from './About.tsx';
import { Announcer } from './Announcer.tsx';
import { createBoardFeed } from './boardFeed.ts';
import { Dock } from './Dock.tsx';
import { FaultLine } from './FaultLine.tsx';
import { PhoneControls } from './PhoneControls.tsx';
import { PhoneHeader } from './PhoneHeader.tsx';
import { Progress } from './Progress.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { RuleStrip } from './RuleStrip.tsx';
import { SolveDialogs, type SolveDialog } from './SolveDialogs.tsx';
import { SolvedWords } from './SolvedWords.tsx';
import { Stage } from './Stage.tsx';
import { useLayout } from './useLayout.ts';
import { usePageKeys } from './usePageKeys.ts';
import { useSolve } from './useSolve.ts';
import { useSolved } from './useSolved.ts';

/** One puzzle in play: wires actor, canvas and panels together and holds no puzzle logic of its own. */
export function SolveSession({
  puzzle,
  asked = null,
}: {
  puzzle: Puzzle;
  /** The puzzle as an address asked for it; without one, nothing is kept. */
  asked?: PuzzleToSolve | null;
}) {
  const actor = useActorRef(boardMachine, {
    input: {
      grid: puzzle.grid,
      solution: puzzle.solution,
      color: settings().flipPrimaryMouseButton ? 'light' : 'dark',
      isFinal: asked?.mode === 'perfection',
      progress: asked?.saved ? readProgress(asked.saved.progress, puzzle.grid) : null,
    },
  });
  const feed = useMemo(() => createBoardFeed(actor, puzzle.solution), [actor, puzzle.solution]);
  const [dialog, setDialog] = useState<SolveDialog | null>(null);
  const [selected, onSelect] = useState<string | null>(null);
  const [fits, setFits] = useState(0);
  const layout = useLayout();
  const isSolved = useSolved(feed);
  const solve = useSolve(feed, isSolved, asked);
  const onHelp = useCallback(() => setDialog('help'), []);
  usePageKeys(actor, onHelp);

  const selection = { selected, onSelect };
  const onFit = () => setFits(fits + 1);
  const words = isSolved && <SolvedWords feed={feed} puzzle={puzzle} solve={solve} />;
  return (
    <div className="solve" data-layout={layout} data-solved={isSolved || undefined}>
      {layout === 'phone' ? (
        <PhoneHeader puzzle={puzzle} onMore={() => setDialog('more')} />
      ) : (
        <section className="about" aria-label="About this puzzle">
          {words || <About puzzle={puzzle} />}
          <Progress feed={feed} />
        </section>
      )}
      <div className="solve-center">
        <Stage
          feed={feed}
          label={stageLabel(puzzle)}
          selected={selected}
          isSolved={isSolved}
          fits={fits}
        />
        {layout !== 'phone' && (
          <Dock
            feed={feed}
            onFit={onFit}
            onHelp={onHelp}
            onRules={layout === 'medium' ? () => setDialog('rules') : undefined}
          />
        )}
      </div>
      {layout === 'wide' && (
        <aside className="rules" aria-label="Rules and symbols">
          <RulesPanel feed={feed} selection={selection} />
        </aside>
      )}
      {layout !== 'wide' && <FaultLine feed={feed} />}
      {layout === 'phone' && (
        <section className="phone-drawer" aria-label="Rules and tools">
          {words ? (
            <div className="phone-solved">{words}</div>
          ) : (
            <RuleStrip feed={feed} selection={selection} onAll={() => setDialog('rules')} />
          )}
          <PhoneControls feed={feed} />
        </section>
      )}
      <Announcer feed={feed} />
      <SolveDialogs
        dialog={dialog}
        feed={feed}
        puzzle={puzzle}
        selection={selection}
        onFit={onFit}
        onDialog={setDialog}
      />
    </div>
  );
}

function stageLabel({ title, grid }: Puzzle): string {
  return `${title || UNTITLED}, ${grid.width} by ${grid.height}`;
}
