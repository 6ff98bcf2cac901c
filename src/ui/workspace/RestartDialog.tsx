import { Button } from '../components/Button.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';

/** Asks before a run is cleared that no undo can bring back. */
export function RestartDialog({
  isSolved,
  onRestart,
  onClose,
}: {
  isSolved: boolean;
  onRestart: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      title="Start again?"
      description={
        isSolved
          ? 'The solved board and how you got there go for good. Here, undo does not bring them back.'
          : 'All you painted goes for good. Here, undo does not bring it back.'
      }
      onClose={onClose}
    >
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{isSolved ? 'Keep it' : 'Keep playing'}</Button>
        <Button
          kind="primary"
          onClick={() => {
            onRestart();
            onClose();
          }}
        >
          Start again
        </Button>
      </div>
    </Dialog>
  );
}
