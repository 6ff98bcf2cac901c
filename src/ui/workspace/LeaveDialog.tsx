import { Button } from '../components/Button.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';

/** Asks before a draft is left that could not be stored. */
export function LeaveDialog({
  onLeave,
  onSave,
  onStay,
}: {
  onLeave: () => void;
  onSave: () => void;
  onStay: () => void;
}) {
  return (
    <Dialog
      title="Leave this draft?"
      description="It could not be stored in this browser. If you leave, what you changed is gone."
      onClose={onStay}
    >
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button kind="outline" onClick={onLeave}>
          Leave
        </Button>
        <Button onClick={onSave}>Save as a file</Button>
        <Button kind="primary" onClick={onStay}>
          Stay here
        </Button>
      </div>
    </Dialog>
  );
}
