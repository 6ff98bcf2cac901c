import { useState } from 'react';
import { withoutInnerGrids } from '#engine/edit/innerGrids.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { Button } from '#ui/shared/components/Button.tsx';
import { SizeText } from '#ui/shared/components/SizeText.tsx';
import type { Text } from '#texts/message.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import { OverlayEditorDialog } from './OverlayEditorDialog.tsx';
import type { FieldContext, OverlayFeatures } from './FieldProps.ts';

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
