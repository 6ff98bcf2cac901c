import { useSelector } from '@xstate/react';
import { Eye, Image, Share2 } from 'lucide-react';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { clockTime } from '#ui/shared/components/clockTime.ts';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { useEscape } from '#ui/board/access/useKeyTable.ts';
import {
  focusedElement,
  focusFirst,
  hasFocusWithin,
  tabbableCell,
} from '#ui/shared/platform/focus.ts';
import type { SolveActor } from '#ui/board/boardStore.ts';
import { afterNextFrame } from '#ui/board/paintFirstScheduler.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { OtherModeLink } from '#ui/workspace/PlayActions.tsx';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { settings } from '#ui/shared/settings/settings.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { effortText, solvedWords } from './playText.ts';
import type { Found } from './findOnward.ts';
import { Onward } from './Onward.tsx';
import SolvedTools from './SolvedTools.tsx';

/** Next to the board a column, above it a row, on phones in place of the drawer. */
const PANE =
  'absolute inset-0 flex animate-solved gap-4 still:animate-none max-xl:items-center xl:-inset-x-3 xl:flex-col xl:items-stretch xl:overflow-y-auto xl:px-3 xl:pt-5 xl:pb-1 score:flex-row score:items-center score:overflow-visible score:pb-0 phone:top-auto phone:z-3 phone:min-h-full phone:upright:relative phone:upright:max-h-[70dvh] phone:upright:overflow-y-auto phone:flex-wrap phone:content-between phone:gap-x-3 phone:gap-y-2 phone:rounded-t-drawer phone:bg-base-200 phone:px-4 phone:pt-4 phone:pb-[max(10px,env(safe-area-inset-bottom))] phone:shadow-[inset_0_1px_0_var(--color-line)] low:phone:gap-y-1 low:phone:pt-2 flat:max-h-[calc(100dvh-8px)] flat:overflow-y-auto flat:px-3';
const HEADING =
  'text-solved xl:low:text-[46px] focus:ring-0 focus:shadow-none max-xl:flex-none max-xl:text-[32px] max-xl:whitespace-nowrap phone:flex-1 phone:low:text-[28px] score:flex-none score:text-[52px] score:whitespace-nowrap';
const WORDS =
  'flex flex-col gap-1 max-xl:min-w-0 max-xl:flex-1 max-[760px]:sr-only phone:not-sr-only phone:order-1 phone:basis-full phone:flex-none score:min-w-0 score:flex-1';
const ICONS = 'flex max-w-full flex-none flex-wrap gap-1 xl:-ml-2.5 phone:-mr-2 phone:gap-0';

/** Data about the puzzle, by place. */
export interface SolvedParts {
  /** The collection of the puzzle. */
  readonly place?: ReactNode;
  /** Additional buttons. */
  readonly icons?: ReactNode;
  readonly words?: ReactNode;
  /** In place of the next built-in puzzle; absent or null if there is none. */
  readonly onward?: ReactNode;
}

/**
 * The result of a solve, and links to more puzzles. Takes the focus when the board has just been
 * solved, and returns it to the board when it unmounts with the focus inside.
 */
export default function SolvedPane({
  workspace,
  solve,
  path,
  parts,
  onClose,
}: {
  workspace: Workspace;
  solve: SolveActor;
  /** Tools for the order in which the board was solved. */
  path: ReactNode;
  parts: SolvedParts;
  /** Closes the pane to show the board. */
  onClose: () => void;
}) {
  const t = useText();
  const { opened } = workspace;
  const pane = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useSolvedFocus(workspace, pane, heading);
  useTune(workspace);
  useEscape(onClose);
  return (
    <section ref={pane} className={PANE} aria-label={t('solved.solved')} data-pane="">
      {parts.place && <div className="max-xl:hidden score:hidden">{parts.place}</div>}
      <h1 className="flex-none truncate text-[15px]/[1.3] text-muted italic max-xl:sr-only phone:hidden score:sr-only">
        {t.say(opened.puzzle.title || UNTITLED)}
      </h1>
      <EndWords
        workspace={workspace}
        solve={solve}
        heading={heading}
        isShort={parts.icons !== undefined}
      />
      <Icons workspace={workspace} onClose={onClose}>
        {parts.icons}
      </Icons>
      <div className="max-xl:hidden score:hidden phone:order-2 phone:basis-full phone:not-low:block">
        {path}
      </div>
      {parts.words}
      {parts.onward ?? <OnwardHere opened={opened} />}
      <div className="hidden phone:order-3 phone:block phone:basis-full">
        <SolvedTools workspace={workspace} />
      </div>
    </section>
  );
}

/** Buttons for a solved puzzle. */
function Icons({
  workspace: { actions, onDialog },
  onClose,
  children,
}: {
  workspace: Workspace;
  onClose: () => void;
  /** The first buttons. */
  children: ReactNode;
}) {
  const t = useText();
  return (
    <div className={ICONS} role="group" aria-label={t('solved.solvedPuzzle')}>
      {children}
      <IconButton
        icon={Share2}
        label={t('site.share')}
        size="size-11"
        opensDialog
        onPress={actions.onShare}
      />
      <IconButton
        icon={Image}
        label={t('solved.pictureOfBoard')}
        size="size-11"
        opensDialog
        onPress={() => onDialog('picture')}
      />
      {actions.other && (
        <span className="contents phone:hidden">
          <OtherModeLink other={actions.other} size="size-11" />
        </span>
      )}
      <IconButton
        icon={Eye}
        label={t('solved.lookAtBoard')}
        keys="Esc"
        size="size-11"
        onPress={onClose}
      />
    </div>
  );
}

function EndWords({
  workspace: { store },
  solve,
  heading,
  isShort,
}: {
  workspace: Workspace;
  solve: SolveActor;
  heading: RefObject<HTMLHeadingElement | null>;
  /** True if other data needs the room on phones. */
  isShort: boolean;
}) {
  const t = useText();
  const cells = useBoardSnapshot(store, ({ board }) => board.count());
  const spentMs = useSelector(solve, ({ context }) => context.spentMs);
  const strokes = useSelector(store.actor, ({ context }) => context.history.past.length);
  const mistakes = useSelector(store.actor, ({ context }) => context.mistakes);
  const hints = useSelector(store.actor, ({ context }) => context.hints);
  const judgement = useBoardSnapshot(store, (snapshot) => snapshot.judgement);
  const { title, clues } = solvedWords({ isFinal: store.mode.isFinal, mistakes, judgement });
  return (
    <>
      <h2 ref={heading} className={HEADING} tabIndex={-1}>
        {t.say(title)}
      </h2>
      <div className={WORDS}>
        <p className="text-muted">
          <span className="mr-2.5 text-[22px]/[1.2] text-base-content lining-nums tabular-nums max-xl:text-[17px]">
            {clockTime(spentMs)}
          </span>
          {t.say(effortText(cells, strokes))}
        </p>
        {hints > 0 && <p className="text-note text-muted">{t('hints.taken', { count: hints })}</p>}
        <p
          className={`text-muted max-lg:hidden xl:text-lead score:text-control ${isShort ? '' : 'phone:low:hidden phone:not-low:block'}`}
        >
          {t.say(clues)}
        </p>
      </div>
    </>
  );
}

/** Plays whose tune was played at their end. */
const played = new WeakSet<Workspace['play']>();

/** Play the tune of a music puzzle once, right after its solve, unless it is silent. */
function useTune({ play, music }: Workspace): void {
  useEffect(() => {
    const isNew = play.getSnapshot().context.solvedFrom !== null && !played.has(play);
    if (music === null || !isNew || settings().musicVolume === 0) return;
    played.add(play);
    if (music.playback.getSnapshot().matches('stopped'))
      music.toggle(music.canListen ? 'solution' : 'board');
  }, [play, music]);
}

/** The next puzzle after one that is not stored on the site, and the link to more of them. */
function OnwardHere({ opened }: { opened: OpenedPuzzle }) {
  const t = useText();
  const found = useFound(opened);
  const more = found?.more ?? null;
  return (
    <Onward
      next={found?.next}
      isLast={found?.next === null && more === null}
      all={
        more === null
          ? { to: '/#first-puzzles', words: t('solved.allPuzzles') }
          : { to: more, words: t('solved.moreAlike') }
      }
    />
  );
}

const loadOnward = () => import('./findOnward.ts');

/**
 * Load what finds the next puzzle, and the puzzles that come with the product, unless the page
 * leads on by itself.
 */
export async function prefetchOnward(leadsOn: boolean): Promise<void> {
  if (leadsOn) return;
  await loadOnward()
    .then(async ({ loadPack }) => await loadPack())
    .catch(() => undefined); // loaded at the end
}

/** The next puzzle; undefined while it loads. */
function useFound({ address, puzzle }: OpenedPuzzle): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isCurrent = true;
    void loadOnward()
      .then(async ({ findOnward }) => await findOnward({ address, puzzle }))
      .then(
        (it) => {
          if (isCurrent) setFound(it);
        },
        () => undefined, // the link to all puzzles remains
      );
    return () => {
      isCurrent = false;
    };
  }, [address, puzzle]);
  return found;
}

/**
 * Focus the heading after the stroke that solved the board, or if the pane hides the focused
 * element. Focus the board after an undo. The first waits for a paint: at once, the browser would
 * have to compute styles and layout an additional time.
 */
function useSolvedFocus(
  { play }: Workspace,
  pane: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = pane.current;
    const life = new AbortController();
    const focus = () => {
      if (!life.signal.aborted) heading.current?.focus({ preventScroll: true });
    };
    if (play.getSnapshot().context.solvedFrom !== null) afterNextFrame(focus);
    else if (focusedElement()?.checkVisibility({ visibilityProperty: true }) === false) focus();
    return () => {
      life.abort();
      if (hasFocusWithin(element)) focusFirst([tabbableCell()]);
    };
  }, [play, pane, heading]);
}
