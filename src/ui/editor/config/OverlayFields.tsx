import { useState, type ReactNode } from 'react';
import { emptyGrid, type Grid, type Point } from '#engine/grid/grid.ts';
import { message, type Text } from '#texts/message.ts';
import type { FieldProps, FieldContext, OverlayFeatures } from './FieldProps.ts';
import { FieldRow } from './FieldRow.tsx';
import { LabeledSwitch } from './PlainFields.tsx';
import { withoutInnerGrids } from '#engine/edit/innerGrids.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { Button } from '#ui/shared/components/Button.tsx';
import { SizeText } from '#ui/shared/components/SizeText.tsx';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { pointsText } from '#engine/play/solvePath.ts';
import { writeText } from '#ui/shared/platform/clipboard.ts';
import { notify } from '#ui/shared/platform/notices.ts';

/**
 * Container of an editor over the whole window. The editor shows the title and the close buttons,
 * and handles Escape, because it has unsaved work.
 */
function OverlayEditorDialog({
  title,
  onCancel,
  children,
}: {
  title: string;
  onCancel: () => void;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <Dialog title={title} description={t('tools.nestedEditor')} shape="full" onClose={onCancel}>
      {children}
    </Dialog>
  );
}

const PICTURE = { width: 112, height: 88 };
/** Limit of cells in a picture: more are too small to distinguish. */
const MOST_DRAWN = 2500;

/** A picture of a grid inside a clue, and the buttons that change it. */
export function GridButton({
  title,
  labelId,
  grid,
  context: { grid: mainGrid, OverlayEditor },
  features,
  onChange,
}: {
  title: Text;
  labelId: string;
  grid: Grid;
  context: FieldContext;
  features: Omit<OverlayFeatures, 'mainGrid'>;
  onChange: (grid: Grid) => void;
}) {
  const t = useText();
  const name = t.say(title);
  const [isOpen, setOpen] = useState(false);
  const done = (next: Grid) => {
    setOpen(false);
    if (next !== grid) onChange(next);
  };
  return (
    <div className="flex items-center gap-4" role="group" aria-labelledby={labelId}>
      <button
        type="button"
        className="grid min-h-24 min-w-32 place-items-center rounded-control bg-fill-1 p-2 hover:bg-fill-2"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {grid.tiles.length > 0 && grid.tiles.length <= MOST_DRAWN && (
          <BoardPicture grid={grid} maxSize={PICTURE} isExample symbols="all" />
        )}
        <span className="mt-1 text-note text-soft">
          <RichText id="tools.editGrid" tags={{ size: () => <SizeText grid={grid} /> }} />
        </span>
      </button>
      {!features.isColorsOnly && (
        <Button size="small" onClick={() => onChange(withoutInnerGrids(mainGrid))}>
          {t('tools.copyBoard')}
        </Button>
      )}
      {isOpen && (
        <OverlayEditorDialog title={name} onCancel={() => setOpen(false)}>
          <OverlayEditor
            title={name}
            grid={grid}
            features={{ ...features, mainGrid: withoutInnerGrids(mainGrid) }}
            onDone={done}
            onCancel={() => setOpen(false)}
          />
        </OverlayEditorDialog>
      )}
    </div>
  );
}

/** A grid inside the clue. */
export function GridField({ field, value, context, onChange }: FieldProps<'grid'>) {
  const { label, help, resizable: isResizable = false } = field;
  return (
    <FieldRow label={label} help={help} isGroup isWide>
      {(ids) => (
        <GridButton
          title={label}
          labelId={ids.label}
          grid={value}
          context={context}
          features={{ isColorsOnly: false, isResizable }}
          onChange={onChange}
        />
      )}
    </FieldRow>
  );
}

/** An optional grid: a switch, and the grid while that is on. */
export function NullableGridField(props: FieldProps<'nullableGrid'>) {
  const { field, value, context, onChange } = props;
  const { label, help, resizable: isResizable = false, whenOn = emptyGrid(5, 4) } = field;
  const [last, setLast] = useState<Grid>(whenOn);
  const onSwitch = (isOn: boolean) => {
    if (value) setLast(value); // the value returns when the switch is turned on again
    onChange(isOn ? last : null);
  };
  return (
    <>
      <LabeledSwitch label={label} help={help} isOn={value !== null} onChange={onSwitch} />
      {value && (
        <FieldRow label={message('tools.itsGrid')} isGroup isWide>
          {(ids) => (
            <GridButton
              title={label}
              labelId={ids.label}
              grid={value}
              context={context}
              features={{ isColorsOnly: false, isResizable }}
              onChange={onChange}
            />
          )}
        </FieldRow>
      )}
    </>
  );
}

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
  if (await writeText(pointsText(path)))
    notify({ kind: 'success', message: message('tools.pathCopied') });
  else notify({ kind: 'error', message: message('tools.copyRefused') });
}
