import { describe, expect, it } from 'vitest';
import { transformTo } from '#ui/board/access/useCameraPlace.ts';

describe('the place of the table of cells', () => {
  const box = { left: 10, top: 20, width: 300 };

  it('stays while the camera shows the cells where the table lies', () => {
    const camera = { offsetX: 10, offsetY: 20, cellPx: 30 };

    expect(transformTo(camera, box, 10)).toBe('translate(0px, 0px) scale(1)');
  });

  it('follows a camera that is zoomed in and moved', () => {
    const camera = { offsetX: -50, offsetY: 5, cellPx: 90 };

    expect(transformTo(camera, box, 10)).toBe('translate(-60px, -15px) scale(3)');
  });
});
