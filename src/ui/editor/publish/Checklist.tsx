import { Check, ChevronDown, ChevronUp, CircleHelp } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { capitalized } from '#texts/capitalized.ts';
import { isPublishable, type ChecklistItem } from '#engine/puzzle/checklist.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { startLastSolver } from '#ui/editor/assistant/startSolver.ts';
import type { SolverRun } from '#ui/editor/assistant/useSolverRun.ts';
import {
  checklistText,
  namesInWords,
  type ChecklistPlace,
  type ChecklistText,
} from './checklistText.ts';
import type { LiveChecklist } from './useChecklist.ts';

const ChecklistDialog = lazyDialog(
  async () => (await import('./ChecklistDialog.tsx')).ChecklistDialog,
);

const LINE = 'grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-x-3';
const WORDS =
  'min-h-10 min-w-0 rounded-control px-1 text-start wrap-anywhere hover:bg-fill-1 pointer-coarse:min-h-12';
const ACTION =
  'min-h-10 rounded-control px-2 text-[15px] font-strong text-accent hover:bg-fill-1 pointer-coarse:min-h-12';
const TICK = 'size-5 stroke-2 text-success';

/** An item with its texts. */
interface Line {
  readonly item: ChecklistItem;
  readonly text: ChecklistText;
}

/**
 * The conditions for publishing: each missing one with a link to its place, and the fulfilled ones
 * collapsed into one line.
 */
export function Checklist({
  checklist,
  run,
  onGo: onPlace,
}: {
  checklist: LiveChecklist;
  run: SolverRun;
  /** Goes to the control that fixes an item. */
  onGo: (place: ChecklistPlace) => void;
}) {
  const t = useText();
  const onGo = (place: ChecklistPlace) => {
    if (place === 'solver') startLastSolver(run, checklist.grid);
    onPlace(place);
  };
  const titleId = useId();
  const [explained, setExplained] = useState<ChecklistItem['id'] | null>(null);
  const lines = checklist.items.map((item): Line => ({
    item,
    text: checklistText(item, checklist),
  }));
  const done = lines.filter(({ item }) => item.success);
  const missing = lines.filter(({ item }) => !item.success);
  const first = missing.find(({ item }) => item.mandatory) ?? missing[0];
  const shown = lines.find(({ item }) => item.id === explained);
  return (
    <section className="grid gap-0.5" aria-labelledby={titleId}>
      <div className="flex items-center gap-1 lg:pl-2">
        <h2 className="flex-1 text-label text-muted italic" id={titleId}>
          {t('checklist.title')}
        </h2>
        <Badge items={checklist.items} />
        {first && (
          <IconButton
            icon={CircleHelp}
            label={t('checklist.whatIsMissing')}
            opensDialog
            onPress={() => setExplained(first.item.id)}
          />
        )}
      </div>
      <ul className="grid lg:pl-2">
        {missing.map((line) => (
          <MissingLine key={line.item.id} line={line} onGo={onGo} onExplain={setExplained} />
        ))}
      </ul>
      {done.length > 0 && <DoneLines done={done} onExplain={setExplained} />}
      <Suspense>
        {shown && (
          <ChecklistDialog
            text={shown.text}
            isDone={shown.item.success}
            isMandatory={shown.item.mandatory}
            onGo={onGo}
            onClose={() => setExplained(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** The badge: ready for publishing or not, and the number of fulfilled items. */
function Badge({ items }: { items: readonly ChecklistItem[] }) {
  const t = useText();
  const done = items.filter(({ success }) => success).length;
  const isComplete = isPublishable(items);
  return (
    <span
      className={`rounded-chip px-2 py-0.5 text-note tabular-nums ${isComplete ? 'bg-fill-1 text-success' : 'bg-fill-2'}`}
      role="status"
    >
      {t('checklist.badge', {
        state: isComplete ? 'complete' : 'incomplete',
        done,
        count: items.length,
      })}
    </span>
  );
}

function MissingLine({
  line: { item, text },
  onGo,
  onExplain,
}: {
  line: Line;
  onGo: (place: ChecklistPlace) => void;
  onExplain: (id: ChecklistItem['id']) => void;
}) {
  const t = useText();
  const { action } = text;
  const fault = t.say(text.fault);
  return (
    <li className={LINE}>
      <span
        className={`grid size-5 place-items-center rounded-[6px] text-note font-lit ${item.mandatory ? 'bg-primary text-primary-content' : 'border border-line-strong text-muted'}`}
        aria-hidden
      >
        {item.mandatory ? '!' : 'i'}
      </span>
      <button
        type="button"
        className={WORDS}
        aria-haspopup="dialog"
        title={t.say(text.meaning)}
        onClick={() => onExplain(item.id)}
      >
        {fault}
        {!item.mandatory && (
          <span className="block text-note text-muted">{t('checklist.canStay')}</span>
        )}
      </button>
      {action && (
        <button
          type="button"
          className={ACTION}
          aria-label={t('checklist.goThere', { action: action.label, fault })}
          onClick={() => onGo(action.place)}
        >
          {t.say(action.label)}
        </button>
      )}
    </li>
  );
}

/** The fulfilled items in one line, which expands into a list. */
function DoneLines({
  done,
  onExplain,
}: {
  done: readonly Line[];
  onExplain: (id: ChecklistItem['id']) => void;
}) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className="text-muted lg:pl-2">
      <button
        type="button"
        className={`${LINE} min-h-10 w-full rounded-control text-start hover:bg-fill-1 pointer-coarse:min-h-12`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Check className={TICK} aria-hidden />
        <span className="min-w-0 truncate px-1">
          <RichText
            id={isOpen ? 'checklist.doneOpen' : 'checklist.doneNames'}
            values={{
              names: namesInWords(
                t,
                done.map(({ text }) => text),
              ),
            }}
            tags={{ hidden: (inside) => <span className="sr-only">{inside}</span> }}
          />
        </span>
        <Chevron className="mr-2 size-4.5" aria-hidden />
      </button>
      {isOpen && (
        <ul className="grid">
          {done.map(({ item, text }) => (
            <li key={item.id} className={LINE}>
              <Check className={TICK} aria-label={t('checklist.done')} />
              <button
                type="button"
                className={WORDS}
                aria-haspopup="dialog"
                title={t.say(text.meaning)}
                onClick={() => onExplain(item.id)}
              >
                {capitalized(t.say(text.name), t.language)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
