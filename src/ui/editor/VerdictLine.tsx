import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { MessageId } from '#texts/message.ts';
import type { AssistantText, Finding } from '#ui/editor/assistant/assistantText.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const ICONS = {
  good: { Icon: CircleCheck, color: 'text-success' },
  many: { Icon: CircleAlert, color: 'text-warning' },
  bad: { Icon: CircleAlert, color: 'text-error' },
  none: { Icon: Info, color: 'text-muted' },
} as const satisfies Readonly<Record<Finding['tone'], unknown>>;

/** In the header of phones there is room for the number of solutions only. */
const SHORT = {
  good: 'create.oneSolution',
  many: 'create.manySolutions',
  bad: 'create.noSolution',
} as const satisfies Partial<Record<Finding['tone'], MessageId>>;

/**
 * The verdict of the assistant in one line at the board: the number of solutions, or what follows,
 * the errors on the board, and what fits at the cursor. Not announced, since the panel of the
 * assistant is.
 */
export function VerdictLine({ store, text }: { store: BoardStore; text: AssistantText }) {
  const t = useText();
  const faults = useBoardSnapshot(store, (snapshot) => snapshot.faults.length);
  const { tone, text: verdict } = text.findings.find(({ id }) => id === 'solutions') ?? {
    tone: 'none',
    text: text.follows,
  };
  const { Icon, color } = ICONS[tone];
  return (
    <p
      className={`flex h-6 min-w-0 max-w-full flex-none items-center gap-2 text-note whitespace-nowrap text-soft transition-opacity phone:h-auto phone:text-meta ${text.isOutdated ? 'opacity-50' : ''}`}
      data-verdict={tone}
    >
      <Icon className={`size-4.5 flex-none ${color}`} aria-hidden />
      <span className="flex-none truncate phone:hidden">{verdict}</span>
      <span className="hidden truncate phone:inline">
        {tone === 'none' ? verdict : t(SHORT[tone])}
      </span>
      {faults > 0 && (
        <span className="flex-none text-fault">{t('play.errors', { count: faults })}</span>
      )}
      <span className="truncate text-muted tabular-nums empty:hidden phone:hidden">
        {text.atCursor}
      </span>
    </p>
  );
}
