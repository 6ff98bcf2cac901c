import { Suspense, type ReactNode } from 'react';
import { useControls } from '#ui/board/boardSelectors.ts';
import { ColorSwitch } from '#ui/workspace/ColorSwitch.tsx';
import { HistoryTools } from '#ui/workspace/HistoryTools.tsx';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';

/** Lazy: few puzzles make music. */
const MusicTransport = lazyPart(
  async () => (await import('#ui/board/music/MusicTransport.tsx')).default,
);

/** The few tools of a board inside another page: colors, undo and redo, and tools of the puzzle. */
export function PlayTools({
  workspace,
  label,
  isCompact = false,
  children,
}: {
  workspace: Workspace;
  label: string;
  /** On narrow phones, colors without names. */
  isCompact?: boolean;
  /** After the other tools. */
  children?: ReactNode;
}) {
  const { store, music } = workspace;
  const { tool, color } = useControls(store);
  return (
    <div
      className="flex flex-wrap items-center justify-center gap-1 phone:gap-0.5"
      role="group"
      aria-label={label}
    >
      {music && (
        <Suspense>
          <MusicTransport music={music} store={store} />
        </Suspense>
      )}
      <ColorSwitch
        color={tool === 'mark' ? null : color}
        isCompact={isCompact}
        onColor={(next) => store.actor.send({ type: 'color.choose', color: next })}
      />
      <HistoryTools workspace={workspace} />
      {children}
    </div>
  );
}
