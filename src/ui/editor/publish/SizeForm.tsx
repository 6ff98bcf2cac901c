import {
  use,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { resizeProblem } from '#engine/edit/resize.ts';
import { TOP_LEFT, type Anchor, type Size } from '#engine/grid/anchor.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { BoardPreview } from '#engine/picture/preview.ts';
import type { Document } from '#machines/document.ts';
import type { Text } from '#texts/message.ts';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { EditorTargetsContext, useTourRef } from '#ui/editor/editorTargets.ts';
import { AnchorPad } from './AnchorPad.tsx';
import { INPUT, LABEL, MESSAGE } from './fieldStyles.ts';
import { SideButtons } from './SideButtons.tsx';
import { readSize, resizedDocument, sizeChangeInWords } from './sizeChange.ts';

interface SizeFormProps {
  document: Pick<Document, 'grid' | 'solution'>;
  /** Gets a preview of the new size; null while the size is the present one. */
  onPreview: (preview: BoardPreview | null) => void;
  /** Gets the resized document, one step. */
  onEdit: (change: Partial<Document>) => void;
}

/** Width, height and anchor of a resize, with a preview on the board. */
export function SizeForm({ document, onPreview, onEdit }: SizeFormProps) {
  const t = useText();
  const { grid } = document;
  const id = useId();
  const ref = useTourRef('size');
  const { ref: widthRef, focus: focusWidth } = use(EditorTargetsContext).fields.width;
  const fields = useSizeFields(grid);
  const { problem, words, size, anchor, onReset } = fields;
  usePreview(words === null ? null : size, anchor, onPreview);
  const onApply = () => {
    const change = size && resizedDocument(document, size, anchor);
    if (change?.ok && change.value) onEdit(change.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !fields.isOther) return;
    event.preventDefault();
    event.stopPropagation();
    onReset();
  };
  const field = { isInvalid: problem !== null, describedBy: `${id}words` };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in its fields
    <form
      ref={ref}
      className="grid scroll-my-4 gap-3"
      aria-label={t('create.size')}
      noValidate
      data-escape={fields.isOther || undefined}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <div className="flex items-start gap-4">
        <div className="grid min-w-0 flex-1 gap-3">
          <SideField ref={widthRef} label={t('create.width')} side={fields.width} {...field} />
          <SideField label={t('create.height')} side={fields.height} {...field} />
        </div>
        <div className="grid gap-1.5">
          <span className={LABEL} aria-hidden>
            {t('create.whatStays')}
          </span>
          <AnchorPad anchor={anchor} onAnchor={fields.onAnchor} />
        </div>
      </div>
      <SideButtons document={document} onEdit={onEdit} />
      <SizeWords id={`${id}words`} problem={problem} words={words} />
      <FormButtons
        canReset={fields.isOther}
        onReset={() => {
          onReset();
          focusWidth();
        }}
      />
    </form>
  );
}

/** Summary of the change, or why it is impossible. */
function SizeWords({
  id,
  problem,
  words,
}: {
  id: string;
  problem: Text | null;
  words: Text | null;
}) {
  return (
    <p
      className={`min-h-[2.9em] ${problem === null ? 'text-meta text-muted' : MESSAGE}`}
      id={id}
      role="status"
    >
      <TextOnceLoaded text={problem ?? words ?? ''} />
    </p>
  );
}

function FormButtons({ canReset, onReset }: { canReset: boolean; onReset: () => void }) {
  const t = useText();
  return (
    <div className="flex flex-wrap gap-2.5">
      <button type="submit" className={buttonClass()}>
        {t('create.apply')}
      </button>
      {canReset && (
        <Button kind="outline" onClick={onReset}>
          {t('create.reset')}
        </Button>
      )}
    </div>
  );
}

/** The text of one of the two fields. */
interface Side {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** State of the fields and their error. A resize elsewhere, as by undo, resets them. */
function useSizeFields(grid: Grid) {
  const [shownFor, setShownFor] = useState<Size>(grid);
  const [width, setWidth] = useState(String(grid.width));
  const [height, setHeight] = useState(String(grid.height));
  const [anchor, onAnchor] = useState<Anchor>(TOP_LEFT);
  const onReset = () => {
    setWidth(String(grid.width));
    setHeight(String(grid.height));
  };
  if (shownFor.width !== grid.width || shownFor.height !== grid.height) {
    setShownFor(grid);
    onReset();
  }
  const read = useMemo(() => readSize(width, height), [width, height]);
  const problem = read.ok ? resizeProblem(grid, read.value) : read.error;
  const size = read.ok && problem === null ? read.value : null;
  const words = size && sizeChangeInWords(grid, size);
  return {
    problem,
    words,
    size,
    anchor,
    onAnchor,
    onReset,
    isOther: problem !== null || words !== null,
    width: { text: width, onText: setWidth } satisfies Side,
    height: { text: height, onText: setHeight } satisfies Side,
  };
}

/** Show a preview on the board while the form is mounted. */
function usePreview(
  size: Size | null,
  anchor: Anchor,
  onPreview: (preview: BoardPreview | null) => void,
): void {
  const show = useEffectEvent(onPreview);
  useEffect(() => {
    if (!size) return undefined;
    show({ kind: 'size', ...size, anchor });
    return () => show(null);
  }, [size, anchor]);
}

function SideField({
  label,
  side: { text, onText },
  isInvalid,
  describedBy,
  ref,
}: {
  label: string;
  side: Side;
  isInvalid: boolean;
  /** Id of the summary or error. */
  describedBy: string;
  ref?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className={LABEL} htmlFor={id}>
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        className={`${INPUT} tabular-nums`}
        type="number"
        inputMode="numeric"
        step={1}
        value={text}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}
