import { BOARD_KEYS } from '../board/keys/boardKeys.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import { useSetting } from '../settings/useSetting.ts';
import { pageKeysOf } from '../board/keys/pageKeys.ts';
import { MUSIC_KEYS } from '../music/musicKeys.ts';
import { Dialog, DialogSection } from '../dialogs/Dialog.tsx';

/** Lists every key of the mode, and what mouse and finger do. */
export function HelpDialog({ mode, onClose }: { mode: WorkspaceMode; onClose: () => void }) {
  const layout = useSetting('keyboardLayout');
  return (
    <Dialog
      title="How to play"
      description="Make every cell light or dark so that all rules and symbols hold."
      onClose={onClose}
    >
      <DialogSection title="Mouse and finger">
        <p>
          Press a cell to paint it, press it again to take the color back. Drag to paint many. The
          right button paints the other color. Two fingers move and zoom. Rest on a symbol, or hold
          a finger on it, to read it. Hold Ctrl over a symbol to see what it counts so far.
        </p>
      </DialogSection>
      <DialogSection title="Keys on the board">
        <KeyList rows={BOARD_KEYS} />
      </DialogSection>
      <DialogSection title="Keys everywhere">
        <KeyList rows={pageKeysOf(mode, layout)} />
      </DialogSection>
      <DialogSection title="Keys in music puzzles">
        <KeyList rows={MUSIC_KEYS} />
      </DialogSection>
    </Dialog>
  );
}

function KeyList({
  rows,
}: {
  rows: readonly { readonly keys: readonly string[]; readonly label: string }[];
}) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
      {rows.map(({ keys, label }) => (
        <KeyRow key={keys.join(' ')} keys={keys} label={label} />
      ))}
    </dl>
  );
}

function KeyRow({ keys, label }: { keys: readonly string[]; label: string }) {
  return (
    <>
      <dt className="flex flex-wrap gap-1">
        {keys.map((key) => (
          <kbd
            key={key}
            className="inline-grid min-h-6.5 min-w-6.5 place-items-center rounded-key border border-line-strong px-1.75 py-0.5 font-sans text-note/none font-medium"
          >
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{label}</dd>
    </>
  );
}
