import { controlAt, noteAt, withControl, withNote } from '#engine/edit/scoreTools.ts';
import type { Selection } from '#engine/edit/selection.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { EMPTY_ROW, type ControlLine } from '#engine/music/controlLines.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { NoteForm } from '#ui/editor/config/NoteForm.tsx';
import { Popup, type PopupProps } from '#ui/editor/config/Popup.tsx';
import { message } from '#texts/message.ts';
import { RadioRow } from '#ui/editor/config/ChoiceFields.tsx';
import { NullableNumber } from '#ui/editor/config/NullableFields.tsx';
import { LabeledSwitch } from '#ui/editor/config/PlainFields.tsx';

/** The fields of a control line except its rows. */
type LineHead = Pick<ControlLine, 'bpm' | 'pedal' | 'checkpoint'>;

const TEMPO = { min: 20, max: 1000, step: 1 } as const;
const USUAL_BPM = 120;

const PEDALS = [
  { value: null, label: message('tools.unchanged') },
  { value: true, label: message('tools.pedalDown') },
  { value: false, label: message('tools.pedalUp') },
] as const;

/** Tempo, pedal and checkpoint of one column of a music puzzle. */
export function ControlLineForm<Line extends LineHead>({
  line,
  onChange,
}: {
  line: Line;
  onChange: (line: Line) => void;
}) {
  return (
    <>
      <NullableNumber
        label={message('tools.tempo')}
        valueLabel={message('tools.beats')}
        help={message('tools.tempoHelp')}
        bounds={TEMPO}
        usual={USUAL_BPM}
        value={line.bpm}
        onChange={(bpm) => onChange({ ...line, bpm })}
      />
      <RadioRow
        label={message('tools.pedal')}
        options={PEDALS}
        value={line.pedal}
        isWide
        onChange={(pedal) => onChange({ ...line, pedal })}
      />
      <LabeledSwitch
        label={message('tools.checkpoint')}
        help={message('tools.checkpointHelp')}
        isOn={line.checkpoint}
        onChange={(checkpoint) => onChange({ ...line, checkpoint })}
      />
    </>
  );
}

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
        title={t('tools.playbackAt', { column: column + 1 })}
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
      title={t('tools.rowFrom', { row: selection.row + 1, column: column + 1 })}
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
