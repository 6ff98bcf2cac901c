import { useState, type KeyboardEvent } from 'react';
import { INSTRUMENTS, type ControlRow, type Instrument } from '#engine/music/controlLines.ts';
import { DRUM_SAMPLES, isDrumSample, midiOf, noteOf } from '#engine/music/pitch.ts';
import { INSTRUMENT_NAMES, noteName } from '../../music/musicText.ts';
import { FieldRow } from './fields/FieldRow.tsx';
import { NullableNumber } from './fields/NullableFields.tsx';
import { TEXT_BOX } from './fields/StringField.tsx';
import { readNote } from './noteEntry.ts';

const SELECT = `${TEXT_BOX} w-44`;
const LOUDNESS = { min: 0, max: 1, step: 0.2 } as const;
const USUAL_LOUDNESS = 0.5;
const UNCHANGED = '';

/** Drums that can be heard: the last of the list is only read. */
const OFFERED_DRUMS = DRUM_SAMPLES.filter((sample) => sample !== 'rim');

/** What a row of a music puzzle sounds like from a column on; what is unchanged goes on. */
export function NoteForm({
  row,
  onChange,
}: {
  row: ControlRow;
  onChange: (row: ControlRow) => void;
}) {
  const isDrum = row.instrument === 'drum';
  const onNote = (note: string | null) => onChange({ ...row, note });
  return (
    <>
      {isDrum ? (
        <DrumRow note={row.note} onNote={onNote} />
      ) : (
        <NoteRow note={row.note} onNote={onNote} />
      )}
      <InstrumentRow
        instrument={row.instrument}
        onInstrument={(instrument) => onChange({ ...row, instrument })}
      />
      <NullableNumber
        label="Change the loudness"
        valueLabel="Loudness"
        help="From 0, silent, to 1."
        bounds={LOUDNESS}
        usual={USUAL_LOUDNESS}
        value={row.velocity}
        onChange={(velocity) => onChange({ ...row, velocity })}
      />
    </>
  );
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 12],
  ['PageDown', -12],
]);

interface NoteProps {
  readonly note: string | null;
  readonly onNote: (note: string | null) => void;
}

/** A note by its name; the arrow keys go up and down by a semitone, the page keys by an octave. */
function NoteRow({ note, onNote }: NoteProps) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly over: string | null }>();
  const text = draft?.over === note ? draft.text : (note ?? '');
  const read = readNote(text);
  const type = (next: string) => {
    const entered = readNote(next);
    setDraft({ text: next, over: entered.ok ? entered.value : note });
    if (entered.ok && entered.value !== note) onNote(entered.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const midi = midiOf(note ?? '');
    const step = STEPS.get(event.key);
    if (step === undefined || midi === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    const next = noteOf(midi + step);
    if (next !== undefined) onNote(next);
  };
  const stays = note === null ? 'It is still unchanged.' : `It is still ${note}.`;
  return (
    <FieldRow
      label="Note"
      help="A letter from A to G, perhaps # or b, and an octave from -4 to 11: C4, F#3. Empty: unchanged."
      message={read.ok ? undefined : `${read.error} ${stays}`}
    >
      {(ids) => (
        <input
          id={ids.control}
          className={`${TEXT_BOX} w-28`}
          autoComplete="off"
          spellCheck={false}
          placeholder="Unchanged"
          value={text}
          aria-invalid={read.ok ? undefined : true}
          aria-describedby={ids.message}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={() => read.ok && setDraft(undefined)}
          onKeyDown={onKeyDown}
        />
      )}
    </FieldRow>
  );
}

/** One of the drums; a note of another instrument stays until a drum is chosen. */
function DrumRow({ note, onNote }: NoteProps) {
  const isOther = note !== null && !OFFERED_DRUMS.some((sample) => sample === note);
  return (
    <FieldRow
      label="Drum"
      message={isOther && !isDrumSample(note) ? `${note} is no drum. Choose one.` : undefined}
    >
      {(ids) => (
        <select
          id={ids.control}
          className={SELECT}
          value={note ?? UNCHANGED}
          aria-describedby={ids.message}
          onChange={({ target }) => onNote(target.value === UNCHANGED ? null : target.value)}
        >
          <option value={UNCHANGED}>Unchanged</option>
          {isOther && <option value={note}>{noteName(note) || note}</option>}
          {OFFERED_DRUMS.map((sample) => (
            <option key={sample} value={sample}>
              {noteName(sample)}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  );
}

function InstrumentRow({
  instrument,
  onInstrument,
}: {
  instrument: Instrument | null;
  onInstrument: (instrument: Instrument | null) => void;
}) {
  return (
    <FieldRow label="Instrument">
      {(ids) => (
        <select
          id={ids.control}
          className={SELECT}
          value={instrument ?? UNCHANGED}
          onChange={({ target }) =>
            onInstrument(INSTRUMENTS.find((name) => name === target.value) ?? null)
          }
        >
          <option value={UNCHANGED}>Unchanged</option>
          {INSTRUMENTS.map((name) => (
            <option key={name} value={name}>
              {INSTRUMENT_NAMES[name]}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  );
}
