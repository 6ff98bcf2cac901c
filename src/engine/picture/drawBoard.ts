import { UNIT } from '../glyph/svg.ts';
import type { PictureInput, Drawing } from './drawing.ts';
import { BOARD_GEOMETRY, EXAMPLE_GEOMETRY, TRAY_MARGIN } from './geometry.ts';
import { boardClip, fadeMask, hasGhosts, rimLayer } from './ghostLayers.ts';
import { listCopies, ghostDepth, NO_GHOSTS, listPlaces } from './lattice.ts';
import { errorLayer, highlightLayer, zoneLayer } from './markLayers.ts';
import { overlayLayer, underlayLayer } from './overlayLayer.ts';
import { length } from './contour.ts';
import { patternLayer } from './patternLayer.ts';
import { paletteFromTheme } from './palette.ts';
import { svg, type SvgNode } from '../glyph/svgNode.ts';
import { symbolLayer } from './symbolLayer.ts';
import type { BoardTheme } from './theme.ts';
import {
  darkLayer,
  givenLayer,
  glowLayer,
  grayLayer,
  lightLayer,
  seamLayer,
  trayLayer,
} from './tileLayers.ts';

/** Options of a picture of a board. */
export interface PictureOptions {
  /**
   * Colors. `css` (the default) uses the custom properties of the page, so that a change of theme
   * needs no redraw.
   */
  readonly theme?: BoardTheme | 'css';
  /** Size of a cell in pixels; by default 48, for examples 24. Smaller if `maxSize` requires it. */
  readonly cellSize?: number;
  /** Maximum size of the picture in pixels. */
  readonly maxSize?: { readonly width: number; readonly height: number };
  /**
   * Margin around the board in cells; by default that of the tray, or two cells if ghosts are
   * shown.
   */
  readonly margin?: number;
  /** Wider gaps and rounder corners, for small example boards. */
  readonly isExample?: boolean;
  /** Draw every cell as a separate tile; connections still fuse. */
  readonly separateTiles?: boolean;
  /** Also tell cells apart by patterns; by default as the theme says. */
  readonly hasPatterns?: boolean;
  /** Show the cells beyond a wrapped rim. */
  readonly showGhosts?: boolean;
  /** Paint the page color behind the board. */
  readonly hasBackground?: boolean;
  /** Accessible name. Without one, the picture is decorative. */
  readonly title?: string;
  /** Prefix of the ids inside the picture: must differ between pictures on one page. */
  readonly idPrefix?: string;
}

const DEFAULT_CELL_PX = { board: 48, example: 24 } as const;

/** A board as SVG data. The same scene and options give the same picture. */
export function drawBoard(scene: PictureInput, options: PictureOptions = {}): SvgNode {
  const frame = frameOf(scene, options);
  const drawing = drawingOf(scene, options, frame.cellPx);
  const hasTitle = options.title !== undefined && options.title !== '';
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${length(-frame.marginX)} ${length(-frame.marginY)} ${length(frame.width)} ${length(frame.height)}`,
      width: frame.width * frame.cellPx,
      height: frame.height * frame.cellPx,
      overflow: 'visible',
      role: hasTitle ? 'img' : undefined,
      'aria-hidden': hasTitle ? undefined : 'true',
    },
    [
      ...(hasTitle ? [svg('title', {}, [options.title ?? ''])] : []),
      ...backgroundOf(options, frame),
      ...(hasGhosts(drawing) ? wrappedLayers(drawing) : plainLayers(drawing)),
    ],
  );
}

/** One layer: its name, whether it continues beyond a joined side, and its drawing function. */
interface Layer {
  readonly name: string;
  readonly flows: boolean;
  readonly draw: (drawing: Drawing) => readonly SvgNode[];
}

const LAYERS: readonly Layer[] = [
  { name: 'tray', flows: true, draw: trayLayer },
  { name: 'gray-tiles', flows: true, draw: grayLayer },
  { name: 'glow-below', flows: false, draw: glowLayer },
  { name: 'dark-tiles', flows: true, draw: darkLayer },
  { name: 'light-tiles', flows: true, draw: lightLayer },
  { name: 'seams', flows: true, draw: seamLayer },
  { name: 'givens', flows: false, draw: givenLayer },
  { name: 'highlight', flows: false, draw: highlightLayer },
  { name: 'zones', flows: true, draw: zoneLayer },
  { name: 'errors', flows: false, draw: errorLayer },
  { name: 'patterns', flows: false, draw: patternLayer },
  { name: 'underlay', flows: false, draw: underlayLayer },
  { name: 'symbols', flows: true, draw: symbolLayer },
];

/** Size of a picture in cells, and of a cell in pixels. */
interface Frame {
  readonly marginX: number;
  readonly marginY: number;
  readonly width: number;
  readonly height: number;
  readonly cellPx: number;
}

function frameOf({ grid, topology }: PictureInput, options: PictureOptions): Frame {
  const depth = options.showGhosts === true ? ghostDepth(topology) : NO_GHOSTS;
  const margin = options.margin ?? TRAY_MARGIN;
  const marginX = Math.max(margin, depth.horizontal);
  const marginY = Math.max(margin, depth.vertical);
  const width = grid.width + 2 * marginX;
  const height = grid.height + 2 * marginY;
  const usual = options.isExample === true ? DEFAULT_CELL_PX.example : DEFAULT_CELL_PX.board;
  const { maxSize, cellSize = maxSize === undefined ? usual : Infinity } = options;
  const cellPx =
    maxSize === undefined
      ? cellSize
      : Math.min(cellSize, maxSize.width / width, maxSize.height / height);
  return { marginX, marginY, width, height, cellPx };
}

function drawingOf(scene: PictureInput, options: PictureOptions, cellPx: number): Drawing {
  const { grid, topology } = scene;
  const { theme = 'css' } = options;
  const depth = options.showGhosts === true ? ghostDepth(topology) : NO_GHOSTS;
  return {
    ...scene,
    palette: paletteFromTheme(theme),
    geometry: options.isExample === true ? EXAMPLE_GEOMETRY : BOARD_GEOMETRY,
    cellPx,
    separateTiles: options.separateTiles === true,
    hasPatterns: options.hasPatterns ?? (theme !== 'css' && theme.hasPatterns),
    depth,
    places: listPlaces(grid, topology, depth),
    copies: listCopies(grid, topology, depth),
    id: (name) => `${options.idPrefix ?? 'board'}-${name}`,
  };
}

function backgroundOf(
  { hasBackground, theme = 'css' }: PictureOptions,
  frame: Frame,
): readonly SvgNode[] {
  if (hasBackground !== true) return [];
  return [
    svg('rect', {
      x: -frame.marginX * UNIT,
      y: -frame.marginY * UNIT,
      width: frame.width * UNIT,
      height: frame.height * UNIT,
      fill: paletteFromTheme(theme).page.color,
    }),
  ];
}

/** The layers in the paint order of the design system. */
function plainLayers(drawing: Drawing): readonly SvgNode[] {
  return [...LAYERS.flatMap(({ draw }) => draw(drawing)), ...overlayLayer(drawing)];
}

/**
 * The layers in the same order, clipped at the rim of the board. Layers that continue beyond joined
 * sides are drawn again there, fading as a whole.
 */
function wrappedLayers(drawing: Drawing): readonly SvgNode[] {
  const shared = LAYERS.filter(({ flows }) => flows).map(({ name }) =>
    svg('use', { href: `#${drawing.id(name)}` }),
  );
  const board = LAYERS.map(({ name, flows, draw }) =>
    svg('g', { id: flows ? drawing.id(name) : undefined }, draw(drawing)),
  );
  return [
    ...fadeMask(drawing),
    boardClip(drawing),
    svg('g', { mask: `url(#${drawing.id('fade')})` }, shared),
    svg('g', { 'clip-path': `url(#${drawing.id('board')})` }, board),
    ...rimLayer(drawing),
    ...overlayLayer(drawing),
  ];
}
