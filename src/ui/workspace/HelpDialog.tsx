import { BOARD_KEYS } from '../board/keys/boardKeys.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import { useSetting } from '../settings/useSetting.ts';
import { pageKeysOf } from '../board/keys/pageKeys.ts';
import { MUSIC_KEYS } from '../music/musicKeys.ts';
import { Dialog } from '../dialogs/Dialog.tsx';

/** Lists every key of the mode, and what mouse and finger do. */
export function HelpDialog({ mode, onClose }: { mode: WorkspaceMode; onClose: () => void }) {
  const layout = useSetting('keyboardLayout');
  return (
    <Dialog
      title="How to play"
      description="Make every cell light or dark so that all rules and symbols hold."
      onClose={onClose}
    >
      <section className="dialog-section">
        <h3>Mouse and finger</h3>
        <p>
          Press a cell to paint it, press it again to take the color back. Drag to paint many. The
          right button paints the other color. Two fingers move and zoom. Hold Ctrl over a symbol to
          see what it counts so far.
        </p>
      </section>
      <section className="dialog-section">
        <h3>Keys on the board</h3>
        <KeyList rows={BOARD_KEYS} />
      </section>
      <section className="dialog-section">
        <h3>Keys everywhere</h3>
        <KeyList rows={pageKeysOf(mode, layout)} />
      </section>
      <section className="dialog-section">
        <h3>Keys in music puzzles</h3>
        <KeyList rows={MUSIC_KEYS} />
      </section>
    </Dialog>
  );
}

function KeyList({
  rows,
}: {
  rows: readonly { readonly keys: readonly string[]; readonly label: string }[];
}) {
  return (
    <dl className="key-list">
      {rows.map(({ keys, label }) => (
        <KeyRow key={keys.join(' ')} keys={keys} label={label} />
      ))}
    </dl>
  );
}

function KeyRow({ keys, label }: { keys: readonly string[]; label: string }) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key} className="key-hint">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{label}</dd>
    </>
  );
}
