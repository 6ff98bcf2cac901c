import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ClueWords } from '#ui/board/clues/ClueWords.tsx';
import { RuleStrip, STRIP_CARD } from '#ui/board/clues/RuleStrip.tsx';
import { useLegend } from '#ui/board/clues/useLegend.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { AuthorWords } from './AuthorWords.tsx';
import { HistoryPart } from './HistoryPart.tsx';
import { PhoneControls } from './PhoneControls.tsx';
import { NoteArrival } from './noteArrival.ts';
import { PhonePanel } from './PhonePanel.tsx';
import type { Workspace } from './useWorkspace.ts';
import type { WorkspaceParts } from './WorkspaceFrame.tsx';
import { DRAWER } from './workspaceStyles.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

/** What is laid over the strip hides it: nothing that is covered takes the focus. Words stay. */
const SHELF =
  'relative flat:flex flat:min-h-0 flat:flex-1 flat:flex-col has-[>section]:[&>:not(section,.phone-notes)]:invisible has-[>section]:[&>.phone-notes_:is(button,input)]:invisible has-[>.phone-notes>:not(:empty)]:[&>:first-child>button]:invisible';
/** Over the handle, or where that is all there is, upwards from it. */
const NOTES =
  'phone-notes absolute inset-x-0 top-0 z-1 flex max-h-full flex-col overflow-auto rounded-t-drawer bg-base-200 shadow-[inset_0_1px_0_var(--color-line)] *:px-4 *:pt-1.5 flat:*:px-2.5 [@media(height<360px)]:top-auto [@media(height<360px)]:bottom-0 [@media(height<360px)]:max-h-[calc(100%+80px)] [@media(height<560px)_and_(orientation:portrait)]:top-auto [@media(height<560px)_and_(orientation:portrait)]:bottom-0 [@media(height<560px)_and_(orientation:portrait)]:max-h-20';

/**
 * What lies under the board of a phone: the rules in a strip, the tools under the thumb. Notes, the
 * history and explanations are laid over the strip, so that the board stays where it is; at the end
 * what is said of it lies over everything.
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

/** The first of the author's words; a button over them opens all, links and spoilers too. */
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
