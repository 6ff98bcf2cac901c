import { controlAt, noteAt, withControl, withNote } from '#engine/edit/scoreTools.ts';
import type { Selection } from '#engine/edit/selection.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { EMPTY_ROW } from '#engine/music/controlLines.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { ControlLineForm } from '#ui/editor/config/ControlLineForm.tsx';
import { NoteForm } from '#ui/editor/config/NoteForm.tsx';
import { Popup, type PopupProps } from '#ui/editor/config/Popup.tsx';

const NO_CONTROL = { bpm: null, pedal: null, checkpoint: false };

/** The settings of a score at a column: tempo and pedal, or one of its rows. */
export function ScorePopup({
  selection,
  grid,
  onEdit,
  onRemove,
  ...shell
}: Pick<PopupProps, 'place' | 'takesFocus' | 'onClose'> & {
  selection: Extract<Selection, { kind: 'control' | 'note' }>;
  grid: Grid;
  onEdit: (grid: Grid) => void;
  onRemove: (grid: Grid) => void;
}) {
  const t = useText();
  const { column } = selection;
  if (selection.kind === 'control')
    return (
      <Popup
        title={t('tools.playbackAt', { column })}
        text={t('tools.playbackHelp')}
        onDelete={() => onRemove(withControl(grid, column, null))}
        {...shell}
      >
        <ControlLineForm
          line={controlAt(grid, column) ?? NO_CONTROL}
          onChange={({ bpm, pedal, checkpoint }) =>
            onEdit(withControl(grid, column, { bpm, pedal, checkpoint }))
          }
        />
      </Popup>
    );
  return (
    <Popup
      title={t('tools.rowFrom', { row: selection.row, column })}
      text={t('tools.rowHelp')}
      onDelete={() => onRemove(withNote(grid, selection, null))}
      {...shell}
    >
      <NoteForm
        row={noteAt(grid, column, selection.row) ?? EMPTY_ROW}
        onChange={(row) => onEdit(withNote(grid, selection, row))}
      />
    </Popup>
  );
}
