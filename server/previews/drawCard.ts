import { splitSolution } from '#engine/codec/gridWithSolution.ts';
import { svg, xmlText, type SvgNode } from '#engine/glyph/svgNode.ts';
import { drawBoard } from '#engine/picture/drawBoard.ts';
import { HOUSE_THEMES } from '#engine/picture/theme.ts';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { LOGO_DOT, LOGO_LIGHT, LOGO_SIZE, LOGO_TILE } from '#engine/picture/logo.ts';
import { hexColor, paletteFromTheme } from '#engine/picture/palette.ts';
import { createPictureInput } from '#engine/picture/render.ts';
import { wrapText } from '#engine/picture/wrapText.ts';
import { gridForMode } from '#engine/puzzle/modes.ts';
import { boardFonts, type FindFont } from '#raster/boardFonts.ts';
import { toPng } from '#raster/rasterize.ts';
import { lineWidth, setLine, type LineStyle } from '#raster/setLine.ts';
import { PREVIEW_SIZE, SITE_NAME } from '#server/domain/sitePages.ts';
import type { EncodedPicture } from '#server/pictures/Pictures.ts';
import { readPuzzleData } from '../checks/readPuzzleData.ts';
import type { PreviewCard } from './PreviewCard.ts';

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const THEME = HOUSE_THEMES.dark;
const PALETTE = paletteFromTheme(THEME);
const INK = hexColor(THEME.light);

/** Area of the boards: a square on the left. */
const BOARDS = { x: 60, y: 60, side: HEIGHT - 120, gap: 24 } as const;
const PORTRAIT_SIDE = 360;
/** Area of the texts: to its right, down to the name of the site. */
const WORDS = { x: 640, width: WIDTH - 640 - 60, bottom: 480 } as const;
const SITE = { y: 520, mark: 46 } as const;

interface WordStyle extends LineStyle {
  readonly lineHeight: number;
  readonly maxLines: number;
  readonly opacity: number;
}

const TITLE: WordStyle = { size: 60, weight: 480, lineHeight: 68, maxLines: 3, opacity: 1 };
const AUTHOR: WordStyle = { size: 32, weight: 400, lineHeight: 46, maxLines: 1, opacity: 0.78 };
const FACT: WordStyle = { size: 28, weight: 400, lineHeight: 40, maxLines: 1, opacity: 0.78 };
const SITE_STYLE: LineStyle = { size: 34, weight: 420 };
/** The baseline of a line, as a fraction of its height from the top. */
const BASELINE = 0.76;
const GAP = 18;
/** Dots of difficulty: one per level. */
const DOT = { radius: 9, step: 30, count: 10, height: 44 } as const;

/** Draw a card as a PNG. Boards whose data cannot be read are left out. */
export async function drawCardPng(card: PreviewCard): Promise<Uint8Array> {
  return toPng(await drawCard(card));
}

async function drawCard(card: PreviewCard): Promise<SvgNode> {
  const findFont = await boardFonts();
  const boards = await Promise.all(card.boards.map(drawStartingBoard));
  const shown = boards.filter((board) => board !== null);
  return svg(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
    },
    [
      svg('rect', { width: WIDTH, height: HEIGHT, fill: PALETTE.page.color }),
      ...(card.portrait ? portraitNodes(card.portrait) : boardNodes(shown)),
      ...wordNodes(card, findFont),
      ...siteNodes(findFont),
    ],
  );
}

/** Boards in a square: one, two next to each other, or up to four in two rows. */
function boardNodes(boards: readonly SvgNode[]): readonly SvgNode[] {
  const columns = boards.length > 1 ? 2 : 1;
  const rows = Math.ceil(boards.length / columns);
  const side = (BOARDS.side - (columns - 1) * BOARDS.gap) / columns;
  const top = BOARDS.y + (BOARDS.side - rows * side - (rows - 1) * BOARDS.gap) / 2;
  return boards.map((board, index) => {
    const x = BOARDS.x + (index % columns) * (side + BOARDS.gap);
    const y = top + Math.floor(index / columns) * (side + BOARDS.gap);
    const { viewBox } = board.attributes;
    // Keeps its aspect ratio, centered in its square.
    return svg('svg', { viewBox, x, y, width: side, height: side }, board.children);
  });
}

/** The initial board of a puzzle. Null if its data cannot be read. */
async function drawStartingBoard(data: string, index: number): Promise<SvgNode | null> {
  const full = await readPuzzleData(data);
  if (!full.ok) return null;
  const { grid, solution } = splitSolution(full.value);
  const shown = gridForMode(grid, 'solve');
  await loadDrawings(shown);
  const options = {
    theme: HOUSE_THEMES.dark,
    solution,
    showGhosts: true,
    idPrefix: `board${index}`,
  };
  return drawBoard(createPictureInput(shown, options), options);
}

function portraitNodes({ mime, bytes }: EncodedPicture): readonly SvgNode[] {
  const center = BOARDS.x + BOARDS.side / 2;
  const [x, y] = [center - PORTRAIT_SIDE / 2, (HEIGHT - PORTRAIT_SIDE) / 2];
  const square = { x, y, width: PORTRAIT_SIDE, height: PORTRAIT_SIDE };
  const circle = svg('circle', { cx: center, cy: HEIGHT / 2, r: PORTRAIT_SIDE / 2 });
  const href = `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;
  return [
    svg('clipPath', { id: 'portrait' }, [circle]),
    svg('image', {
      href,
      ...square,
      preserveAspectRatio: 'xMidYMid slice',
      'clip-path': 'url(#portrait)',
    }),
  ];
}

/** Title, author, facts and difficulty, vertically centered as a block. */
function wordNodes(card: PreviewCard, findFont: FindFont): readonly SvgNode[] {
  const { title, author, facts, difficulty } = card;
  const blocks = [
    block(title, TITLE, findFont),
    ...(author === '' ? [] : [block(author, AUTHOR, findFont)]),
    { height: GAP, draw: () => [] },
    ...facts.map((fact) => block(fact, FACT, findFont)),
    ...(difficulty === null ? [] : [difficultyBlock(difficulty)]),
  ];
  const height = blocks.reduce((sum, one) => sum + one.height, 0);
  let y = Math.max(BOARDS.y, BOARDS.y + (WORDS.bottom - BOARDS.y - height) / 2);
  return blocks.flatMap((one) => {
    const nodes = one.draw(y);
    y += one.height;
    return nodes;
  });
}

/** Content of a fixed height, drawn from its top. */
interface Block {
  readonly height: number;
  readonly draw: (top: number) => readonly SvgNode[];
}

function block(text: string, style: WordStyle, findFont: FindFont): Block {
  const { lineHeight, maxLines, opacity } = style;
  const measure = (line: string) => lineWidth(line, style, findFont);
  const lines = wrapText(xmlText(text), { width: WORDS.width, maxLines, measure });
  const paint = { fill: INK, ...(opacity !== 1 && { 'fill-opacity': opacity }) };
  return {
    height: lines.length * lineHeight,
    draw: (top) =>
      lines.flatMap((line, index) => {
        const y = top + (index + BASELINE) * lineHeight;
        return setLine(line, { ...style, x: WORDS.x, y, paint }, findFont);
      }),
  };
}

function difficultyBlock(difficulty: number): Block {
  return {
    height: DOT.height,
    draw: (top) =>
      Array.from({ length: DOT.count }, (_, index) =>
        svg('circle', {
          cx: WORDS.x + DOT.radius + index * DOT.step,
          cy: top + DOT.height / 2,
          r: DOT.radius,
          fill: index < difficulty ? PALETTE.accent.color : INK,
          'fill-opacity': index < difficulty ? undefined : 0.18,
        }),
      ),
  };
}

function siteNodes(findFont: FindFont): readonly SvgNode[] {
  const { mark, y } = SITE;
  const rim = { stroke: PALETTE.plate.color, 'stroke-width': 1 };
  const logo = svg(
    'svg',
    { x: WORDS.x, y, width: mark, height: mark, viewBox: `0 0 ${LOGO_SIZE} ${LOGO_SIZE}` },
    [
      svg('rect', { ...LOGO_TILE, fill: PALETTE.tile.dark.color, ...rim }),
      svg('path', { d: LOGO_LIGHT, fill: PALETTE.tile.light.color }),
      svg('circle', { ...LOGO_DOT, fill: PALETTE.accent.color }),
    ],
  );
  const name = { ...SITE_STYLE, x: WORDS.x + mark + 16, y: y + mark * BASELINE };
  return [logo, ...setLine(SITE_NAME, { ...name, paint: { fill: INK } }, findFont)];
}
