import type { ControlLine } from '#engine/music/controlLines.ts';
import { RadioRow } from './fields/RadioRow.tsx';
import { NullableNumber } from './fields/NullableFields.tsx';
import { LabeledSwitch } from './fields/SwitchField.tsx';

/** What a control line changes besides the rows. */
type LineHead = Pick<ControlLine, 'bpm' | 'pedal' | 'checkpoint'>;

const TEMPO = { min: 20, max: 1000, step: 1 } as const;
const USUAL_BPM = 120;

const PEDALS = [
  { value: null, label: 'Unchanged' },
  { value: true, label: 'Down' },
  { value: false, label: 'Up' },
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
        label="Change the tempo"
        valueLabel="Beats a minute"
        help="Without a change the tempo of the columns before goes on."
        bounds={TEMPO}
        usual={USUAL_BPM}
        value={line.bpm}
        onChange={(bpm) => onChange({ ...line, bpm })}
      />
      <RadioRow
        label="Pedal"
        options={PEDALS}
        value={line.pedal}
        isWide
        onChange={(pedal) => onChange({ ...line, pedal })}
      />
      <LabeledSwitch
        label="Checkpoint"
        help="Playback may begin at this column."
        isOn={line.checkpoint}
        onChange={(checkpoint) => onChange({ ...line, checkpoint })}
      />
    </>
  );
}
