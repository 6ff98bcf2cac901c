import { useState } from 'react';
import type { Point } from '#engine/grid/grid.ts';
import { pointsText } from '#engine/play/solvePath.ts';
import { Button } from '../../../components/Button.tsx';
import { notify } from '../../../platform/notices.ts';
import { NestedEditorDialog } from '../NestedEditorDialog.tsx';
import type { FieldProps } from './FieldProps.ts';
import { FieldRow } from './FieldRow.tsx';

/** The order in which cells are colored: recorded in a run of its own. */
export function SolvePathField({ field, value, context, onChange }: FieldProps<'solvePath'>) {
  const { label, help } = field;
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
          <p className="mb-2 text-meta text-muted">{lengthText(value.length)}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {isEmpty ? 'Record' : 'Record again'}
            </Button>
            <Button size="small" disabled={isEmpty} onClick={() => void copyPath(value)}>
              Copy
            </Button>
            <Button size="small" disabled={isEmpty} onClick={() => onChange([])}>
              Clear
            </Button>
          </div>
          {isOpen && (
            <NestedEditorDialog title={label} onCancel={() => setOpen(false)}>
              <PathEditor
                title={label}
                grid={grid}
                path={value}
                onDone={done}
                onCancel={() => setOpen(false)}
              />
            </NestedEditorDialog>
          )}
        </div>
      )}
    </FieldRow>
  );
}

function lengthText(length: number): string {
  if (length === 0) return 'No path yet.';
  return length === 1 ? '1 cell in order.' : `${length} cells in order.`;
}

async function copyPath(path: readonly Point[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(pointsText(path));
    notify({ kind: 'success', message: 'Solve path copied.' });
  } catch {
    notify({ kind: 'error', message: 'The browser did not allow it.' });
  }
}
