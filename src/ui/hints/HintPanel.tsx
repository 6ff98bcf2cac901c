import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Hint } from '#engine/explain/Hints.ts';
import type { MistakeRungId, Rung, RungId } from '#engine/explain/Rung.ts';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { Switch } from '../components/Switch.tsx';
import { ClueWords } from '../legend/ClueWords.tsx';
import { useLegend } from '../legend/useLegend.ts';
import { setSetting } from '../settings/settings.ts';
import { useSetting } from '../settings/useSetting.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { useText } from '../texts/useText.ts';
import { HintLadder } from './HintLadder.tsx';
import { RUNG_ACTIONS, type AnyRungId } from './hintWords.ts';
import { ReasonList, walkedNext } from './ReasonList.tsx';
import { trySince, type HintRun } from './useHintRun.ts';

/** Beside the board in place of the rules; on a phone in place of the drawer. */
const PANEL =
  'z-2 flex min-h-0 flex-col gap-4 overflow-y-auto overscroll-contain bg-base-100 px-3 py-4 wrap-anywhere [grid-area:rules] focus:ring-0 focus:shadow-none phone:z-3 phone:h-[44dvh] phone:flex-none phone:gap-3 phone:rounded-t-drawer phone:bg-base-200 phone:px-4 phone:pt-3.5 phone:pb-[max(10px,env(safe-area-inset-bottom))] phone:shadow-[inset_0_1px_0_var(--color-line)] phone:[grid-area:drawer] flat:h-auto';
const SENTENCE = 'text-[24px]/[1.3] phone:text-[20px]/[1.35]';

type AnyRung = Rung<RungId | MistakeRungId>;

/** The rungs of a hint; none where there is no hint. */
export function rungsOf(hint: Hint): readonly AnyRung[] {
  return hint.type === 'none' ? [] : hint.rungs;
}

/**
 * A hint in words, rung by rung. Takes the focus, and gives it back to what had it; arrow keys walk
 * the reason wherever in it the focus is.
 */
export function HintPanel({
  run,
  store,
  onAsk,
}: {
  run: HintRun;
  store: BoardStore;
  /** The next rung, or what comes after the last one. */
  onAsk: () => void;
}) {
  const t = useText();
  const hint = useSelector(run, ({ context }) => context.hint);
  const rung = useSelector(run, ({ context }) => context.rung);
  const line = useSelector(run, ({ context }) => context.line);
  const isShown = useSelector(run, (snapshot) => snapshot.matches({ open: 'shown' }));
  const isFailed = useSelector(run, (snapshot) => snapshot.matches({ open: 'failed' }));
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const shown = isShown ? hint : null;
  const lines = shown ? (rungsOf(shown)[rung]?.lines ?? []) : [];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step === null || lines.length === 0) return;
    event.preventDefault();
    run.send({ type: 'hint.walk', line: walkedNext(line, step, lines.length) });
  };
  return (
    <section
      ref={panel}
      className={PANEL}
      aria-label={t('hints.title')}
      tabIndex={-1}
      data-hint=""
      onKeyDown={onKeyDown}
    >
      <div className="flex items-center gap-2">
        <h2 className="flex-1 text-title phone:text-[20px]">{t('hints.title')}</h2>
        <IconButton
          icon={X}
          label={t('site.close')}
          keys="Esc"
          onPress={() => run.send({ type: 'hint.close' })}
        />
      </div>
      {shown ? (
        <ShownHint {...{ run, store, onAsk, hint: shown, rung, line }} />
      ) : (
        <p className="animate-late text-muted">
          {t(isFailed ? 'hints.failed' : 'hints.looking')}
          {isFailed && (
            <span className="mt-3 block">
              <Button onClick={onAsk}>{t('hints.tryAgain')}</Button>
            </span>
          )}
        </p>
      )}
    </section>
  );
}

interface ShownProps {
  readonly run: HintRun;
  readonly store: BoardStore;
  readonly onAsk: () => void;
  readonly hint: Hint;
  readonly rung: number;
  readonly line: number | null;
}

function ShownHint({ run, store, onAsk, hint, rung, line }: ShownProps) {
  const t = useText();
  if (hint.type === 'none')
    return (
      <>
        <p className={SENTENCE}>{t.say(hint.text)}</p>
        <div>
          <Button onClick={() => run.send({ type: 'hint.close' })}>{t('site.close')}</Button>
        </div>
      </>
    );
  const rungs = rungsOf(hint);
  const current = rungs[rung];
  const ids: AnyRungId[] = [...rungs.map(({ id }) => id), hint.type === 'step' ? 'apply' : 'undo'];
  const next = ids[rung + 1] ?? 'apply';
  if (!current) return null;
  return (
    <>
      <HintLadder rungs={ids} current={rung} />
      <p className={SENTENCE}>{t.say(current.text)}</p>
      {current.lines.length > 0 && (
        <div>
          <p className="mb-1 text-meta text-muted italic" aria-hidden>
            {t('hints.becauseList')}
          </p>
          <ReasonList
            lines={current.lines}
            walked={line}
            board={store.current().board}
            onWalk={(it) => run.send({ type: 'hint.walk', line: it })}
          />
        </div>
      )}
      <OnlyClue store={store} rung={current} />
      <Actions>
        <Button kind="primary" aria-keyshortcuts="H" onClick={onAsk}>
          {t.say(RUNG_ACTIONS[next])}
          <kbd className="ms-2.5 rounded-key px-1.5 text-[11.5px] inset-ring inset-ring-current pointer-coarse:hidden">
            H
          </kbd>
        </Button>
        <SecondAction {...{ run, store, hint, rung }} />
      </Actions>
      <Footer run={run} hint={hint} />
    </>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3 pt-1 *:flex-1 phone:sticky phone:bottom-0 phone:bg-base-200 phone:pb-1">
      {children}
    </div>
  );
}

/** The way on by oneself; from a mistake, the way back that loses nothing. */
function SecondAction({
  run,
  store,
  hint,
  rung,
}: Pick<ShownProps, 'run' | 'store' | 'hint' | 'rung'>) {
  const t = useText();
  if (hint.type === 'mistake' && hint.stroke >= 0 && rung > 0 && store.mode.hasTrials) {
    const onTry = () => {
      const { board } = run.getSnapshot().context;
      if (board) trySince(store, hint.stroke, board.strokes);
    };
    return <Button onClick={onTry}>{t('hints.goBack')}</Button>;
  }
  return (
    <Button onClick={() => run.send({ type: 'hint.close' })}>
      {t(hint.type === 'step' ? 'hints.letMe' : 'hints.findIt')}
    </Button>
  );
}

/** What the clue says, with its example, if it is the only one. */
function OnlyClue({ store, rung }: { store: BoardStore; rung: AnyRung }) {
  const legend = useLegend(store);
  const clues = rung.lines.flatMap(({ kind, clue }) =>
    clue && (kind === 'symbol' || kind === 'rule') ? [clue] : [],
  );
  const [clue] = clues;
  if (!clue || clues.length > 1) return null;
  const row = legend.find(({ kind, id, members }) =>
    clue.type === 'rule'
      ? kind === 'rule' && members.includes(clue.index)
      : kind === 'symbol' && id === clue.id && members.includes(clue.index),
  );
  return (
    row && (
      <div className="phone:hidden">
        <ClueWords row={row} />
      </div>
    )
  );
}

function Footer({ run, hint }: { run: HintRun; hint: Hint }) {
  const t = useText();
  const isWhole = useSetting('hintsAtOnce');
  return (
    <div className="mt-auto flex flex-col gap-1 phone:mt-0">
      {hint.type === 'step' && (
        <Switch
          label={t('hints.showAll')}
          checked={isWhole}
          onChange={({ target: { checked } }) => {
            setSetting('hintsAtOnce', checked);
            if (checked) run.send({ type: 'hint.whole' });
          }}
        />
      )}
      <p className="text-note text-muted">{t('hints.yoursAllTheSame')}</p>
    </div>
  );
}
