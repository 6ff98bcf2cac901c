import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { message, type Text } from '#texts/message.ts';
import type { Hint } from '#engine/explain/Hints.ts';
import type { MistakeRungId, Rung, RungId } from '#engine/explain/Rung.ts';
import { Button, IconButton } from '#ui/shared/components/Button.tsx';
import { KeyCap } from '#ui/shared/components/KeyCap.tsx';
import { Switch } from '#ui/shared/components/Switch.tsx';
import { ClueWords } from '#ui/board/clues/CluePicture.tsx';
import { useLegend } from '#ui/board/clues/legendRows.ts';
import { setSetting } from '#ui/shared/settings/settings.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';
import { RUNG_ACTIONS, RUNG_NAMES, type AnyRungId } from './hintWords.ts';
import { ReasonList, symbolOfLine, useWalkKeys } from './ReasonList.tsx';
import { trySince, type HintRun } from './useHintRun.ts';

needTexts('rules', 'symbols', 'clues');

/** Next to the board in place of the rules, on phones in place of the drawer. */
const PANEL =
  'z-2 flex min-h-0 flex-col gap-4 overflow-y-auto overscroll-contain bg-base-100 px-3 py-4 wrap-anywhere [grid-area:rules] focus:ring-0 focus:shadow-none phone:z-3 phone:h-[44dvh] phone:flex-none phone:gap-3 phone:rounded-t-drawer phone:bg-base-200 phone:px-4 phone:pt-3.5 phone:pb-[max(10px,env(safe-area-inset-bottom))] phone:shadow-[inset_0_1px_0_var(--color-line)] phone:[grid-area:drawer] phone:lower:gap-2 phone:lower:pt-1.5 upright:phone:lower:h-[50dvh] flat:row-start-[fault] flat:h-auto tiny:row-start-[head] tiny:rounded-none tiny:px-3 tiny:pt-0';
const SENTENCE =
  'text-[24px]/[1.3] phone:text-[20px]/[1.35] phone:lower:text-[19px]/[1.3] tiny:text-[17px]/[1.3]';

type AnyRung = Rung<RungId | MistakeRungId>;

/** The rungs of a hint; none if there is no hint. */
export function listRungs(hint: Hint): readonly AnyRung[] {
  return hint.type === 'none' ? [] : hint.rungs;
}

/**
 * A hint in words, rung by rung. Takes the focus, and returns it when it closes. Arrow keys move
 * through the reason from anywhere inside.
 */
export function HintPanel({ run, store, isRecorded, onAsk }: PanelProps) {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useWalkKeys(
    panel,
    () => {
      const { hint, rung, line } = run.getSnapshot().context;
      return { count: hint ? (listRungs(hint)[rung]?.lines.length ?? 0) : 0, line };
    },
    (line) => run.send({ type: 'hint.walk', line }),
  );
  return (
    <section ref={panel} className={PANEL} aria-label={t('hints.title')} tabIndex={-1}>
      <Head run={run} />
      <PanelBody run={run} store={store} isRecorded={isRecorded} onAsk={onAsk} />
    </section>
  );
}

/**
 * The heading, and the switch for all rungs: above everything that a press changes, so that it
 * stays under the pointer. On phones the switch takes the place of the heading; in windows without
 * room for it, it is in the settings only.
 */
function Head({ run }: Pick<PanelProps, 'run'>) {
  const t = useText();
  const hasSwitch = useSelector(
    run,
    (snapshot) => snapshot.matches({ open: 'shown' }) && snapshot.context.hint?.type === 'step',
  );
  return (
    <div className="-order-3 flex flex-wrap items-center gap-x-2 phone:flex-nowrap">
      <h2
        className={`flex-1 text-[30px]/[1.15] font-book phone:text-[20px] ${hasSwitch ? 'phone:sr-only tiny:not-sr-only' : ''}`}
      >
        {t('hints.title')}
      </h2>
      {hasSwitch && <AtOnceSwitch run={run} />}
      <KeyCap name="Esc" />
      <IconButton
        icon={X}
        label={t('site.close')}
        keys="Esc"
        onPress={() => run.send({ type: 'hint.close' })}
      />
    </div>
  );
}

function AtOnceSwitch({ run }: Pick<PanelProps, 'run'>) {
  const t = useText();
  const isWhole = useSetting('hintsAtOnce');
  return (
    <div className="order-last basis-full phone:order-none phone:flex-1 phone:basis-0 tiny:hidden">
      <Switch
        label={t('hints.showAll')}
        checked={isWhole}
        onChange={({ target: { checked } }) => {
          setSetting('hintsAtOnce', checked);
          if (checked) run.send({ type: 'hint.whole' });
        }}
      />
    </div>
  );
}

function PanelBody({ run, store, isRecorded, onAsk }: PanelProps) {
  const t = useText();
  const hint = useSelector(run, ({ context }) => context.hint);
  const rung = useSelector(run, ({ context }) => context.rung);
  const line = useSelector(run, ({ context }) => context.line);
  const isShown = useSelector(run, (snapshot) => snapshot.matches({ open: 'shown' }));
  const isFailed = useSelector(run, (snapshot) => snapshot.matches({ open: 'failed' }));
  if (isShown && hint)
    return (
      <ShownHint
        run={run}
        store={store}
        isRecorded={isRecorded}
        hint={hint}
        rung={rung}
        line={line}
        onAsk={onAsk}
      />
    );
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
  /** True if a hint takes the solve out of times and ratings. */
  readonly isRecorded: boolean;
  /** Shows the next rung, or applies the hint after the last one. */
  readonly onAsk: () => void;
}

interface ShownProps extends PanelProps {
  readonly hint: Hint;
  readonly rung: number;
  readonly line: number | null;
}

function ShownHint({ run, store, isRecorded, onAsk, hint, rung, line }: ShownProps) {
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
  const rungs = listRungs(hint);
  const current = rungs[rung];
  const ids: AnyRungId[] = [...rungs.map(({ id }) => id), ...endOf(hint, store)];
  const next = ids[rung + 1];
  if (!current) return null;
  return (
    <>
      <HintLadder rungs={[...new Set(ids)]} current={current.id} />
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
          {next ? t.say(actionOf(current.id, next)) : t('site.close')}
          <KeyCap name="H" />
        </Button>
        <SecondAction run={run} store={store} hint={hint} rung={rung} />
      </Actions>
      <Footer run={run} store={store} isRecorded={isRecorded} />
    </>
  );
}

/** The label of the button for the next rung. A guided trial has many. */
function actionOf(current: AnyRungId, next: AnyRungId): Text {
  if (current !== 'trial') return RUNG_ACTIONS[next];
  return message(next === 'trial' ? 'hints.nextStep' : 'hints.endTrial');
}

/** The actions after the last rung; none if colors are final and the mistake is not visible yet. */
function endOf({ type }: Hint, { actor, mode }: BoardStore): readonly AnyRungId[] {
  if (type === 'step') return ['apply'];
  const isFinal = mode.isFinal && !actor.getSnapshot().matches({ finality: 'mistaken' });
  return isFinal ? [] : ['undo'];
}

/**
 * Above the sentence where there is room, so that they stay where they are when it changes; in low
 * windows at the lower edge.
 */
function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky -bottom-4 z-1 tiny:static not-lower:-order-1 flex flex-wrap gap-2.5 bg-base-100 py-2 *:flex-auto *:px-4 phone:bottom-[calc(-1*max(10px,env(safe-area-inset-bottom)))] phone:bg-base-200">
      {children}
    </div>
  );
}

/**
 * The second button: continue alone; after a mistake, turn the strokes since then into a trial, so
 * that none is lost.
 */
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

/** The sentence and example of the clue, if the hint has only one. */
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

/** Effects of the hint on records. */
function Footer({ run, store, isRecorded }: Pick<PanelProps, 'run' | 'store' | 'isRecorded'>) {
  const t = useText();
  const isCounted = useSelector(run, ({ context }) => context.isCounted);
  if (!isRecorded) return null;
  const isFree = !isCounted && store.actor.getSnapshot().context.hints === 0;
  return (
    <p className="mt-auto text-note text-muted phone:mt-0">
      {t(isFree ? 'hints.freeSoFar' : 'hints.yoursAllTheSame')}
    </p>
  );
}

const LINE =
  'before:absolute before:top-[5px] before:right-1/2 before:h-0.5 before:w-full before:bg-line-strong first:before:hidden data-reached:before:bg-primary phone:before:hidden';
const DOT =
  'after:absolute after:top-0 after:left-1/2 after:size-3 after:-translate-x-1/2 after:rounded-full after:border-2 after:border-line-strong after:bg-base-100 data-reached:after:border-primary data-reached:after:bg-primary aria-current:after:ring-3 aria-current:after:ring-primary/35';
/** The rungs as bars, on phones. */
const BAR =
  'phone:pt-2.5 phone:after:left-0 phone:after:h-1 phone:after:w-[calc(100%-6px)] phone:after:translate-x-0 phone:after:rounded-full phone:after:bg-line-strong phone:after:border-0 phone:aria-current:after:ring-0 phone:lower:pt-2 phone:lower:text-[12px]/[1.3] phone:lower:tiny:pt-1 phone:lower:tiny:text-[0px]/[0]';
const RUNG = `relative flex-1 pt-5 text-center text-meta text-muted aria-current:font-semibold aria-current:text-base-content phone:text-start ${LINE} ${DOT} ${BAR}`;

/** The rungs of a hint, with those shown so far. */
function HintLadder({ rungs, current }: { rungs: readonly AnyRungId[]; current: AnyRungId }) {
  const t = useText();
  const reached = rungs.indexOf(current);
  return (
    <ol className="-mx-3 flex not-lower:-order-2 phone:mx-0" aria-label={t('hints.ladder')}>
      {rungs.map((id, index) => (
        <li
          key={id}
          className={RUNG}
          aria-current={index === reached ? 'step' : undefined}
          data-reached={index <= reached || undefined}
        >
          {t.say(RUNG_NAMES[id])}
        </li>
      ))}
    </ol>
  );
}
