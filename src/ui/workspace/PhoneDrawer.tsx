import { useState, type ReactNode } from 'react';
import { ClueWords } from '../legend/ClueWords.tsx';
import { RuleStrip, STRIP_CARD } from '../legend/RuleStrip.tsx';
import { useLegend } from '../legend/useLegend.ts';
import { AuthorWords } from './AuthorWords.tsx';
import { HistorySlider } from './HistorySlider.tsx';
import { PhoneControls } from './PhoneControls.tsx';
import { PhonePanel } from './PhonePanel.tsx';
import type { Workspace } from './useWorkspace.ts';
import type { WorkspaceParts } from './WorkspaceFrame.tsx';
import { DRAWER } from './workspaceStyles.ts';

/** What is laid over the strip hides it: nothing that is covered takes the focus. */
const SHELF =
  'relative flat:flex flat:min-h-0 flat:flex-1 flat:flex-col has-[>section]:[&>:not(section)]:invisible has-[>.phone-notes>:not(:empty)]:[&>:first-child>button]:invisible';
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
  const { store, opened, selected, onSelect, onDialog, isHistoryOpen } = workspace;
  const [isAuthorOpen, setAuthorOpen] = useState(false);
  const row = useLegend(store).find(({ key }) => key === selected);
  const { description } = opened.puzzle;
  return (
    <section
      className={DRAWER}
      aria-label="Rules and tools"
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
        <div className={NOTES}>
          {parts.notes}
          {parts.result}
          {isHistoryOpen && <HistorySlider store={store} />}
        </div>
        {row && (
          <PhonePanel key={row.key} label={row.title} onClose={() => onSelect(null)}>
            <ClueWords row={row} />
          </PhonePanel>
        )}
        {isAuthorOpen && (
          <PhonePanel label="Words of the author" onClose={() => setAuthorOpen(false)}>
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
  return (
    <div className={`relative ${STRIP_CARD} w-33 text-muted low:w-31`}>
      <div className="line-clamp-6 italic low:line-clamp-3" inert>
        <AuthorWords text={text} />
      </div>
      <button
        type="button"
        className="absolute inset-0 rounded-[inherit]"
        aria-label="Words of the author"
        aria-expanded={isOpen}
        onClick={onOpen}
      />
    </div>
  );
}
