import { useMemo, useState } from 'react';
import { message, type Text } from '#texts/message.ts';
import { drawPuzzlePicture } from '#engine/picture/puzzlePicture.ts';
import { render } from '#engine/picture/render.ts';
import type { BoardTheme } from '#engine/picture/theme.ts';
import { svgText } from '#engine/glyph/svgNode.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { resetToGivens } from '#engine/edit/admit.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { Button } from './Button.tsx';
import { SvgTree } from './SvgTree.tsx';
import { Switch } from './Switch.tsx';
import { readBoardTheme } from '#ui/shared/settings/boardTheme.ts';
import { fileName, saveFile } from '#ui/shared/platform/files.ts';
import { writePicture } from '#ui/shared/platform/clipboard.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { renderPng, createSvgFile } from '#ui/shared/platform/renderPng.ts';
import { useThemeInForce } from '#ui/shared/settings/themeInForce.ts';
import { translator, useText } from '#ui/shared/texts/texts.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { BOARD_FONT } from '#engine/picture/palette.ts';

const PICTURE_CELL_PX = 64;
/** The margin around the board, in cells. */
const PICTURE_MARGIN = 0.5;

export const ROW = 'mt-2.5 flex flex-wrap gap-2';

export interface PictureProps {
  puzzle: Puzzle;
  /** The current board. */
  grid: Grid;
  /** The size of a cell on the page in CSS pixels; null without a board on the page. */
  screenCellPx?: number | null;
}

/** The content and the size of a picture. */
interface PictureChoice {
  /** Only the givens. */
  readonly isReset: boolean;
  /** The usual size of pictures instead of the size on the page. */
  readonly isUsualSize: boolean;
  /** Leave out title, author and rules. */
  readonly isBoardOnly: boolean;
}

/** A preview of the picture, its options and its actions. */
export function PictureControls({
  puzzle,
  grid,
  screenCellPx = null,
  canChoose,
}: PictureProps & {
  /** False where the picture is always the current board. */
  canChoose: boolean;
}) {
  const t = useText();
  const title = t.say(puzzle.title || UNTITLED);
  const [choice, setChoice] = useState<PictureChoice>({
    isReset: canChoose,
    isUsualSize: true,
    isBoardOnly: !canChoose,
  });
  const { isReset, isUsualSize, isBoardOnly } = choice;
  const shown = useMemo(() => (isReset ? resetToGivens(grid) : grid), [isReset, grid]);
  const pictured = { ...puzzle, title, grid: shown };
  const theme = useThemeInForce();
  const cellPx = isUsualSize ? PICTURE_CELL_PX : (screenCellPx ?? PICTURE_CELL_PX);
  const svg = () => svgOf(pictured, isBoardOnly, { theme: readBoardTheme(theme), cellPx });
  const save = (picture: () => Promise<Blob>, ending: 'png' | 'svg') =>
    void toastResult(
      savePicture(picture(), fileName(title, ending)),
      message('sharing.pictureSaved'),
    );
  return (
    <>
      {/* As high as the highest picture: a choice of another one does not move the choices. */}
      <div
        className={`my-2.5 grid place-items-center ${canChoose ? 'min-h-[min(360px,44vh)]' : ''}`}
      >
        <PartBoundary about={pictured}>
          <Preview pictured={pictured} isBoardOnly={isBoardOnly} isLarge={!canChoose} />
        </PartBoundary>
      </div>
      {canChoose && (
        <PictureSwitches choice={choice} canScale={screenCellPx !== null} onChoice={setChoice} />
      )}
      <div className={ROW}>
        <Button
          onClick={() =>
            void toastCopied(writePicture(renderPng(svg())), message('sharing.pictureCopied'))
          }
        >
          {t('sharing.copyPicture')}
        </Button>
        <Button onClick={() => save(() => renderPng(svg()), 'png')}>{t('sharing.savePng')}</Button>
        <Button onClick={() => save(() => createSvgFile(svg()), 'svg')}>
          {t('sharing.saveSvg')}
        </Button>
      </div>
    </>
  );
}

function PictureSwitches({
  choice,
  canScale,
  onChoice,
}: {
  choice: PictureChoice;
  canScale: boolean;
  onChoice: (choice: PictureChoice) => void;
}) {
  const t = useText();
  return (
    <>
      <Switch
        label={t('sharing.withoutColors')}
        checked={choice.isReset}
        onChange={({ target }) => onChoice({ ...choice, isReset: target.checked })}
      />
      {canScale && (
        <Switch
          label={t('sharing.usualSize')}
          note={t('sharing.usualSizeNote')}
          checked={choice.isUsualSize}
          onChange={({ target }) => onChoice({ ...choice, isUsualSize: target.checked })}
        />
      )}
      <Switch
        label={t('sharing.onlyBoard')}
        note={t('sharing.onlyBoardNote')}
        checked={choice.isBoardOnly}
        onChange={({ target }) => onChoice({ ...choice, isBoardOnly: target.checked })}
      />
    </>
  );
}

/** The same drawing in the colors of the page. */
function Preview({
  pictured,
  isBoardOnly,
  isLarge,
}: {
  pictured: Puzzle;
  isBoardOnly: boolean;
  isLarge: boolean;
}) {
  const t = useText();
  const { title, author, grid, solution } = pictured;
  const card = useMemo(() => {
    if (isBoardOnly) return null;
    const say = (text: Text) => t.say(text);
    const options = { cellPx: PICTURE_CELL_PX, measure: measureText, say, idPrefix: 'preview' };
    return drawPuzzlePicture({ title, author, grid, solution }, options);
  }, [t, isBoardOnly, title, author, grid, solution]);
  if (card)
    return <SvgTree node={card} className="h-[min(360px,44vh)] max-w-full rounded-surface" />;
  return (
    <BoardPicture
      className={`max-w-full ${isLarge ? 'h-[min(420px,50vh)]' : 'h-[min(240px,30vh)]'}`}
      grid={grid}
      title={title}
      solution={solution}
      showGhosts
    />
  );
}

function svgOf(
  { title, author, grid, solution }: Puzzle,
  isBoardOnly: boolean,
  { theme, cellPx }: { theme: BoardTheme; cellPx: number },
): string {
  if (!isBoardOnly) {
    const say = (text: Text) => translator.current().say(text);
    const options = { theme, cellPx, measure: measureText, say, idPrefix: 'share' };
    return svgText(drawPuzzlePicture({ title, author, grid, solution }, options));
  }
  return render(
    { grid, title, solution },
    {
      theme,
      cellSize: cellPx,
      margin: PICTURE_MARGIN,
      showGhosts: true,
      hasBackground: true,
      idPrefix: 'share',
    },
  );
}

async function savePicture(picture: Promise<Blob>, name: string): Promise<void> {
  saveFile(await picture, name);
}

/** Show a toast with the result of an action: `success`, or that the browser does not allow it. */
async function toastResult(work: Promise<void>, success: Text): Promise<void> {
  const isDone = work.then(
    () => true,
    () => false,
  );
  await toastCopied(isDone, success);
}

/** Show a toast after copying: `success`, or that the browser does not allow it. */
export async function toastCopied(isCopied: Promise<boolean>, success: Text): Promise<void> {
  if (await isCopied) notify({ kind: 'success', message: success });
  else notify({ kind: 'error', message: message('site.notAllowed') });
}

/** The fallback width of a character, as a share of the font size. */
const USUAL_WIDTH = 0.5;

let context: CanvasRenderingContext2D | null | undefined;

/** The width of a text in the font of the board, in CSS pixels. */
export function measureText(text: string, sizePx: number, weight: number): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * sizePx * USUAL_WIDTH;
  context.font = `${weight} ${sizePx}px ${BOARD_FONT}`;
  return context.measureText(text).width;
}
