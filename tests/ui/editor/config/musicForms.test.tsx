// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { EMPTY_ROW, type ControlLine, type ControlRow } from '#engine/music/controlLines.ts';
import { ControlLineForm } from '#ui/editor/ScorePopup.tsx';
import { NoteForm, readNote } from '#ui/editor/config/NoteForm.tsx';

afterEach(cleanup);

const LINE: ControlLine = { column: 3, bpm: null, pedal: null, checkpoint: false, rows: [] };

function openLine(first: Partial<ControlLine> = {}) {
  const shown = { line: { ...LINE, ...first } };
  const Form = () => {
    const [line, setLine] = useState(shown.line);
    return <ControlLineForm line={line} onChange={(next) => setLine((shown.line = next))} />;
  };
  render(<Form />);
  return shown;
}

function openNote(first: Partial<ControlRow> = {}) {
  const shown = { row: { ...EMPTY_ROW, ...first } };
  const Form = () => {
    const [row, setRow] = useState<ControlRow>(shown.row);
    return <NoteForm row={row} onChange={(next) => setRow((shown.row = next))} />;
  };
  render(<Form />);
  return shown;
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const toggle = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));

describe('the form of a control line', () => {
  it('changes the tempo in its bounds, or leaves it', () => {
    const shown = openLine();
    toggle('Change the tempo');
    expect(shown.line.bpm).toBe(120);

    type('Beats per minute', '1001');
    expect(screen.getByText('At most 1 000. Still set to 120.')).toBeDefined();
    type('Beats per minute', '19');
    expect(screen.getByText('At least 20. Still set to 120.')).toBeDefined();
    type('Beats per minute', '20');
    expect(shown.line.bpm).toBe(20);
    toggle('Change the tempo');

    expect(shown.line).toEqual(LINE);
  });

  it('puts the pedal down, up, or leaves it; sets a checkpoint', () => {
    const shown = openLine();
    fireEvent.click(screen.getByRole('radio', { name: 'Down' }));
    expect(shown.line.pedal).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Up' }));
    toggle('Checkpoint');
    expect(shown.line).toEqual({ ...LINE, pedal: false, checkpoint: true });

    fireEvent.click(screen.getByRole('radio', { name: 'Unchanged' }));
    expect(shown.line.pedal).toBeNull();
  });
});

describe('the form of a note', () => {
  it('takes notes by their names, and says what is none', () => {
    const shown = openNote({ note: 'C4' });
    type('Note', 'f♯');
    expect(screen.getByText('Enter a note such as C4 or F#3. Still set to C4.')).toBeDefined();
    type('Note', 'f♯3');
    expect(shown.row.note).toBe('F#3');
    type('Note', 'F#12');
    expect(screen.getByText('Octaves range from -4 to 11. Still set to F#3.')).toBeDefined();

    type('Note', '');
    expect(shown.row.note).toBeNull();
  });

  it('goes up and down by semitones and octaves', () => {
    const shown = openNote({ note: 'B3' });
    act(() => screen.getByLabelText('Note').focus());
    const key = (name: string) => fireEvent.keyDown(screen.getByLabelText('Note'), { key: name });

    key('ArrowUp');
    expect(shown.row.note).toBe('C4');
    key('PageDown');
    key('ArrowUp');
    expect(shown.row.note).toBe('C#3');
  });

  it('offers all drums, and keeps a note until one is chosen', () => {
    const shown = openNote({ note: 'C4' });
    type('Instrument', 'drum');
    expect(shown.row).toEqual({ note: 'C4', instrument: 'drum', velocity: null });
    expect(screen.getByText('C4 isn’t a drum sound. Choose one from the list.')).toBeDefined();
    expect(screen.getByRole('option', { name: 'Rim' })).toBeDefined();

    type('Drum', 'kick');
    expect(shown.row.note).toBe('kick');
  });

  it('has eight instruments and one for no change', () => {
    openNote();
    const instruments = screen.getByRole('combobox', { name: 'Instrument' });

    expect(instruments.querySelectorAll('option')).toHaveLength(9);
  });

  it('sets the loudness in fifths', () => {
    const shown = openNote();
    toggle('Change the volume');
    expect(shown.row.velocity).toBe(0.5);

    fireEvent.click(screen.getByRole('button', { name: 'More: Volume' }));
    expect(shown.row.velocity).toBe(0.7);
    type('Volume', '1.2');
    expect(screen.getByText('At most 1. Still set to 0.7.')).toBeDefined();
  });
});

describe('the name of a note', () => {
  it.each([
    ['c4', 'C4'],
    ['Bb-1', 'Bb-1'],
    ['bb3', 'Bb3'],
    ['fx2', 'Fx2'],
    [' Hihat-Open ', 'hihat-open'],
    ['rim', 'rim'],
  ])('%j is %s', (text, note) => {
    expect(readNote(text)).toEqual({ ok: true, value: note });
  });

  it.each(['H4', 'C', '4', 'C#b4', 'cowbell', 'C-5', 'C12'])('%j is none', (text) => {
    expect(readNote(text).ok).toBe(false);
  });
});
