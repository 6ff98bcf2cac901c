import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { iconButtonClass } from '#ui/shared/components/Button.tsx';
import { ComputedDifficulty } from '#ui/shared/components/ComputedDifficulty.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { ServerPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { CommentsButton } from './Comments.tsx';
import { LoveButton } from './LoveButton.tsx';
import { RatingBlock } from './RatingBlock.tsx';

/** Buttons for a solved puzzle of the site. */
export function SolvedIcons({ server }: { server: ServerPuzzle }) {
  return (
    <>
      <LoveButton server={server} size="size-11" />
      <CommentsButton server={server} size="size-11" />
      <RatingButton server={server} />
    </>
  );
}

/** If the texts are above the board there is no room for ten keys, so a button opens them. */
function RatingButton({ server }: { server: ServerPuzzle }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const computed = server.about?.computed ?? null;
  return (
    <>
      <button
        type="button"
        className={`${iconButtonClass('size-11')} xl:hidden score:inline-grid phone:hidden`}
        aria-label={t('online.howHard')}
        title={t('online.howHard')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Gauge aria-hidden />
      </button>
      {isOpen && (
        <Dialog
          title={t('online.howHard')}
          description={t('online.howHardNote')}
          onClose={() => setOpen(false)}
        >
          <div className="flex flex-col gap-4">
            <RatingBlock server={server} />
            {computed && <ComputedDifficulty rating={computed} />}
          </div>
        </Dialog>
      )}
    </>
  );
}
