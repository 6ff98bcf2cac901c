import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Grid } from '#engine/grid/grid.ts';
import type { devicesMachine } from '#machines/devicesMachine.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { Button } from '#ui/shared/components/Button.tsx';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { presentPuzzle } from '#ui/workspace/presentPuzzle.ts';
import { documentToEdit } from '#ui/editor/documentToEdit.ts';
import { puzzleOfDraft } from './uploads.ts';

/**
 * A conflict: the puzzle was changed here and on another device. The author chooses one version.
 */
export function ConflictDialog({
  devices,
  store,
}: {
  devices: ActorRefFrom<typeof devicesMachine>;
  store: BoardStore;
}) {
  const t = useText();
  const other = useSelector(devices, ({ context }) => context.other);
  const there = other && puzzleOfDraft(other.letters);
  const here = presentPuzzle(store);
  const onHere = () => devices.send({ type: 'devices.chooseLocal' });
  return (
    <Dialog
      title={t('publishing.conflict')}
      description={t('publishing.conflictNote')}
      onClose={onHere}
    >
      <div className="mt-4 grid grid-cols-2 gap-4">
        <Choice
          label={t('publishing.there')}
          title={there && t.say(there.title || UNTITLED)}
          grid={there && documentToEdit(there).grid}
        >
          {other && <RelativeTime atMs={Date.parse(other.updatedAt)} />}
        </Choice>
        <Choice
          label={t('publishing.here')}
          title={t.say(here.title || UNTITLED)}
          grid={store.current().board.grid}
        />
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onHere}>{t('publishing.keepHere')}</Button>
        <Button kind="primary" onClick={() => devices.send({ type: 'devices.chooseOther' })}>
          {t('publishing.takeThere')}
        </Button>
      </div>
    </Dialog>
  );
}

/** One of the two versions, with its picture. */
function Choice({
  label,
  title,
  grid,
  children,
}: {
  label: string;
  title: string | null;
  grid: Grid | null;
  children?: ReactNode;
}) {
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <span className="grid h-32 place-items-center rounded-surface bg-base-300 p-3">
        {grid && <BoardPicture className="h-26 max-w-full" grid={grid} />}
      </span>
      <figcaption className="text-aside">
        <span className="block font-semibold">{label}</span>
        <span className="block truncate text-muted">{title}</span>
        <span className="block text-muted">{children}</span>
      </figcaption>
    </figure>
  );
}
