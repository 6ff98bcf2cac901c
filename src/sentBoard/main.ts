import { EarlyPointer } from './EarlyPointer.ts';
import { EarlyStrokes } from './EarlyStrokes.ts';
import { readOpenCells } from './openCells.ts';
import { SentPicture } from './SentPicture.ts';

/** Take strokes on the board that the server has drawn, if it can be painted without the app. */
function start(): void {
  const board = document.getElementById('sent-board');
  const svg = board?.querySelector('svg');
  if (!board || !svg) return;
  const { columns, open, joined = '' } = board.dataset;
  if (columns === undefined || open === undefined) return;
  const width = Number(columns);
  const cells = readOpenCells(open, joined);
  const rows = open.length / width;
  const picture = new SentPicture(svg, { columns: width, rows, joinedWith: cells.joinedWith });
  const strokes = new EarlyStrokes(cells, (cell, color) => picture.color(cell, color));
  const pointer = new EarlyPointer(picture, strokes);
  const listening = new AbortController();
  const { signal } = listening;
  svg.addEventListener('pointerdown', (event) => pointer.down(event), { signal });
  svg.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  const onMove = (event: PointerEvent) => {
    pointer.move(event);
    const isTaken = window.earlyStrokes !== strokes;
    if (isTaken && !strokes.isPainting) listening.abort();
  };
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', (event) => pointer.up(event), { signal });
  window.addEventListener('pointercancel', (event) => pointer.up(event), { signal });
  window.earlyStrokes = strokes;
  board.dataset['ready'] = ''; // the style sheet lets presses through
}

start();
