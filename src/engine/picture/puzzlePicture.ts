import type { Text } from '#texts/message.ts';
import { exampleGrid } from '../clues/Example.ts';
import { UNIT } from '../glyph/svg.ts';
import { svg, type SvgNode } from '../glyph/svgNode.ts';
import type { Grid } from '../grid/grid.ts';
import { boardOf } from '../judging/boardOf.ts';
import { judge } from '../judging/judge.ts';
import { createLegend, type LegendRow } from '../judging/legend.ts';
import { drawBoard } from './drawBoard.ts';
import { hexColor, paletteFromTheme, type Palette } from './palette.ts';
import { createPictureInput, type RenderOptions } from './render.ts';
import { wrapText } from './wrapText.ts';

/** A puzzle to be pictured. */
interface PicturedPuzzle {
  readonly title: string;
  readonly author: string;
  /** In the colors to show. */
  readonly grid: Grid;
  readonly solution: Grid | null;
}

interface PuzzlePictureOptions extends Pick<RenderOptions, 'theme' | 'idPrefix' | 'hasPatterns'> {
  /** CSS pixels per cell of the board; everything else is scaled with it. */
  readonly cellPx: number;
  /** Width of a text in the font of the palette. Lengths in pixels. */
  readonly measure: (text: string, sizePx: number, weight: number) => number;
  /** Translates the texts of rules and symbols to the reader's language. */
  readonly say: (text: Text) => string;
}

/** A text style. Lengths in the units of the picture, 64 per cell. */
interface TextStyle {
  readonly size: number;
  readonly lineHeight: number;
  readonly weight: number;
  readonly opacity: number;
  readonly maxLines: number;
}

const TITLE: TextStyle = { size: 38, lineHeight: 44, weight: 480, opacity: 1, maxLines: 3 };
const AUTHOR: TextStyle = { size: 20, lineHeight: 28, weight: 400, opacity: 0.72, maxLines: 1 };
const RULE: TextStyle = { size: 19, lineHeight: 25, weight: 400, opacity: 1, maxLines: 10 };
/** The baseline of a line from its top, as a share of its height. */
const BASELINE = 0.74;
const PADDING = 36;
const MIN_WIDTH = 480;
const EXAMPLE = 72;
const GAP = 18;
const COLUMN = 380;
/** Maximum length of a text: custom rules may have any length. */
const LONGEST_TEXT = 800;

/**
 * A puzzle as one picture: its title and author, the board, and a card for each rule and kind of
 * symbol, as SVG data.
 */
export function drawPuzzlePicture(
  { title, author, grid, solution }: PicturedPuzzle,
  options: PuzzlePictureOptions,
): SvgNode {
  const { theme, idPrefix = 'puzzle', hasPatterns = false } = options;
  const look = { ...(theme && { theme }), hasPatterns, showGhosts: true, cellSize: UNIT };
  const shown = { ...look, solution, idPrefix: `${idPrefix}-board` };
  const board = drawBoard(createPictureInput(grid, shown), shown);
  const size = { width: lengthOf(board, 'width'), height: lengthOf(board, 'height') };
  const width = Math.max(size.width, MIN_WIDTH) + 2 * PADDING;
  const page: Page = {
    options,
    palette: paletteFromTheme(theme ?? 'css'),
    content: contentOf(theme),
  };
  const head = headOf(title, author, width - 2 * PADDING, page);
  const boardY = PADDING + head.height;
  const cards = cardsOf(rowsOf(grid, solution), width - 2 * PADDING, page);
  const cardsY = boardY + size.height + GAP;
  const height = cardsY + cards.height + PADDING - (cards.height === 0 ? GAP : 0);
  const scale = options.cellPx / UNIT;
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width: width * scale,
      height: height * scale,
      role: 'img',
    },
    [
      svg('title', {}, [title]),
      svg('rect', { width, height, fill: page.palette.page.color }),
      moved(PADDING, PADDING, head.nodes),
      placed(board, { x: (width - size.width) / 2, y: boardY, ...size }),
      moved(PADDING, cardsY, cards.nodes),
    ],
  );
}

interface Page {
  readonly options: PuzzlePictureOptions;
  readonly palette: Palette;
  /** The color of texts. */
  readonly content: string;
}

/** Nodes in coordinates from their own origin down. */
interface Block {
  readonly nodes: readonly SvgNode[];
  readonly height: number;
}

/** Rules and symbols as listed for players. */
function rowsOf(grid: Grid, solution: Grid | null): readonly LegendRow[] {
  const board = boardOf(grid);
  return createLegend(board, judge(board, solution), 'solve');
}

function headOf(title: string, author: string, width: number, page: Page): Block {
  const name = textBlock(title, width, TITLE, page);
  const by = textBlock(author, width, AUTHOR, page);
  const height = name.height + by.height;
  return {
    nodes: [...name.nodes, moved(0, name.height, by.nodes)],
    height: height === 0 ? 0 : height + GAP,
  };
}

/** The cards in columns of equal width, row by row. */
function cardsOf(rows: readonly LegendRow[], width: number, page: Page): Block {
  const columns = Math.max(1, Math.floor((width + GAP) / (COLUMN + GAP)));
  const columnWidth = (width - (columns - 1) * GAP) / columns;
  const nodes: SvgNode[] = [];
  let y = 0;
  for (let first = 0; first < rows.length; first += columns) {
    const cards = rows
      .slice(first, first + columns)
      .map((row, place) => cardOf(row, first + place, columnWidth, page));
    cards.forEach((card, column) => {
      nodes.push(moved(column * (columnWidth + GAP), y, card.nodes));
    });
    y += Math.max(...cards.map(({ height }) => height)) + GAP;
  }
  return { nodes, height: Math.max(0, y - GAP) };
}

function cardOf(row: LegendRow, index: number, width: number, page: Page): Block {
  const { theme, idPrefix = 'puzzle' } = page.options;
  const grid = exampleGrid(row.example);
  const example = {
    ...(theme && { theme }),
    isExample: true,
    symbols: 'all',
    showGhosts: boardOf(grid).isWrapped,
    maxSize: { width: EXAMPLE, height: EXAMPLE },
    idPrefix: `${idPrefix}-${index}`,
  } as const;
  const picture = drawBoard(createPictureInput(grid, example), example);
  const size = { width: lengthOf(picture, 'width'), height: lengthOf(picture, 'height') };
  const text = textBlock(wordsOf(row, page.options.say), width - EXAMPLE - GAP, RULE, page);
  const height = Math.max(EXAMPLE, text.height);
  return {
    nodes: [
      placed(picture, { x: (EXAMPLE - size.width) / 2, y: (height - size.height) / 2, ...size }),
      moved(EXAMPLE + GAP, (height - text.height) / 2, text.nodes),
    ],
    height,
  };
}

function wordsOf({ kind, title, explain }: LegendRow, say: PuzzlePictureOptions['say']): string {
  const sentence = say(explain).replaceAll('*', '');
  return kind === 'rule' ? sentence : `${say(title)}: ${sentence}`;
}

function textBlock(text: string, width: number, style: TextStyle, page: Page): Block {
  const { size, lineHeight, weight, opacity, maxLines } = style;
  const { measure } = page.options;
  const lines = wrapText(text.slice(0, LONGEST_TEXT), {
    width,
    maxLines,
    measure: (line) => measure(line, size, weight),
  });
  const nodes = lines.map((line, index) =>
    svg(
      'text',
      {
        x: 0,
        y: (index + BASELINE) * lineHeight,
        'font-family': page.palette.font,
        'font-size': size,
        'font-weight': weight,
        'text-anchor': 'start',
        fill: page.content,
        'fill-opacity': opacity === 1 ? undefined : opacity,
      },
      [line],
    ),
  );
  return { nodes, height: lines.length * lineHeight };
}

/** Texts have the color that is legible on the page: that of light or of dark cells. */
function contentOf(theme: PuzzlePictureOptions['theme']): string {
  if (theme === undefined || theme === 'css') return 'var(--color-base-content)';
  return hexColor(theme.isDark ? theme.light : theme.dark);
}

/** A picture inside another one. */
function placed(
  { tag, attributes, children }: SvgNode,
  place: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
): SvgNode {
  const { viewBox, overflow } = attributes;
  return svg(tag, { viewBox, overflow, ...place }, children);
}

function moved(x: number, y: number, nodes: readonly SvgNode[]): SvgNode {
  return svg('g', { transform: `translate(${x} ${y})` }, nodes);
}

function lengthOf({ attributes }: SvgNode, name: 'width' | 'height'): number {
  return Number(attributes[name]);
}
