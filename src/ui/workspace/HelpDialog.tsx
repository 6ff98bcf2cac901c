import { use } from 'react';
import { boardKeysOf } from '../board/keys/boardKeys.ts';
import { VIEW_GESTURES } from '../board/keys/viewGestures.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import { pageKeysOf } from '../board/keys/pageKeys.ts';
import { MUSIC_KEYS } from '../music/musicKeys.ts';
import type { KeyRow } from '../keys/keyRows.ts';
import { KeyScope } from '../keys/useKeyTable.ts';
import { Button } from '../components/Button.tsx';
import { Dialog, DialogSection } from '../dialogs/Dialog.tsx';
import { startEditorTour } from '../settings/editorTour.ts';

/** What somebody needs who has never seen such a puzzle. */
const STEPS = [
  'Gray cells are yours: make each of them dark or light. Cells with a frame are given and stay.',
  'Rules hold for the whole board. A symbol speaks of the cell it stands on, and of those around it.',
  'Press a rule or a symbol in the list to read what it demands and to see its cells.',
  'Look for a cell that can only be one color, paint it, and see what follows from it.',
  'What cannot be is outlined and hatched; what holds grows pale. When all of it holds, you are done.',
];

/** How to play, and below it every key of the mode, and what mouse and finger do. */
export function HelpDialog({
  mode,
  keys = [],
  onClose,
}: {
  mode: WorkspaceMode;
  /** Keys that the page has besides those of its mode. */
  keys?: readonly KeyRowText[];
  onClose: () => void;
}) {
  const isNested = use(KeyScope) !== null;
  return (
    <Dialog
      title="How to play"
      description="Make every cell light or dark so that all rules and symbols hold."
      onClose={onClose}
    >
      {mode.rights.replaceFixed && !isNested && <TourSection onStart={onClose} />}
      <DialogSection title="In short">
        <ol className="flex list-decimal flex-col gap-1.5 pl-5 marker:text-muted">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </DialogSection>
      <DialogSection title="Mouse and finger">
        <p>
          Press a cell to paint it, press it again to take the color back. Drag to paint many. The
          right button, or a finger that rests, paints the other color. Rest on a symbol, or hold a
          finger on it, to read it; hold Ctrl over it to see what it counts so far.
          {mode.hasMarks &&
            ' With the pencil in hand a press notes a dot on a cell, the next one a cross: marks are for you alone.'}
        </p>
      </DialogSection>
      <DialogSection title="Zooming and moving">
        <KeyList rows={VIEW_GESTURES} />
      </DialogSection>
      <DialogSection title="Keys on the board">
        <KeyList rows={boardKeysOf(mode)} />
      </DialogSection>
      <DialogSection title="Keys everywhere">
        <KeyList rows={[...keys, ...pageKeysOf(mode)]} />
      </DialogSection>
      <DialogSection title="Keys in music puzzles">
        <KeyList rows={MUSIC_KEYS} />
      </DialogSection>
    </Dialog>
  );
}

/** The way back to the tour, for authors. It begins when the help has closed. */
function TourSection({ onStart }: { onStart: () => void }) {
  return (
    <DialogSection title="The editor">
      <p className="mb-2.5">A tour shows its parts, in a few steps.</p>
      <Button
        size="small"
        onClick={() => {
          startEditorTour();
          onStart();
        }}
      >
        Start the tour
      </Button>
    </DialogSection>
  );
}

type KeyRowText = Pick<KeyRow<unknown>, 'keys' | 'label'>;

function KeyList({ rows }: { rows: readonly KeyRowText[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
      {rows.map(({ keys, label }) => (
        <KeyLine key={keys.join(' ')} keys={keys} label={label} />
      ))}
    </dl>
  );
}

function KeyLine({ keys, label }: { keys: readonly string[]; label: string }) {
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
