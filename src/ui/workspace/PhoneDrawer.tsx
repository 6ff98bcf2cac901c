import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ClueWords } from '#ui/board/clues/CluePicture.tsx';
import { RuleStrip, STRIP_CARD } from '#ui/board/clues/RuleStrip.tsx';
import { useLegend } from '#ui/board/clues/legendRows.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';
import { AuthorWords } from './About.tsx';
import { HistoryPart } from './HistoryTools.tsx';
import { PhoneControls } from './PhoneControls.tsx';
import { NoteArrival } from './noteArrival.ts';
import type { Workspace } from './useWorkspace.ts';
import type { WorkspaceParts } from './WorkspaceParts.ts';
import { DRAWER } from './workspaceLayout.ts';
import { X } from 'lucide-react';
import { useEscape } from '#ui/board/access/useKeyTable.ts';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { focusedElement, focusFirst } from '#ui/shared/platform/focus.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';

needTexts('rules', 'symbols', 'clues');

const PANEL =
  'absolute inset-x-0 bottom-0 z-2 max-h-[calc(100%+40px)] min-h-full overflow-auto overscroll-contain rounded-t-drawer bg-base-200 px-5 pt-4 pb-2 wrap-anywhere shadow-[inset_0_1px_0_var(--color-line)] focus:ring-0 focus:shadow-[inset_0_1px_0_var(--color-line)] flat:max-h-[calc(100%+80px)] flat:px-3';

/**
 * A panel over the strip of a phone. The board remains visible and can be painted. The panel takes
 * the focus and restores it on close; if its opener is gone, the focus goes to the first button
 * under the panel.
 */
export function PhonePanel({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  // Read during render, because the panel hides its opener as soon as it is on the page.
  const [opener] = useState(focusedElement);
  useEffect(() => {
    const under = panel.current?.parentElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (focusedElement() === null)
        focusFirst([opener, ...(under?.querySelectorAll('button') ?? [])]);
    };
  }, [opener]);
  useEscape(onClose);
  return (
    <section ref={panel} className={PANEL} aria-label={label} tabIndex={-1}>
      <div className="sticky top-0 float-right -mt-2 -mr-2 ml-2 rounded-control bg-base-200">
        <IconButton icon={X} label={t('site.close')} size="size-11" onPress={onClose} />
      </div>
      <PartBoundary>{children}</PartBoundary>
    </section>
  );
}

/**
 * Panels over the strip hide its content, so that covered elements cannot take the focus. Texts
 * stay visible.
 */
const SHELF =
  'relative flat:flex flat:min-h-0 flat:flex-1 flat:flex-col has-[>section]:[&>:not(section,.phone-notes)]:invisible has-[>section]:[&>.phone-notes_:is(button,input)]:invisible has-[>.phone-notes>:not(:empty)]:[&>:first-child>button]:invisible';
/** Notes cover the handle of the strip; in low windows they extend upwards from it. */
const NOTES =
  'phone-notes absolute inset-x-0 top-0 z-1 flex max-h-full flex-col overflow-auto rounded-t-drawer bg-base-200 shadow-[inset_0_1px_0_var(--color-line)] *:px-4 *:pt-1.5 flat:*:px-2.5 [@media(height<360px)]:top-auto [@media(height<360px)]:bottom-0 [@media(height<360px)]:max-h-[calc(100%+80px)] [@media(height<560px)_and_(orientation:portrait)]:top-auto [@media(height<560px)_and_(orientation:portrait)]:bottom-0 [@media(height<560px)_and_(orientation:portrait)]:max-h-20';

/**
 * The section under the board of a phone: the rules in a strip, the tools at the bottom. Notes,
 * history and explanations cover the strip, so that the board does not move; the result covers
 * everything.
 */
export function PhoneDrawer({
  workspace,
  parts,
  transport,
}: {
  workspace: Workspace;
  parts: WorkspaceParts;
  transport: ReactNode;
}) {
  const t = useText();
  const { store, opened, selected, onSelect, onDialog } = workspace;
  const [isAuthorOpen, setAuthorOpen] = useState(false);
  const closePanels = () => {
    onSelect(null);
    setAuthorOpen(false);
  };
  const row = useLegend(store).find(({ key }) => key === selected);
  const { description } = opened.puzzle;
  return (
    <section
      className={DRAWER}
      aria-label={t('play.rulesAndTools')}
      data-ended={parts.solved !== null || undefined}
    >
      <div className={SHELF}>
        <div className="flat:min-h-0 flat:overflow-y-auto">
          <RuleStrip
            store={store}
            selection={{ selected, onSelect }}
            onAll={() => onDialog('rules')}
          >
            {description && (
              <AuthorCard
                text={description}
                isOpen={isAuthorOpen}
                onOpen={() => setAuthorOpen(true)}
              />
            )}
          </RuleStrip>
        </div>
        <Notes workspace={workspace} parts={parts} onArrival={closePanels} />
        {row && (
          <PhonePanel key={row.key} label={t.say(row.title)} onClose={() => onSelect(null)}>
            <ClueWords row={row} />
          </PhonePanel>
        )}
        {isAuthorOpen && (
          <PhonePanel label={t('play.authorWords')} onClose={() => setAuthorOpen(false)}>
            <AuthorWords text={description} />
          </PhonePanel>
        )}
      </div>
      {transport}
      <PhoneControls store={store}>{parts.tools}</PhoneControls>
      {parts.solved}
    </section>
  );
}

/** Messages about the play, the button that shows the result again, and the history. */
function Notes({
  workspace: { store, isHistoryOpen },
  parts,
  onArrival,
}: {
  workspace: Workspace;
  parts: WorkspaceParts;
  /** A note appeared after the first render. */
  onArrival: () => void;
}) {
  const isMounted = useRef(false);
  const report = () => {
    if (isMounted.current) onArrival();
  };
  useEffect(() => {
    isMounted.current = true; // after the effects of the first notes
  }, []);
  return (
    <NoteArrival value={report}>
      <div className={NOTES}>
        {parts.notes}
        {parts.result}
        {isHistoryOpen && <HistoryPart store={store} />}
      </div>
    </NoteArrival>
  );
}

/** The beginning of the author's words; a button over it opens all, with links and spoilers. */
function AuthorCard({
  text,
  isOpen,
  onOpen,
}: {
  text: string;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const t = useText();
  return (
    <div className={`relative ${STRIP_CARD} w-33 text-muted low:w-31`}>
      <div className="line-clamp-6 italic low:line-clamp-3" inert>
        <AuthorWords text={text} />
      </div>
      <button
        type="button"
        className="absolute inset-0 rounded-[inherit]"
        aria-label={t('play.authorWords')}
        aria-expanded={isOpen}
        onClick={onOpen}
      />
    </div>
  );
}
