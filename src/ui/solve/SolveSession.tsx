import { useState, type ComponentProps, type ReactNode } from 'react';
import type { Cell } from '#engine/grid/grid.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { MusicTransport } from '../music/MusicTransport.tsx';
import { ScoreFrame } from '../music/ScoreFrame.tsx';
import { useFollowedColumn, type Music } from '../music/useMusic.ts';
import type { PuzzleToSolve } from './PuzzleToSolve.ts';
import { UNTITLED } from '../product.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { AboutSection } from './AboutSection.tsx';
import { Announcer } from '../board/a11y/Announcer.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ConflictLine } from '../legend/ConflictLine.tsx';
import { HistorySlider } from './HistorySlider.tsx';
import { PhoneControls } from './PhoneControls.tsx';
import { PhoneHeader } from './PhoneHeader.tsx';
import { PlayNotes } from './PlayNotes.tsx';
import { RulerFrame } from '../board/rulers/RulerFrame.tsx';
import { useRulers } from '../board/rulers/rulers.ts';
import { RulesPanel } from '../legend/RulesPanel.tsx';
import { RuleStrip } from '../legend/RuleStrip.tsx';
import { SolveDialogs } from './SolveDialogs.tsx';
import { CENTER, DRAWER, DRAWER_SOLVED, PAGE, RULES } from './solveStyles.ts';
import { SolvedText } from './SolvedText.tsx';
import { Stage } from '../board/Stage.tsx';
import { useLayout } from './useLayout.ts';
import type { Play } from './usePlay.ts';
import { useSession } from './useSession.ts';

interface SolveSessionProps {
  puzzle: Puzzle;
  /** The puzzle as an address asked for it; without one, nothing is kept. */
  asked?: PuzzleToSolve | null;
  /** Numbers of rows and columns stand round the board. */
  isRuled?: boolean;
  /** What stands below the rules. */
  tools?: (store: BoardStore) => ReactNode;
}

/** One puzzle in play: wires actors, canvas and panels together and holds no puzzle logic of its own. */
export function SolveSession({ puzzle, asked = null, isRuled = false, tools }: SolveSessionProps) {
  const session = useSession(puzzle, asked);
  const { store, solve, play, music, isSolved, dialog, onDialog, fits, onFit, actions } = session;
  const [selected, onSelect] = useState<string | null>(null);
  const [isPathShown, setPathShown] = useState(false);
  const layout = useLayout();
  const selection = { selected, onSelect };
  const onHelp = () => onDialog('help');
  const onRules = layout === 'medium' ? () => onDialog('rules') : undefined;
  const rules = { store, selection, onAll: () => onDialog('rules') };
  const words = isSolved ? <SolvedText store={store} puzzle={puzzle} solve={solve} /> : null;
  const transport = music && <MusicTransport music={music} store={store} />;
  const history = actions.isHistoryOpen && <HistorySlider store={store} />;
  return (
    <div
      className={PAGE}
      data-layout={layout}
      data-solved={isSolved || undefined}
      data-music={music !== null || undefined}
    >
      {layout === 'phone' ? (
        <PhoneHeader
          store={store}
          puzzle={puzzle}
          play={play}
          isMusic={music !== null}
          onMore={() => onDialog('more')}
        />
      ) : (
        <AboutSection
          puzzle={puzzle}
          session={session}
          words={words}
          history={history}
          isPathShown={isPathShown}
          onPathShown={setPathShown}
        />
      )}
      <div className={CENTER}>
        <FramedStage
          store={store}
          label={stageLabel(puzzle)}
          selected={selected}
          foreseen={foreseenCell(play)}
          isPathShown={isPathShown}
          isSolved={isSolved}
          fits={fits}
          music={music}
          isRuled={isRuled && music === null}
        />
        {layout !== 'phone' && (
          <Toolbar store={store} play={play} onFit={onFit} onHelp={onHelp} onRules={onRules}>
            {transport}
          </Toolbar>
        )}
      </div>
      {layout === 'wide' && (
        <aside className={RULES} aria-label="Rules and symbols">
          <RulesPanel store={store} selection={selection} />
          {tools?.(store)}
        </aside>
      )}
      {layout !== 'wide' && <ConflictLine store={store} />}
      {layout === 'phone' && (
        <section className={DRAWER} aria-label="Rules and tools">
          <PlayNotes store={store} play={play} />
          {history}
          {words ? <div className={DRAWER_SOLVED}>{words}</div> : <RuleStrip {...rules} />}
          {transport}
          <PhoneControls store={store} />
        </section>
      )}
      <Announcer store={store} />
      <SolveDialogs
        dialog={dialog}
        store={store}
        puzzle={puzzle}
        selection={selection}
        actions={actions}
        tools={tools?.(store)}
        onFit={onFit}
        onDialog={onDialog}
      />
    </div>
  );
}

/** The board with what stands round it: a score, or rulers. */
function FramedStage({
  isRuled,
  music,
  ...stage
}: ComponentProps<typeof Stage> & { isRuled: boolean; music: Music | null }) {
  const { store } = stage;
  const rulers = useRulers(isRuled);
  const column = useFollowedColumn(music);
  return (
    <ScoreFrame music={music} store={store}>
      <RulerFrame rulers={rulers} store={store}>
        <Stage
          {...stage}
          column={column}
          onCamera={(music ?? rulers)?.camera.set}
          onHover={rulers?.hover.set}
        />
      </RulerFrame>
    </ScoreFrame>
  );
}

/** The cell that the last charge of foresight showed. */
function foreseenCell({ foresight }: Play): Cell | null {
  const answer = foresight?.answer;
  if (!answer) return null;
  return answer.kind === 'right' ? answer.next : answer.cell;
}

function stageLabel({ title, grid }: Puzzle): string {
  return `${title || UNTITLED}, ${grid.width} by ${grid.height}`;
}
