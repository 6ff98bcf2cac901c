import { Maximize, PaintBucket } from 'lucide-react';
import { TOOL_SIZE, IconButton } from '#ui/shared/components/Button.tsx';
import { useControls, useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { ColorSwitch } from '#ui/workspace/ColorSwitch.tsx';
import { HistoryTools } from '#ui/workspace/HistoryTools.tsx';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { useSelector } from '@xstate/react';
import type { AuthorLayer } from '#engine/edit/Tool.ts';
import { message, type Text } from '#texts/message.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';

const DOCK =
  'dock flex min-h-(--dock-height) max-w-full flex-none flex-wrap items-center justify-center gap-0.5 rounded-dock bg-base-200 p-2 inset-ring inset-ring-line shadow-dock';

/** The tools under the board. Phones have fewer of them, in a drawer. */
export function CreateDock({ workspace, onSize }: { workspace: Workspace; onSize: () => void }) {
  const t = useText();
  const { store } = workspace;
  const { color, isFilling } = useControls(store);
  const { actor } = store;
  const size = useBoardSnapshot(store, ({ board }) => `${board.width} × ${board.height}`);
  return (
    <div className={DOCK} role="group" aria-label={t('create.boardTools')}>
      <ColorSwitch
        color={color}
        onColor={(next) => actor.send({ type: 'color.choose', color: next })}
      />
      <Rule />
      <IconButton
        icon={PaintBucket}
        label={t('create.fill')}
        size={TOOL_SIZE}
        isPressed={isFilling}
        onPress={() => actor.send({ type: 'fill.toggle' })}
      />
      <Rule />
      <HistoryTools workspace={workspace} />
      <Rule />
      <LayerSwitch store={store} />
      <Rule />
      <button
        type="button"
        className="h-10 min-w-19 rounded-control px-2 text-control @max-[580px]:hidden whitespace-nowrap text-muted lining-nums tabular-nums hover:bg-fill-1 hover:text-base-content pointer-coarse:h-12"
        aria-label={t('create.boardSize', { size })}
        onClick={onSize}
      >
        {size}
      </button>
      <IconButton
        icon={Maximize}
        label={t('create.wholeBoard')}
        keys="0"
        size={TOOL_SIZE}
        onPress={workspace.onFit}
      />
    </div>
  );
}

/** A line between groups of tools. */
function Rule() {
  return <span className="mx-0.75 h-6 w-px flex-none bg-line @max-[860px]:mx-0.5" />;
}

const LAYERS: readonly { readonly layer: AuthorLayer; readonly label: Text }[] = [
  { layer: 'puzzle', label: message('create.puzzleLayer') },
  { layer: 'solution', label: message('create.solutionLayer') },
];

const CHOICE =
  'relative flex h-10 cursor-pointer items-center rounded-control px-3 text-control text-soft has-checked:bg-base-100 has-checked:text-base-content has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:shadow-focus pointer-coarse:h-12';

/** Switch between the layers of the board: the givens alone, or the solution too. */
function LayerSwitch({ store: { actor } }: { store: BoardStore }) {
  const t = useText();
  const layer = useSelector(actor, ({ context }) => context.layer);
  return (
    <fieldset className="flex gap-0.5 rounded-control bg-fill-2">
      <legend className="sr-only">{t('create.layer')}</legend>
      {LAYERS.map(({ layer: choice, label }) => (
        <label key={choice} className={CHOICE}>
          <input
            className="absolute inset-0 cursor-pointer opacity-0"
            type="radio"
            name="layer"
            value={choice}
            checked={choice === layer}
            onChange={() => actor.send({ type: 'editor.change', change: { layer: choice } })}
          />
          {t.say(label)}
        </label>
      ))}
    </fieldset>
  );
}
