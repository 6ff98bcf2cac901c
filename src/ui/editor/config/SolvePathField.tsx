import { useState } from 'react';
import type { Point } from '#engine/grid/grid.ts';
import { pointsText } from '#engine/play/solvePath.ts';
import { message } from '#texts/message.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { OverlayEditorDialog } from './OverlayEditorDialog.tsx';
import type { FieldProps } from './FieldProps.ts';
import { FieldRow } from './FieldRow.tsx';

/** The order in which cells are colored, recorded in a separate run. */
export function SolvePathField({ field, value, context, onChange }: FieldProps<'solvePath'>) {
  const t = useText();
  const { label, help } = field;
  const title = t.say(label);
  const { PathEditor, grid } = context;
  const [isOpen, setOpen] = useState(false);
  const isEmpty = value.length === 0;
  const done = (path: readonly Point[]) => {
    setOpen(false);
    onChange(path);
  };
  return (
    <FieldRow label={label} help={help} isGroup isWide>
      {(ids) => (
        <div role="group" aria-labelledby={ids.label}>
          <p className="mb-2 text-meta text-muted">
            {t('tools.pathLength', { count: value.length })}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {isEmpty ? t('tools.record') : t('tools.recordAgain')}
            </Button>
            <Button size="small" disabled={isEmpty} onClick={() => void copyPath(value)}>
              {t('tools.copyPath')}
            </Button>
            <Button size="small" disabled={isEmpty} onClick={() => onChange([])}>
              {t('tools.clearPath')}
            </Button>
          </div>
          {isOpen && (
            <OverlayEditorDialog title={title} onCancel={() => setOpen(false)}>
              <PathEditor
                title={title}
                grid={grid}
                path={value}
                onDone={done}
                onCancel={() => setOpen(false)}
              />
            </OverlayEditorDialog>
          )}
        </div>
      )}
    </FieldRow>
  );
}

async function copyPath(path: readonly Point[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(pointsText(path));
    notify({ kind: 'success', message: message('tools.pathCopied') });
  } catch {
    notify({ kind: 'error', message: message('tools.copyRefused') });
  }
}
