import { drawHint } from '#engine/picture/drawHint.ts';
import { NO_GHOSTS } from '#engine/picture/lattice.ts';
import { drawPreview } from '#engine/picture/previewSteps.ts';
import {
  createRef,
  useRef,
  useState,
  type CSSProperties,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { createRoot } from 'react-dom/client';
import type { BoardInput } from '#engine/edit/BoardInput.ts';
import type { BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import { countOverlay } from '#engine/judging/countOverlay.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { createBoard } from '#engine/grid/createBoard.ts';
import { withTiles } from '#engine/edit/edit.ts';
import { recolor, type Cell, type Color, type Grid, type Point } from '#engine/grid/grid.ts';
import { FLAT } from '#engine/grid/wrap.ts';
import { drawAssistance } from '#engine/picture/drawAssistance.ts';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { invariant } from '#base/invariant.ts';
import type { BoardCamera } from '#ui/board/boardCamera.ts';
import { BoardCanvas } from '#ui/board/BoardCanvas.tsx';
import { readBoardTheme } from '#ui/shared/settings/boardTheme.ts';
import { THEMES, type Theme } from '#ui/shared/settings/theme.ts';
import '#ui/styles/app.css';
import '#ui/styles/fonts.css';
import { scenes, type Scene } from './scenes.ts';

const query = new URLSearchParams(location.search);
/** The scene that a test acts on, and others to be looked at beside it. */
const [scene, ...others] = (query.get('scene') ?? 'lamplighter').split(',').map((name) => {
  const found = scenes[name];
  invariant(found, `there is a scene of this name: ${name}`);
  return found;
});
invariant(scene, 'there is a scene');
await Promise.all([scene, ...others].map(({ example }) => loadDrawings(exampleGrid(example))));
const isAnimated = query.get('motion') === 'on';
const size = Number(query.get('size') ?? 0);

/** The interface of the scene for tests. */
export interface SceneHandle {
  paint(cells: readonly Cell[], color: Color, contact: Point | null): void;
  /** Of all boards. */
  setTheme(theme: Theme): void;
  setErrors(errors: readonly Cell[]): void;
  solve(from: Cell | null): void;
  unmount(): void;
  mount(): void;
  readonly inputs: readonly BoardInput[];
  /** Pictures drawn so far. */
  frames(): number;
  /** The middle of a cell in window coordinates. */
  placeOf(cell: Cell): Point;
  fit(): void;
}

declare global {
  interface Window {
    scene: SceneHandle;
  }
}

/** The theme that the address names; dark without one. */
function themeAsked(): Theme {
  return THEMES.find((theme) => theme === query.get('theme')) ?? 'dark';
}

function viewOf(of: Scene, theme: Theme): BoardViewModel {
  document.documentElement.dataset['theme'] = theme;
  const grid = size > 0 ? checkered(size) : exampleGrid(of.example);
  const topology = of.topology ?? FLAT;
  const board = createBoard(grid, { topology, isWrapped: of.topology !== undefined });
  return {
    board,
    judgement: {
      final: of.final ?? 'incomplete',
      rules: [],
      symbols: new Map(Object.entries(of.states ?? {})),
    },
    visible: new Map(),
    errors: of.errors ?? [],
    theme: readBoardTheme(theme),
    contact: null,
    focus: of.focus ?? null,
    solvedFrom: null,
    highlight: of.highlight ?? [],
    foreseen: of.foreseen ?? [],
    marks: of.marks ?? [],
    counts: (of.counted ?? []).flatMap((cell) => countOverlay(board, cell, new Map())),
    preview: of.preview ? drawPreview(of.preview, grid) : null,
    hint: of.hint
      ? drawHint(of.hint, { grid, depth: NO_GHOSTS, walked: of.walked ?? null, ifWord: 'if' })
      : null,
    assistant: of.assistant ? drawAssistance(of.assistant, grid) : null,
    settings: { isAnimated, separateTiles: of.separateTiles ?? false, showGhosts: true },
  };
}

function checkered(side: number): Grid {
  return exampleGrid({ tiles: Array.from({ length: side }, () => 'n'.repeat(side)).join('/') });
}

const inputs: BoardInput[] = [];
/** Room for the glow around the board. */
const MARGIN_PX = 24;

function Stage({ shown }: { shown: Scene }) {
  const [view, setThisView] = useState(() => viewOf(shown, themeAsked()));
  const [isMounted, setMounted] = useState(true);
  const camera = useRef<BoardCamera>(null);
  const paint = (cells: readonly Cell[], color: Color, contact: Point | null) =>
    setThisView((last) => {
      const wanted = new Set(cells);
      const { grid, topology, isWrapped } = last.board;
      const tiles = grid.tiles.map((tile, cell) =>
        wanted.has(cell) ? recolor(tile, color) : tile,
      );
      const board = createBoard(withTiles(grid, tiles), { topology, isWrapped });
      return { ...last, board, contact };
    });
  const onInput = useState(() => (input: BoardInput) => {
    inputs.push(input);
    if (input.type === 'stroke.start')
      paint([input.cell], input.button === 'primary' ? 'dark' : 'light', input.contact);
    if (input.type === 'stroke.move') paint(input.cells, 'dark', input.contact);
  })[0];
  const options = { id: 'scene', events: { onInput } };
  // oxlint-disable-next-line react/immutability -- for tests, which reach in from outside
  window.scene = {
    paint,
    setTheme(theme) {
      document.documentElement.dataset['theme'] = theme;
      for (const setView of [setThisView, ...besides.values()])
        setView((last) => ({ ...last, theme: readBoardTheme(theme) }));
    },
    setErrors: (errors) => setThisView((last) => ({ ...last, errors })),
    solve: (solvedFrom) => setThisView((last) => ({ ...last, solvedFrom })),
    unmount: () => setMounted(false),
    mount: () => setMounted(true),
    inputs,
    frames() {
      const drawn = [camera, ...otherCameras].map(({ current }) => current?.frames ?? 0);
      return drawn.includes(0) ? 0 : drawn.reduce((sum, frames) => sum + frames);
    },
    placeOf(cell) {
      const { x, y } = camera.current?.placeOf(cell) ?? { x: 0, y: 0 };
      return { x: x + MARGIN_PX, y: y + MARGIN_PX };
    },
    fit: () => camera.current?.glideToFit(),
  };
  return (
    <div style={tile(0)}>
      {isMounted && <BoardCanvas ref={camera} view={view} options={options} />}
    </div>
  );
}

const otherCameras = others.map(() => createRef<BoardCamera>());
/** Change what is shown of the scenes beside the first one. */
const besides = new Map<number, Dispatch<SetStateAction<BoardViewModel>>>();

/** A scene that nothing happens to, but another theme. */
function Beside({ shown, index }: { shown: Scene; index: number }) {
  const [view, setView] = useState(() => viewOf(shown, themeAsked()));
  besides.set(index, setView);
  return (
    <div style={tile(index + 1)}>
      <BoardCanvas
        ref={otherCameras[index] ?? null}
        view={view}
        options={{ id: `beside ${index}`, events: { onInput: ignore } }}
      />
    </div>
  );
}

function ignore(): void {
  // Only looked at.
}

/** The place of a scene: all of them side by side. */
function tile(index: number): CSSProperties {
  const width = `${String(100 / (1 + others.length))}%`;
  return {
    position: 'fixed',
    insetBlock: MARGIN_PX,
    left: `calc(${String(index)} * ${width} + ${String(MARGIN_PX)}px)`,
    width: `calc(${width} - ${String(2 * MARGIN_PX)}px)`,
  };
}

const root = document.getElementById('root');
invariant(root, 'the page has a root');
createRoot(root).render(
  <>
    <Stage shown={scene} />
    {others.map((shown, index) => (
      <Beside key={index} shown={shown} index={index} />
    ))}
  </>,
);
