import { Eraser, PaintBucket } from 'lucide-react';
import { useState } from 'react';
import type { Field } from '#engine/config/field.ts';
import type { Grid, SolidColor } from '#engine/grid/grid.ts';
import { ChoiceGroup } from '#ui/shared/components/ChoiceGroup.tsx';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { type Text, message } from '#texts/message.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { SOLID_COLORS } from './ChoiceFields.tsx';
import type { FieldProps } from './FieldProps.ts';
import { FieldRow } from './FieldRow.tsx';
import { GridButton } from './OverlayFields.tsx';
import { MiniBoard, miniCellPx } from './MiniBoard.tsx';
import { erased } from './usePainting.ts';
import { resizeGrid } from '#engine/edit/resize.ts';
import { NumberBox, useNumberEntry } from './NumberBox.tsx';

/** Sizes that an author can enter; a larger board from elsewhere stays as it is. */
const SIDE = { min: 1, max: 20, step: 1 } as const;

/** A board before it was resized, and its present state. */
interface Sizing {
  readonly whole: Grid;
  readonly sized: Grid;
}

/**
 * Width and height of a small board; the upper left corner stays. Cells that a smaller size cuts
 * off return with a larger one until the board is painted, because a box contains 1 while 12 is
 * typed.
 */
function SizeBoxes({ grid, onChange }: { grid: Grid; onChange: (grid: Grid) => void }) {
  const [sizing, setSizing] = useState<Sizing>({ whole: grid, sized: grid });
  const whole = sizing.sized === grid ? sizing.whole : grid;
  const resize = (width: number, height: number) => {
    const resized = resizeGrid(whole, width, height);
    if (!resized.ok) return; // the bounds of the boxes exclude such sizes
    setSizing({ whole, sized: resized.value });
    onChange(resized.value);
  };
  return (
    <>
      <SizeBox
        label={message('tools.columns')}
        side={grid.width}
        onSide={(width) => resize(width, grid.height)}
      />
      <SizeBox
        label={message('tools.rows')}
        side={grid.height}
        onSide={(height) => resize(grid.width, height)}
      />
    </>
  );
}

function SizeBox({
  label,
  side,
  onSide,
}: {
  label: Text;
  side: number;
  onSide: (side: number) => void;
}) {
  const entry = useNumberEntry(side, SIDE, onSide);
  return (
    <FieldRow label={label} message={entry.message}>
      {(ids) => <NumberBox value={side} bounds={SIDE} entry={entry} ids={ids} label={label} />}
    </FieldRow>
  );
}

/** Common props of tiles and shapes, whose value is a small board. */
interface BoardFieldProps extends Omit<FieldProps<'tile'>, 'field'> {
  readonly field: Pick<Field, 'label' | 'help' | 'colorField' | 'resizable'>;
}

const BOTH: readonly SolidColor[] = ['dark', 'light'];

/** The cells of a small board, painted in place, or in the overlay editor if there are many. */
export function BoardField(props: BoardFieldProps) {
  const { field, value, context, onChange } = props;
  const cellPx = miniCellPx(value);
  const isResizable = field.resizable ?? false;
  return (
    <>
      <FieldRow label={field.label} help={field.help} isGroup isWide>
        {({ label }) =>
          cellPx === null ? (
            <GridButton
              title={field.label}
              labelId={label}
              grid={value}
              context={context}
              features={{ isColorsOnly: true, isResizable }}
              onChange={onChange}
            />
          ) : (
            <PaintedBoard
              label={field.label}
              grid={value}
              cellPx={cellPx}
              colors={colorsOf(props)}
              onChange={onChange}
            />
          )
        }
      </FieldRow>
      {isResizable && <SizeBoxes grid={value} onChange={onChange} />}
    </>
  );
}

/** The colors of the cells: the one of another field if the field names that. */
function colorsOf({ field, context: { params } }: BoardFieldProps): readonly SolidColor[] {
  const own: unknown = field.colorField === undefined ? null : params[field.colorField];
  const only = BOTH.filter((color) => color === own);
  return only.length > 0 ? only : BOTH;
}

const TOOL = 'size-10 pointer-coarse:size-12';

/** A board with the choice of colors and the fill button below. */
function PaintedBoard({
  label,
  grid,
  cellPx,
  colors,
  onChange,
}: {
  label: Text;
  grid: Grid;
  cellPx: number;
  colors: readonly SolidColor[];
  onChange: (grid: Grid) => void;
}) {
  const t = useText();
  const isFlipped = useSetting('flipPrimaryMouseButton');
  const [chosen, setChosen] = useState<SolidColor>(isFlipped ? 'light' : 'dark');
  const [isFilling, setFilling] = useState(false);
  const primary = colors.find((color) => color === chosen) ?? colors[0] ?? chosen;
  const secondary = colors.find((color) => color !== primary) ?? primary;
  const clear = () => {
    const cleared = erased(grid, grid.tiles.keys());
    if (cleared !== grid) onChange(cleared);
  };
  return (
    <>
      <MiniBoard
        label={label}
        grid={grid}
        cellPx={cellPx}
        brush={{ primary, secondary, isFilling }}
        onChange={onChange}
      />
      <div className="mt-1 flex items-center justify-end gap-1">
        {colors.length > 1 && (
          <div className="me-auto">
            <ChoiceGroup
              name={{ 'aria-label': t('tools.brush') }}
              options={SOLID_COLORS}
              value={primary}
              onChange={setChosen}
            />
          </div>
        )}
        <IconButton
          icon={PaintBucket}
          label={t('tools.fill')}
          isPressed={isFilling}
          size={TOOL}
          onPress={() => setFilling(!isFilling)}
        />
        <IconButton icon={Eraser} label={t('tools.clear')} size={TOOL} onPress={clear} />
      </div>
    </>
  );
}
