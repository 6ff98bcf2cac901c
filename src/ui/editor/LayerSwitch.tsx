import { useSelector } from '@xstate/react';
import type { AuthorLayer } from '#engine/edit/Tool.ts';
import { message, type Text } from '#texts/message.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/useText.ts';

const LAYERS: readonly { readonly layer: AuthorLayer; readonly label: Text }[] = [
  { layer: 'puzzle', label: message('create.puzzleLayer') },
  { layer: 'solution', label: message('create.solutionLayer') },
];

const CHOICE =
  'relative flex h-10 cursor-pointer items-center rounded-control px-3 text-control text-soft has-checked:bg-base-100 has-checked:text-base-content has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:shadow-focus pointer-coarse:h-12';

/** What is seen and painted: the puzzle with its givens alone, or its solution too. */
export function LayerSwitch({ store: { actor } }: { store: BoardStore }) {
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
