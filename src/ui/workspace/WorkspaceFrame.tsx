import { lazy, Suspense, type ReactNode } from 'react';
import { Announcer } from '../board/a11y/Announcer.tsx';
import { ConflictLine } from '../legend/ConflictLine.tsx';
import { RulesPanel } from '../legend/RulesPanel.tsx';
import { AboutSection } from './AboutSection.tsx';
import { BoardStage, type BoardExtras } from './BoardStage.tsx';
import { PhoneDrawer } from './PhoneDrawer.tsx';
import { PhoneHeader } from './PhoneHeader.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useLayout } from './useLayout.ts';
import type { Workspace } from './useWorkspace.ts';
import { WorkspaceDialogs } from './WorkspaceDialogs.tsx';
import { BOARD_COLUMN, FRAME, RULES, SOLVED_TOOLS } from './workspaceStyles.ts';

/** Few puzzles make music. */
const MusicTransport = lazy(() =>
  import('../music/MusicTransport.tsx').then(({ MusicTransport }) => ({ default: MusicTransport })),
);

/** What a mode adds to the frame. Each part may be null. */
export interface WorkspaceParts {
  /** Over what is said about the puzzle and, on phones, over the tools: that it is solved. */
  readonly solved: ReactNode;
  /** In place of the tools of the board while that is said. */
  readonly solvedTools: ReactNode;
  /** The way back to it. */
  readonly result: ReactNode;
  /** What play has to say: a trial, a mistake, an answer. */
  readonly notes: ReactNode;
  /** Tools for what was done so far. */
  readonly path: ReactNode;
  readonly timer: ReactNode;
  /** Beside the tools of the board, and in the header of a phone. */
  readonly meter: ReactNode;
  /** Tools to choose from, before the colors. */
  readonly tools: ReactNode;
  /** Below the rules. */
  readonly panel: ReactNode;
}

/**
 * The layout that solving and creating share, wide, medium and on phones. It holds no logic of its
 * own.
 */
export function WorkspaceFrame({
  workspace,
  parts,
  extras,
}: {
  workspace: Workspace;
  parts: WorkspaceParts;
  extras: BoardExtras;
}) {
  const { store, music, isSolved, selected, onSelect, onDialog } = workspace;
  const layout = useLayout();
  const selection = { selected, onSelect };
  const onRules = () => onDialog('rules');
  const transport = music && (
    <Suspense>
      <MusicTransport music={music} store={store} />
    </Suspense>
  );
  return (
    <div
      className={FRAME}
      data-layout={layout}
      data-solved={isSolved || undefined}
      data-music={music !== null || undefined}
    >
      {layout === 'phone' ? (
        <PhoneHeader workspace={workspace} meter={parts.meter} />
      ) : (
        <AboutSection workspace={workspace} parts={parts} />
      )}
      <div className={BOARD_COLUMN}>
        <BoardStage workspace={workspace} extras={extras} />
        {layout !== 'phone' && (
          <Tools
            workspace={workspace}
            parts={parts}
            onRules={layout === 'medium' ? onRules : undefined}
            transport={transport}
          />
        )}
      </div>
      {layout === 'wide' && (
        <aside className={RULES} aria-label="Rules and symbols">
          <RulesPanel store={store} selection={selection} />
          {parts.panel}
        </aside>
      )}
      {layout !== 'wide' && <ConflictLine store={store} />}
      {layout === 'phone' && (
        <PhoneDrawer workspace={workspace} parts={parts} transport={transport} />
      )}
      <Announcer store={store} />
      <WorkspaceDialogs workspace={workspace} selection={selection} panel={parts.panel} />
    </div>
  );
}

/** Under the board its tools; at the end, what can be done with a solved one. */
function Tools({
  workspace,
  parts,
  onRules,
  transport,
}: {
  workspace: Workspace;
  parts: WorkspaceParts;
  onRules: (() => void) | undefined;
  transport: ReactNode;
}) {
  if (parts.solved !== null)
    return (
      <div className={SOLVED_TOOLS}>
        {transport}
        {parts.solvedTools}
      </div>
    );
  return (
    <Toolbar workspace={workspace} meter={parts.meter} onRules={onRules} transport={transport}>
      {parts.tools}
    </Toolbar>
  );
}
