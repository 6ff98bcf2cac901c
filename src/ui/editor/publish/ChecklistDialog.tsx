import { capitalized } from '#texts/capitalized.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { ChecklistPlace, ChecklistText } from './checklistText.ts';

/** The meaning of an item of the checklist, and the way to fulfill it. */
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
  const t = useText();
  const title = isDone ? capitalized(t.say(name), t.language) : t.say(fault);
  return (
    <Dialog title={title} description={t.say(meaning)} onClose={onClose}>
      <p>{isDone ? t('checklist.nothingMissing') : t.say(remedy)}</p>
      {!isDone && isMandatory && <p className="mt-2 text-muted">{t('checklist.notPublished')}</p>}
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{t('checklist.close')}</Button>
        {!isDone && action && (
          <Button
            kind="primary"
            onClick={() => {
              onClose();
              onGo(action.place);
            }}
          >
            {t.say(action.label)}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
