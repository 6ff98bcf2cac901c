import { INSTRUMENTS, type ControlLine, type Instrument } from './controlLines.ts';
import { DRUM_SAMPLES, isDrumSample, noteToMidi, type DrumSample } from './pitch.ts';
import { rowsAt } from './rowsAt.ts';

/** A voice of a piece: an instrument with its range, or the drums with their sounds. */
export type MusicVoice =
  | {
      readonly kind: 'pitch';
      readonly instrument: Instrument;
      readonly from: string;
      readonly to: string;
    }
  | { readonly kind: 'drum'; readonly samples: readonly DrumSample[] };

/**
 * The voices of a piece of `height` rows, regardless of the colors; instruments in their usual
 * order, drums last.
 */
export function listVoices(
  controlLines: readonly ControlLine[],
  height: number,
): readonly MusicVoice[] {
  const columns = new Set(controlLines.map(({ column }) => column));
  const rows = [...columns].flatMap((column) => rowsAt(controlLines, column, height));
  const pitched = INSTRUMENTS.flatMap((instrument): MusicVoice[] => {
    const notes = rows.flatMap((row) => (row.instrument === instrument ? (row.note ?? []) : []));
    const [lowest, ...higher] = notes.flatMap(pitchOf).toSorted((a, b) => a.midi - b.midi);
    if (!lowest) return [];
    return [{ kind: 'pitch', instrument, from: lowest.note, to: (higher.at(-1) ?? lowest).note }];
  });
  const struck = new Set(rows.map(({ note }) => note));
  const samples = DRUM_SAMPLES.filter((sample) => struck.has(sample));
  return samples.length === 0 ? pitched : [...pitched, { kind: 'drum', samples }];
}

function pitchOf(note: string): readonly { readonly note: string; readonly midi: number }[] {
  const midi = isDrumSample(note) ? undefined : noteToMidi(note);
  return midi === undefined ? [] : [{ note, midi }];
}
