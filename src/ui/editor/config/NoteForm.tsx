import { useState, type KeyboardEvent } from 'react';
import { INSTRUMENTS, type ControlRow, type Instrument } from '#engine/music/controlLines.ts';
import { DRUM_SAMPLES, isDrumSample, noteToMidi, midiToNote } from '#engine/music/pitch.ts';
import { message, type Text } from '#texts/message.ts';
import { INSTRUMENT_NAMES, noteName } from '#ui/board/music/musicText.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { FieldRow } from './FieldRow.tsx';
import { NullableNumber } from './NullableFields.tsx';
import { TEXT_BOX } from './PlainFields.tsx';
import { fail, ok, type Result } from '#base/result.ts';

/**
 * Read the note that a text names, in the notation of scores: `c4` and `F♯3` are C4 and F#3, drums
 * go by their names, an empty text is no change. An error is one sentence.
 */
export function readNote(text: string): Result<string | null, Text> {
  const trimmed = text.trim().replaceAll('♯', '#').replaceAll('♭', 'b').replaceAll('−', '-');
  if (trimmed === '') return ok(null);
  const lower = trimmed.toLowerCase();
  if (isDrumSample(lower)) return ok(lower);
  const name = lower.charAt(0).toUpperCase() + lower.slice(1);
  if (noteToMidi(name) !== undefined) return ok(name);
  return fail(
    /^[A-G](?:bb|b|#|x|)-?\d+$/.test(name) ? message('tools.octaves') : message('tools.enterNote'),
  );
}

const SELECT = `${TEXT_BOX} w-41`;
const LOUDNESS = { min: 0, max: 1, step: 0.2 } as const;
const USUAL_LOUDNESS = 0.5;
const UNCHANGED = '';

/** The sound of a row of a music puzzle from a column on. Unchanged values continue. */
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
        label={message('tools.changeLoudness')}
        valueLabel={message('tools.loudness')}
        help={message('tools.loudnessHelp')}
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

/** A note by name. The arrow keys change it by a semitone, the page keys by an octave. */
function NoteRow({ note, onNote }: NoteProps) {
  const t = useText();
  const [draft, setDraft] = useState<{ readonly text: string; readonly over: string | null }>();
  const text = draft?.over === note ? draft.text : (note ?? '');
  const read = readNote(text);
  const type = (next: string) => {
    const entered = readNote(next);
    setDraft({ text: next, over: entered.ok ? entered.value : note });
    if (entered.ok && entered.value !== note) onNote(entered.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const midi = noteToMidi(note ?? '');
    const step = STEPS.get(event.key);
    if (step === undefined || midi === undefined) return;
    event.preventDefault();
    setDraft(undefined);
    const next = midiToNote(midi + step);
    if (next !== undefined) onNote(next);
  };
  return (
    <FieldRow
      label={message('tools.noteField')}
      help={message('tools.noteHelp')}
      message={read.ok ? undefined : refusal(read.error, note)}
    >
      {(ids) => (
        <input
          id={ids.control}
          className={`${TEXT_BOX} w-28`}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('tools.unchanged')}
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

/** The error of a text, and the note that stays in use. */
function refusal(error: Text, note: string | null): Text {
  return note === null
    ? message('tools.stillUnchanged', { error })
    : message('tools.stillNote', { error, note });
}

/** One of the drums. A note of another instrument stays until a drum is chosen. */
function DrumRow({ note, onNote }: NoteProps) {
  const t = useText();
  const isOther = note !== null && !isDrumSample(note);
  return (
    <FieldRow
      label={message('tools.drum')}
      message={isOther ? message('tools.noDrum', { note }) : undefined}
    >
      {(ids) => (
        <select
          id={ids.control}
          className={SELECT}
          value={note ?? UNCHANGED}
          aria-describedby={ids.message}
          onChange={({ target }) => onNote(target.value === UNCHANGED ? null : target.value)}
        >
          <option value={UNCHANGED}>{t('tools.unchanged')}</option>
          {isOther && <option value={note}>{t.say(noteName(note) || note)}</option>}
          {DRUM_SAMPLES.map((sample) => (
            <option key={sample} value={sample}>
              {t.say(noteName(sample))}
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
  const t = useText();
  return (
    <FieldRow label={message('tools.instrument')}>
      {(ids) => (
        <select
          id={ids.control}
          className={SELECT}
          value={instrument ?? UNCHANGED}
          onChange={({ target }) =>
            onInstrument(INSTRUMENTS.find((name) => name === target.value) ?? null)
          }
        >
          <option value={UNCHANGED}>{t('tools.unchanged')}</option>
          {INSTRUMENTS.map((name) => (
            <option key={name} value={name}>
              {t.say(INSTRUMENT_NAMES[name])}
            </option>
          ))}
        </select>
      )}
    </FieldRow>
  );
}
