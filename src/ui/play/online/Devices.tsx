import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DevicesInput, devicesMachine } from '#machines/devicesMachine.ts';
import { message } from '#texts/message.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import {
  devicesInput,
  devicesWithEffects,
  gridFromLetters,
  type SharedSolve,
} from './deviceActors.ts';

/** Syncs a solve with the other devices of the account. */
export function Devices({
  workspace,
  puzzleId,
  reader,
}: {
  workspace: Workspace;
  puzzleId: string;
  reader: string;
}) {
  const { opened, store } = workspace;
  const solve = useMemo<SharedSolve>(
    () => ({
      workspace: { opened, store },
      puzzleId,
      reader,
      onTaken: () =>
        notify({
          kind: 'success',
          message: message('online.tookOther'),
          action: {
            label: message('site.undo'),
            run: () => store.actor.send({ type: 'history.undo' }),
          },
        }),
    }),
    [opened, store, puzzleId, reader],
  );
  const [input, setInput] = useState<DevicesInput | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void devicesInput(solve).then((found) => {
      if (isCurrent) setInput(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [solve]);
  return input && <Following solve={solve} input={input} />;
}

function Following({ solve, input }: { solve: SharedSolve; input: DevicesInput }) {
  const [machine] = useState(() => devicesWithEffects(solve));
  const devices = useActorRef(machine, { input });
  const isAsked = useSelector(devices, (snapshot) => snapshot.matches('conflict'));
  return isAsked && <Question devices={devices} solve={solve} />;
}

/** A conflict: the solve continued here and on another device. The player chooses a board. */
function Question({
  devices,
  solve: { workspace },
}: {
  devices: ActorRefFrom<typeof devicesMachine>;
  solve: SharedSolve;
}) {
  const t = useText();
  const { opened, store } = workspace;
  const other = useSelector(devices, ({ context }) => context.other);
  const grid = other && gridFromLetters(other.letters, opened);
  const onHere = () => devices.send({ type: 'devices.chooseLocal' });
  return (
    <Dialog
      title={t('online.otherDevice')}
      description={t('online.otherDeviceNote')}
      onClose={onHere}
    >
      <div className="mt-4 grid grid-cols-2 gap-4">
        <figure className="flex min-w-0 flex-col gap-2">
          <Picture>
            {grid && <BoardPicture className="h-26 max-w-full" grid={grid} givens={store.givens} />}
          </Picture>
          <figcaption className="text-aside">
            <span className="block font-semibold">{t('online.boardThere')}</span>
            {other && (
              <span className="block text-muted">
                <RelativeTime atMs={Date.parse(other.updatedAt)} />
              </span>
            )}
          </figcaption>
        </figure>
        <figure className="flex min-w-0 flex-col gap-2">
          <Picture>
            <BoardPicture
              className="h-26 max-w-full"
              grid={store.current().board.grid}
              givens={store.givens}
            />
          </Picture>
          <figcaption className="text-aside">
            <span className="block font-semibold">{t('online.boardHere')}</span>
          </figcaption>
        </figure>
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onHere}>{t('online.goOnHere')}</Button>
        <Button kind="primary" onClick={() => devices.send({ type: 'devices.chooseOther' })}>
          {t('online.goOnThere')}
        </Button>
      </div>
    </Dialog>
  );
}

function Picture({ children }: { children: React.ReactNode }) {
  return (
    <span className="grid h-32 place-items-center rounded-surface bg-base-300 p-3">{children}</span>
  );
}
