// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { transformTo, useCameraPlace } from '#ui/board/access/useCameraPlace.ts';
import { createBoardViewport } from '#ui/board/boardViewport.ts';

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

  it('follows a shape of the stage that comes after its camera', async () => {
    const viewport = createBoardViewport();
    const stage = document.createElement('div');
    const table = document.createElement('table');
    const lay = (width: number) =>
      Object.defineProperty(table, 'offsetWidth', { value: width, configurable: true });
    viewport.stage.mount(stage);
    viewport.table.mount(table);
    lay(300);
    renderHook(() => useCameraPlace(viewport, { columns: 10, rows: 10 }));
    // A wrapped board has ghosts around it: the canvas shows smaller cells before the page does.
    viewport.set({ offsetX: 0, offsetY: 0, cellPx: 20 });
    lay(200);
    stage.style.setProperty('--margin-x', '2');

    await waitFor(() => expect(table.style.transform).toContain('scale(1)'));
  });
});
