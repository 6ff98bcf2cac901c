import { useSortable } from '@dnd-kit/sortable';
import { EyeOff, GripVertical } from 'lucide-react';
import {
  memo,
  use,
  useCallback,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import type { LegendRow } from '#engine/judging/legend.ts';
import { Sentence } from '#ui/shared/components/Sentence.tsx';
import { CluePicture } from '#ui/board/clues/CluePicture.tsx';
import { isAtRest, spokenRow } from '#ui/board/clues/legendRows.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';
import { EditorTargetsContext, type EditorTargets } from '#ui/editor/editorTargets.ts';

needTexts('rules', 'symbols', 'clues');

const ROW =
  'relative flex items-stretch rounded-control phone:flex-row-reverse data-lifted:z-1 data-lifted:bg-base-300 data-lifted:shadow-float';
const GRIP =
  'grid w-10 flex-none cursor-grab touch-none items-center justify-items-start rounded-control ps-2 text-muted hover:text-base-content pointer-coarse:w-12 phone:justify-items-center phone:ps-0 [&>svg]:size-4.5';
/** Picture and sentence; in the narrowest windows one above the other. */
const RULE =
  'group/clue grid min-h-14 min-w-0 flex-1 grid-cols-[minmax(0,1fr)] items-center gap-x-3.5 gap-y-1.5 rounded-control @min-[220px]:grid-cols-[58px_minmax(0,1fr)] px-1.5 py-2 text-start text-[16px]/[1.32] transition-colors hover:bg-fill-1 aria-pressed:bg-fill-2 aria-pressed:inset-ring-[1.5px] aria-pressed:inset-ring-primary data-[state=error]:bg-fault-fill not-aria-pressed:data-[state=error]:inset-ring-[1.5px] not-aria-pressed:data-[state=error]:inset-ring-error';
const PICTURE = 'w-14.5 [&>svg]:h-auto [&>svg]:max-h-14 [&>svg]:w-full';
/** A line where the dragged row will be inserted. */
const LANDING =
  'before:absolute before:inset-x-1 before:h-[3px] before:rounded-full before:bg-primary forced-colors:before:bg-[Highlight]';
const EDGES = { before: 'before:-top-0.5', after: 'before:-bottom-0.5' } as const;
/** Offset of a dragged row. Rows are never rotated. */
const LIFT = { x: 12, y: -10 };

/** One rule: grip, example and sentence. */
export const RuleRow = memo(function RuleRow({
  row,
  index,
  isSelected,
  onSelect,
  onRemove,
}: {
  row: LegendRow;
  index: number;
  isSelected: boolean;
  onSelect: (index: number | null) => void;
  onRemove: (index: number) => void;
}) {
  const t = useText();
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, ...item } = useSortable({
    id: row.key,
    animateLayoutChanges: () => false,
  });
  const { isDragging, isOver, activeIndex, transform } = item;
  const rowRef = useRuleRef('row', index, setNodeRef);
  const gripRef = useRuleRef('grip', index, setActivatorNodeRef);
  const buttonRef = useRuleRef('button', index);
  const landing = isOver && !isDragging ? (index < activeIndex ? 'before' : 'after') : null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isDragging || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    onRemove(index);
  };
  const style = isDragging
    ? { translate: `${LIFT.x}px ${(transform?.y ?? 0) + LIFT.y}px` }
    : undefined;
  return (
    <li
      ref={rowRef}
      className={`${ROW} ${landing === null ? '' : `${LANDING} ${EDGES[landing]}`}`}
      data-lifted={isDragging || undefined}
      style={style}
    >
      <Grip
        ref={gripRef}
        name={spokenRow(t, row)}
        help={attributes['aria-describedby']}
        isLifted={isDragging}
        onPointerDown={(event) => {
          listeners?.['onPointerDown']?.(event);
        }}
        onKeyDown={(event) => {
          onKeyDown(event);
          listeners?.['onKeyDown']?.(event);
        }}
      />
      <RuleButton
        ref={buttonRef}
        row={row}
        isSelected={isSelected}
        onKeyDown={onKeyDown}
        // A touch drag outside of the grip scrolls.
        onMouse={(event) => {
          listeners?.['onPointerDown']?.(event);
        }}
        onPress={() => onSelect(isSelected ? null : index)}
      />
    </li>
  );
});

/** Ref callback of a part of the row. It is the same function as long as the index is the same. */
function useRuleRef(
  part: keyof EditorTargets['rules'],
  index: number,
  setNode?: (element: HTMLElement | null) => void,
) {
  const { rules } = use(EditorTargetsContext);
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const forget = rules[part].refFor(index)(element);
      setNode?.(element);
      return () => {
        forget?.();
        setNode?.(null);
      };
    },
    [rules, part, index, setNode],
  );
}

/** The handle for touch and keyboard. */
function Grip({
  name,
  help,
  isLifted,
  ...rest
}: {
  name: string;
  /** Id of the instructions. */
  help: string;
  isLifted: boolean;
} & Pick<ComponentProps<'button'>, 'ref' | 'onPointerDown' | 'onKeyDown'>) {
  const t = useText();
  return (
    <button
      type="button"
      className={GRIP}
      aria-label={t('create.moveRule', { rule: name })}
      aria-describedby={help}
      aria-pressed={isLifted}
      {...rest}
    >
      <GripVertical aria-hidden />
    </button>
  );
}

function RuleButton({
  row,
  isSelected,
  onKeyDown,
  onMouse,
  onPress,
  ref,
}: {
  row: LegendRow;
  isSelected: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Called when the mouse is pressed on it. */
  onMouse: (event: PointerEvent) => void;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
}) {
  const t = useText();
  const name = spokenRow(t, row);
  return (
    <button
      ref={ref}
      type="button"
      className={RULE}
      data-state={row.shownState}
      aria-pressed={isSelected}
      aria-keyshortcuts="Delete"
      aria-label={row.isShown ? t.say(name) : t('create.unseenRule', { rule: name })}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') onMouse(event);
      }}
      onKeyDown={onKeyDown}
      onClick={onPress}
    >
      <CluePicture row={row} isDim={isAtRest(row) || !row.isShown} className={PICTURE} />
      <RuleText row={row} />
    </button>
  );
}

function RuleText({ row }: { row: LegendRow }) {
  const t = useText();
  const isQuiet = isAtRest(row) || !row.isShown;
  return (
    <span
      className={`min-w-0 wrap-anywhere [&_em]:not-italic ${isQuiet ? 'text-muted' : '[&_em]:text-accent'}`}
    >
      <Sentence text={t.say(row.explain)} />
      {!row.isShown && (
        <span className="flex items-center gap-1.5 text-note">
          <EyeOff className="size-3.5 flex-none" aria-hidden />
          {t('create.unseen')}
        </span>
      )}
      {row.state === 'error' && row.errorDescription && (
        <span className="block text-meta/[1.3] text-fault">
          {t.say(row.errorDescription.short)}
        </span>
      )}
    </span>
  );
}
