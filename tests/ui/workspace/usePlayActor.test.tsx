// @vitest-environment happy-dom
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { gridFrom } from '#tests/support/texts.ts';
import { setSetting } from '#ui/shared/settings/settings.ts';
import { usePlayActor } from '#ui/workspace/usePlayActor.ts';

const OPENED: OpenedPuzzle = {
  puzzle: { ...NEW_METADATA, grid: gridFrom('2x1|T2:nn'), solution: null },
  mode: WORKSPACE_MODES.solve,
  puzzleKey: 'cs4_a',
  key: 'solve cs4_a',
  address: '/solve?d=a',
  saved: null,
  progress: null,
};

afterEach(() => {
  cleanup();
  setSetting('flipPrimaryMouseButton', false);
});

function begin() {
  const { play } = renderHook(() => usePlayActor(OPENED)).result.current;
  const board = () => play.getSnapshot().children.board?.getSnapshot().context;
  const paint = (cell: number) => {
    const child = play.getSnapshot().children.board;
    const contact = { x: 0, y: 0 };
    child?.send({ type: 'stroke.start', cell, button: 'primary', fill: false, contact });
    child?.send({ type: 'stroke.end' });
    return board()?.grid.tiles[cell]?.color;
  };
  return { board, paint };
}

describe('swapping the two buttons', () => {
  it('acts at once, there and back', () => {
    const { paint } = begin();

    expect(paint(0)).toBe('dark');
    setSetting('flipPrimaryMouseButton', true);
    expect(paint(1)).toBe('light');
    setSetting('flipPrimaryMouseButton', false);
    expect(paint(0)).toBe('gray');
  });

  it('leaves the color alone when anything else is set', () => {
    const { board } = begin();

    setSetting('showTimer', true);
    expect(board()?.color).toBe('dark');
    setSetting('showTimer', false);
  });
});
