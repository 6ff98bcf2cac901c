import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../dialogs/Dialog.tsx';
import type { ChecklistPlace, ChecklistText } from './checklistText.ts';

/** What an item of the checklist means, and how to put it right. */
export function ChecklistDialog({
  text: { name, fault, meaning, remedy, action },
  isDone,
  isMandatory,
  onGo,
  onClose,
}: {
  text: ChecklistText;
  isDone: boolean;
  isMandatory: boolean;
  onGo: (place: ChecklistPlace) => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={isDone ? name : fault} description={meaning} onClose={onClose}>
      <p>{isDone ? 'Nothing is missing here.' : remedy}</p>
      {!isDone && isMandatory && (
        <p className="mt-2 text-muted">
          Until then the puzzle cannot be published. It can be kept and shared by link.
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>Close</Button>
        {!isDone && action && (
          <Button
            kind="primary"
            onClick={() => {
              onClose();
              onGo(action.place);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
