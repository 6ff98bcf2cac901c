import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
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
import { Button } from '#ui/shared/components/Button.tsx';
import { buttonClass } from '#ui/shared/components/buttonStyles.ts';
import { Said } from '#ui/shared/texts/Said.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import { AnchorPad } from './AnchorPad.tsx';
import { INPUT, LABEL, MESSAGE } from './fieldStyles.ts';
import { readSize, resizedDocument, sizeChangeInWords } from './sizeChange.ts';

interface SizeFormProps {
  document: Pick<Document, 'grid' | 'solution'>;
  /** The size in the fields changed; null while it is the size of the board. */
  onPreview: (preview: BoardPreview | null) => void;
  /** Told of the new size, one step. */
  onEdit: (change: Partial<Document>) => void;
}

/** Width and height of the board, and what of it stays. Shows on the board what it would be. */
export function SizeForm({ document, onPreview, onEdit }: SizeFormProps) {
  const t = useText();
  const { grid } = document;
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
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
      className="grid scroll-my-4 gap-3"
      aria-label={t('create.size')}
      data-tour="size"
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
          <SideField ref={first} label={t('create.width')} side={fields.width} {...field} />
          <SideField label={t('create.height')} side={fields.height} {...field} />
        </div>
        <div className="grid gap-1.5">
          <span className={LABEL} aria-hidden>
            {t('create.whatStays')}
          </span>
          <AnchorPad anchor={anchor} onAnchor={fields.onAnchor} />
        </div>
      </div>
      <SizeWords id={`${id}words`} problem={problem} words={words} />
      <FormButtons
        canReset={fields.isOther}
        onReset={() => {
          onReset();
          first.current?.focus();
        }}
      />
    </form>
  );
}

/** What would change, or why it cannot. */
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
      className={`min-h-[1.45em] ${problem === null ? 'text-meta text-muted' : MESSAGE}`}
      id={id}
      role="status"
    >
      <Said text={problem ?? words ?? ''} />
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

/** One of the two fields, as it is written. */
interface Side {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** What the fields say, and what is wrong with it. They follow a board that gets another size. */
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
    ...{ problem, words, size, anchor, onAnchor, onReset },
    isOther: problem !== null || words !== null,
    width: { text: width, onText: setWidth } satisfies Side,
    height: { text: height, onText: setHeight } satisfies Side,
  };
}

/** Shows on the board what it would be, as long as the form is there. */
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
  /** Id of what says what the size is, or why it cannot be. */
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
