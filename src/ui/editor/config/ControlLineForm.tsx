import type { ControlLine } from '#engine/music/controlLines.ts';
import { message } from '#texts/message.ts';
import { RadioRow } from './RadioRow.tsx';
import { NullableNumber } from './NullableFields.tsx';
import { LabeledSwitch } from './SwitchField.tsx';

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
