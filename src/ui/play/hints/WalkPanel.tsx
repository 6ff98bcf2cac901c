import { useSelector } from '@xstate/react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { RungLine } from '#engine/explain/Rung.ts';
import type { WalkEnd, WalkStep } from '#engine/explain/walkthrough.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Disclosure } from '#ui/shared/components/Disclosure.tsx';
import { ComputedOfPuzzle } from './ComputedOfPuzzle.tsx';
import { ReasonList, useWalkKeys } from './ReasonList.tsx';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';
import type { WalkRun } from './useWalkRun.ts';
import { endInWords, levelInWords, placeInWords } from './walkText.ts';

needTexts('rules', 'symbols', 'clues');

const PANEL =
  'flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain border-t border-line p-4 pb-[max(16px,env(safe-area-inset-bottom))] wrap-anywhere short:flex-none short:overflow-visible beside:flex-auto beside:gap-4 beside:overflow-y-auto beside:border-s beside:border-t-0 beside:ps-6 beside:pe-page';
const SENTENCE = 'text-[20px]/[1.35] lg:text-[24px]/[1.3]';

interface PartProps {
  readonly run: WalkRun;
  readonly store: BoardStore;
}

/** The reason for the next step; at the end, a summary of all steps. */
export function WalkPanel({ run, store, puzzle }: PartProps & { puzzle: string }) {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  useWalkKeys(
    panel,
    () => {
      const { steps, at, end, line } = run.getSnapshot().context;
      return { count: (steps[at]?.why.lines ?? end?.unused ?? []).length, line };
    },
    (line) => run.send({ type: 'walk.line', line }),
  );
  const at = useSelector(run, ({ context }) => context.at);
  useEffect(() => {
    panel.current?.scrollTo(0, 0);
  }, [at]);
  return (
    <section ref={panel} className={PANEL} aria-label={t('walk.panel')}>
      <PanelTexts run={run} store={store} />
      <div className="border-t border-line pt-4">
        <Disclosure label={t('lists.computed')} isOpenAtFirst>
          <ComputedOfPuzzle puzzle={puzzle} />
        </Disclosure>
      </div>
      <Spoken run={run} store={store} />
    </section>
  );
}

function PanelTexts({ run, store }: PartProps) {
  const t = useText();
  const { steps, at, end, line } = useSelector(run, ({ context }) => context);
  const isFailed = useSelector(run, (snapshot) => snapshot.matches('failed'));
  const step = steps[at];
  if (step) return <StepTexts run={run} store={store} step={step} line={line} />;
  if (end) return <EndTexts run={run} store={store} end={end} line={line} />;
  if (!isFailed) return <p className="animate-late text-muted">{t('walk.looking')}</p>;
  return (
    <>
      <p className="text-muted">{t('walk.failed')}</p>
      <div>
        <Button onClick={() => run.send({ type: 'walk.retry' })}>{t('hints.tryAgain')}</Button>
      </div>
    </>
  );
}

interface LineProps extends PartProps {
  /** The selected line; null for none. */
  readonly line: number | null;
}

function StepTexts({ run, store, step, line }: LineProps & { step: WalkStep }) {
  const t = useText();
  const place = useSelector(run, ({ context }) => context);
  const { text, lines } = step.why;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 text-meta text-muted">
        <span className="tabular-nums">{t.say(placeInWords(place))}</span>
        <span>{t.say(levelInWords(step.level))}</span>
      </p>
      <p className={SENTENCE}>{t.say(text)}</p>
      {lines.length > 0 && (
        <Lines label={t('hints.becauseList')} run={run} store={store} lines={lines} line={line} />
      )}
    </>
  );
}

/** The result, and the clues that no step used. */
function EndTexts({ run, store, end, line }: LineProps & { end: WalkEnd }) {
  const t = useText();
  const isFull = useBoardSnapshot(store, ({ board }) => board.count('gray') === 0);
  const { unused } = end;
  return (
    <>
      <p className="text-meta text-muted">
        {t('walk.allDone', { steps: run.getSnapshot().context.steps.length })}
      </p>
      <p className={SENTENCE}>{t.say(endInWords(end, isFull))}</p>
      {unused?.length === 0 && <p className="text-muted">{t('walk.noneUnused')}</p>}
      {unused && unused.length > 0 && (
        <>
          <Lines label={t('walk.unused')} run={run} store={store} lines={unused} line={line} />
          <p className="text-note text-muted">{t('walk.unusedNote')}</p>
        </>
      )}
    </>
  );
}

/** Lines that arrow keys and presses select. */
function Lines({
  run,
  store,
  label,
  lines,
  line,
}: LineProps & { label: string; lines: readonly RungLine[] }): ReactNode {
  return (
    <div>
      <p className="mb-1 text-meta text-muted italic" aria-hidden>
        {label}
      </p>
      <ReasonList
        label={label}
        lines={lines}
        walked={line}
        board={store.current().board}
        onWalk={(it) => run.send({ type: 'walk.line', line: it })}
      />
    </div>
  );
}

/** The full text of a step, as a live region. */
function Spoken({ run, store }: PartProps) {
  const t = useText();
  const { steps, at, end } = useSelector(run, ({ context }) => context);
  const isFull = useBoardSnapshot(store, ({ board }) => board.count('gray') === 0);
  const step = steps[at];
  const words = step
    ? [
        t('walk.spokenStep', { step: at + 1 }),
        t.say(levelInWords(step.level)),
        t.say(step.why.spoken),
      ]
    : end
      ? [t.say(endInWords(end, isFull))]
      : [];
  return (
    <div className="sr-only" role="status">
      {words.join('. ')}
    </div>
  );
}
