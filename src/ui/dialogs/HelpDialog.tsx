import { Dialog } from './Dialog.tsx';

const KEYS: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['←', '↑', '→', '↓'], does: 'Move over the board' },
  { keys: ['Home', 'End'], does: 'First and last cell of the row' },
  { keys: ['Space', 'Enter'], does: 'Paint with the chosen color; again to take it back' },
  { keys: ['Shift', 'Space'], does: 'Paint with the other color' },
  { keys: ['Ctrl', 'Space'], does: 'Fill instead of painting one cell' },
  { keys: ['Delete'], does: 'Take the color back' },
  { keys: ['G'], does: 'Go to the next empty cell; with Shift, to the one before' },
  { keys: ['E'], does: 'Go to the next error' },
  { keys: ['C'], does: 'Go to the next symbol' },
  { keys: ['I'], does: 'Say how large this area is, and how large it can grow' },
  { keys: ['B'], does: 'Say how the whole board stands' },
  { keys: ['Z'], does: 'Undo' },
  { keys: ['Y'], does: 'Redo' },
  { keys: ['R'], does: 'Start again; undo brings everything back' },
  { keys: ['?'], does: 'This list' },
];

/** Lists every key of the solve page, and what mouse and finger do. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
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
          right button paints the other color. Two fingers move and zoom.
        </p>
      </section>
      <section className="dialog-section">
        <h3>Keys</h3>
        <dl className="key-list">
          {KEYS.map(({ keys, does }) => (
            <KeyRow key={does} keys={keys} does={does} />
          ))}
        </dl>
      </section>
    </Dialog>
  );
}

function KeyRow({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key} className="key-hint">
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </>
  );
}
