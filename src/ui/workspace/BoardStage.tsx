import { useSelector } from '@xstate/react';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { type BoardEvents, NO_HOVER, type Hover } from '#engine/canvas/BoardOptions.ts';
import type { BoardOverlays } from '#engine/canvas/scene/BoardViewModel.ts';
import { createStore } from '#base/store.ts';
import type { Rulers } from '#ui/board/RulerFrame.tsx';
import { Stage } from '../board/Stage.tsx';
import { useFollowedColumn } from '#ui/board/music/useMusic.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import type { Workspace } from './useWorkspace.ts';

/** Lazy: few puzzles make music. The loader of one that does prefetches this module. */
const ScoreFrame = lazyPart(
  async () => (await import('#ui/board/music/ScoreFrame.tsx')).ScoreFrame,
);

/** Additions of a mode to the board. */
export interface BoardExtras {
  /** Without a highlight, the cells of the selected legend row are highlighted. */
  readonly overlays?: BoardOverlays;
  /** True if cells show the numbers of the order in which they were colored. */
  readonly isPathShown?: boolean;
  /** Frame of a board that makes no music; none by default. */
  readonly Frame?: ComponentType<BoardFrameProps> | undefined;
  readonly events?: Pick<BoardEvents, 'onHover' | 'onWheel'>;
  /** See `BoardOptions`. */
  readonly isInline?: boolean;
}

/** Props of a frame around a board: the viewport and the pointer, to follow. */
interface BoardFrameProps extends Rulers {
  readonly store: BoardStore;
  readonly children: ReactNode;
}

/** The board in its frame: a score, or the frame of the mode. */
export function BoardStage({ workspace, extras }: { workspace: Workspace; extras: BoardExtras }) {
  const t = useText();
  const { store, music, viewport, cameraControls, selected, solvedFrom } = workspace;
  const title = useSelector(store.actor, ({ context }) => context.metadata.title);
  const [hover] = useState(() => createStore(NO_HOVER));
  const { overlays, isPathShown, isInline, events } = extras;
  const onHover = (next: Hover) => {
    hover.set(next);
    events?.onHover?.(next);
  };
  const BoardFrame = music === null && extras.Frame ? extras.Frame : Unframed;
  const column = useFollowedColumn(music);
  const width = useBoardSnapshot(store, ({ board }) => board.width);
  const height = useBoardSnapshot(store, ({ board }) => board.height);
  const stage = (
    <BoardFrame viewport={viewport} hover={hover} store={store}>
      <Stage
        store={store}
        label={t('play.boardName', { title: title || UNTITLED, width, height })}
        selected={selected}
        overlays={{ ...overlays, solvedFrom }}
        isPathShown={isPathShown}
        options={{ isInline, column }}
        events={{ onHover, onWheel: events?.onWheel }}
        viewport={viewport}
        cameraControls={cameraControls}
      />
    </BoardFrame>
  );
  if (music === null) return stage;
  return (
    <Suspense>
      <ScoreFrame music={music} viewport={viewport} store={store}>
        {stage}
      </ScoreFrame>
    </Suspense>
  );
}

function Unframed({ children }: BoardFrameProps) {
  return children;
}
