import { useEffect } from 'react';
import { CodeTab } from '#ui/editor/code/CodeTab.tsx';
import type { VersionKeeper } from '#ui/saved/VersionKeeper.ts';
import { useEscape } from '#ui/board/access/useEscape.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { documentToEdit } from './documentToEdit.ts';

/** The code editor in the place of everything else; what it makes replaces the draft. */
export function CodePlace({ keeper, onClose }: { keeper: VersionKeeper; onClose: () => void }) {
  const t = useText();
  useEscape(onClose);
  useEffect(() => focusTab, []);
  return (
    <div
      className="fixed inset-x-0 top-header bottom-0 z-10 bg-base-100 px-page py-3 phone:top-0"
      role="dialog"
      aria-label={t('create.codeEditor')}
    >
      <CodeTab
        onLoad={async (puzzle) => {
          await keeper.replace(documentToEdit(puzzle));
          onClose();
        }}
        onClose={onClose}
      />
    </div>
  );
}

/** What had the focus is gone with the editor. */
function focusTab(): void {
  document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
}
