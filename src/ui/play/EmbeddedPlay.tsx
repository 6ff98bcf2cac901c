import { BookOpen, SquareArrowOutUpRight } from 'lucide-react';
import { Suspense, type WheelEvent } from 'react';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { buttonClass, TOOL_SIZE, IconButton } from '#ui/shared/components/Button.tsx';
import { ScrollPanel } from '#ui/shared/components/ScrollPanel.tsx';
import { RulesPanel } from '#ui/board/clues/RulesPanel.tsx';
import { useMediaQuery } from '#ui/shared/platform/media.ts';
import { PRODUCT, UNTITLED } from '#ui/shared/platform/product.ts';
import { EmbeddedRules } from './EmbeddedRules.tsx';
import ForesightButton from './ForesightButton.tsx';
import PlayNotes from './PlayNotes.tsx';
import { PlayTools } from './PlayTools.tsx';
import { usePlay } from './usePlay.ts';
import { AskForNames } from '#ui/shared/components/Mention.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { BoardStage } from '#ui/workspace/BoardStage.tsx';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { useWorkspace } from '#ui/workspace/useWorkspace.ts';
import { WorkspaceDialogs } from '#ui/workspace/WorkspaceDialogs.tsx';

const Announcer = lazyPart(async () => (await import('#ui/board/access/Announcer.tsx')).default);

/** Frames with room for the rules next to the board; smaller ones have them in a row above it. */
const ROOMY = '(width >= 600px) and (height >= 400px) and (orientation: landscape)';

/** One puzzle in a frame on another site: board, rules, and a link to the site. */
export function EmbeddedPlay({
  opened,
  solveLink,
}: {
  opened: OpenedPuzzle;
  /** The page of the puzzle on the site. */
  solveLink: string;
}) {
  const t = useText();
  const isRoomy = useMediaQuery(ROOMY);
  const workspace = useWorkspace(opened);
  const { store, selected, onSelect, onDialog, isSolved } = workspace;
  const play = usePlay(workspace.play);
  const selection = { selected, onSelect };
  return (
    <AskForNames value={false}>
      <main className="flex h-dvh flex-col gap-1.5 p-2" id="content">
        <Head opened={opened} solveLink={solveLink} />
        {!isRoomy && <EmbeddedRules store={store} onOpen={() => onDialog('rules')} />}
        <div className="flex min-h-0 flex-1 gap-3">
          <div className="flex min-w-0 flex-1" onWheelCapture={leaveToPage}>
            <BoardStage workspace={workspace} extras={{ overlays: { foreseen: play.foreseen } }} />
          </div>
          {isRoomy && (
            <aside
              className="flex w-60 flex-none flex-col min-[720px]:w-75 lg:w-95"
              aria-label={t('play.rulesAndSymbols')}
            >
              <ScrollPanel className="min-h-0 flex-1">
                <RulesPanel store={store} selection={selection} />
              </ScrollPanel>
            </aside>
          )}
        </div>
        <PlayNotes store={store} play={play} />
        <div role="status">{isSolved && <Solved />}</div>
        <div className="@container">
          <PlayTools workspace={workspace} label={t('play.boardTools')} isCompact>
            {play.foresight && <ForesightButton meter={play.foresight} />}
            {!isRoomy && (
              <IconButton
                icon={BookOpen}
                label={t('play.rulesAndSymbols')}
                size={TOOL_SIZE}
                opensDialog
                onPress={() => onDialog('rules')}
              />
            )}
          </PlayTools>
        </div>
        <Suspense>
          <Announcer store={store} />
        </Suspense>
        <WorkspaceDialogs workspace={workspace} selection={selection} panel={null} />
      </main>
    </AskForNames>
  );
}

/** The wheel scrolls the page around the frame; Ctrl and the wheel zoom, as in other frames. */
function leaveToPage(event: WheelEvent): void {
  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) event.stopPropagation();
}

/** Title and author, linked to the site. */
function Head({ opened: { puzzle }, solveLink }: { opened: OpenedPuzzle; solveLink: string }) {
  const t = useText();
  const title = t.say(puzzle.title || UNTITLED);
  return (
    <header className="flex flex-none items-center gap-2 px-1">
      <div className="min-w-0 flex-1">
        <h1 className="truncate font-board text-[18px]/[1.25]" title={title}>
          {title}
        </h1>
        {puzzle.author && (
          <p className="truncate text-meta/[1.25] text-muted">
            {t('site.byAuthor', { author: puzzle.author })}
          </p>
        )}
      </div>
      <a
        className={`${buttonClass('outline', 'small')} flex-none`}
        href={solveLink}
        target="_blank"
        rel="noopener"
        aria-label={t('embed.solveHereNote', { title, product: PRODUCT })}
      >
        <span className="max-[380px]:hidden">{t('embed.solveHere', { product: PRODUCT })}</span>
        <span className="hidden max-[380px]:inline">{PRODUCT}</span>
        <SquareArrowOutUpRight className="size-4" aria-hidden />
      </a>
    </header>
  );
}

/** The message after the solve, with a link to more puzzles. */
function Solved() {
  const t = useText();
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
      {t('embed.solved')}
      <a className="text-accent underline" href="/search/puzzles" target="_blank" rel="noopener">
        {t('embed.morePuzzles', { product: PRODUCT })}
      </a>
    </p>
  );
}
