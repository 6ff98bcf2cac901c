import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Hint } from '#engine/explain/Hints.ts';
import type { MistakeRungId, Rung, RungId } from '#engine/explain/Rung.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { IconButton } from '#ui/shared/components/IconButton.tsx';
import { KeyCap } from '#ui/shared/components/KeyCap.tsx';
import { Switch } from '#ui/shared/components/Switch.tsx';
import { ClueWords } from '#ui/board/clues/ClueWords.tsx';
import { useLegend } from '#ui/board/clues/useLegend.ts';
import { setSetting } from '#ui/shared/settings/settings.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { HintLadder } from './HintLadder.tsx';
import { RUNG_ACTIONS, type AnyRungId } from './hintWords.ts';
import { ReasonList, symbolOfLine } from './ReasonList.tsx';
import { useWalkKeys } from './useWalkKeys.ts';
import { trySince, type HintRun } from './useHintRun.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

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
export function HintPanel({ run, store, onAsk }: PanelProps) {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useWalkKeys(
    panel,
    () => {
      const { hint, rung, line } = run.getSnapshot().context;
      return { count: hint ? (rungsOf(hint)[rung]?.lines.length ?? 0) : 0, line };
    },
    (line) => run.send({ type: 'hint.walk', line }),
  );
  return (
    <section ref={panel} className={PANEL} aria-label={t('hints.title')} tabIndex={-1} data-hint="">
      <div className="flex items-center gap-2">
        <h2 className="flex-1 text-[30px]/[1.15] font-book phone:text-[20px]">
          {t('hints.title')}
        </h2>
        <KeyCap name="Esc" />
        <IconButton
          icon={X}
          label={t('site.close')}
          keys="Esc"
          onPress={() => run.send({ type: 'hint.close' })}
        />
      </div>
      <PanelBody {...{ run, store, onAsk }} />
    </section>
  );
}

function PanelBody({ run, store, onAsk }: PanelProps) {
  const t = useText();
  const hint = useSelector(run, ({ context }) => context.hint);
  const rung = useSelector(run, ({ context }) => context.rung);
  const line = useSelector(run, ({ context }) => context.line);
  const isShown = useSelector(run, (snapshot) => snapshot.matches({ open: 'shown' }));
  const isFailed = useSelector(run, (snapshot) => snapshot.matches({ open: 'failed' }));
  if (isShown && hint) return <ShownHint {...{ run, store, onAsk, hint, rung, line }} />;
  if (!isFailed) return <p className="animate-late text-muted">{t('hints.looking')}</p>;
  return (
    <>
      <p className="text-muted">{t('hints.failed')}</p>
      <div>
        <Button onClick={onAsk}>{t('hints.tryAgain')}</Button>
      </div>
    </>
  );
}

interface PanelProps {
  readonly run: HintRun;
  readonly store: BoardStore;
  /** The next rung, or what comes after the last one. */
  readonly onAsk: () => void;
}

interface ShownProps extends PanelProps {
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
  const ids: AnyRungId[] = [...rungs.map(({ id }) => id), ...endOf(hint, store)];
  const next = ids[rung + 1];
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
            label={t('hints.becauseList')}
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
          {next ? t.say(RUNG_ACTIONS[next]) : t('site.close')}
          <KeyCap name="H" />
        </Button>
        <SecondAction {...{ run, store, hint, rung }} />
      </Actions>
      <Footer run={run} hint={hint} />
    </>
  );
}

/** What comes after the last rung; nothing where colors are final and no mistake is seen yet. */
function endOf({ type }: Hint, { actor, mode }: BoardStore): readonly AnyRungId[] {
  if (type === 'step') return ['apply'];
  const isFinal = mode.isFinal && !actor.getSnapshot().matches({ finality: 'mistaken' });
  return isFinal ? [] : ['undo'];
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-4 z-1 flex flex-wrap gap-2.5 bg-base-100 py-2 *:flex-auto *:px-4 phone:bottom-[calc(-1*max(10px,env(safe-area-inset-bottom)))] phone:bg-base-200">
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
      run.send({ type: 'hint.close' });
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
  const { board } = store.current();
  const clues = rung.lines.filter(({ kind }) => kind === 'symbol' || kind === 'rule');
  const [line] = clues;
  if (!line?.clue || clues.length > 1) return null;
  const { clue } = line;
  const symbol = symbolOfLine(line, board);
  const index = symbol ? (board.grid.symbols.get(symbol.id)?.indexOf(symbol) ?? -1) : clue.index;
  const row = legend.find(
    ({ kind, id, members }) =>
      kind === clue.type && (kind === 'rule' || id === symbol?.id) && members.includes(index),
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
