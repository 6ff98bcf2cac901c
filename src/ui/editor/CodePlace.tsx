import { use, useEffect } from 'react';
import { CodeTab } from '#ui/editor/code/CodeTab.tsx';
import type { VersionKeeper } from '#ui/saved/VersionKeeper.ts';
import { useEscape } from '#ui/board/access/useEscape.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { documentToEdit } from './documentToEdit.ts';
import { EditorTargetsContext } from './editorTargets.ts';

/** The code editor in the place of everything else; what it makes replaces the draft. */
export function CodePlace({ keeper, onClose }: { keeper: VersionKeeper; onClose: () => void }) {
  const t = useText();
  const { openTab } = use(EditorTargetsContext);
  useEscape(onClose);
  // The focused element unmounts with the code editor.
  useEffect(() => () => openTab.focus(), [openTab]);
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
