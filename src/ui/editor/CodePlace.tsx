import { use, useEffect, Suspense, type ComponentProps } from 'react';
import type { VersionKeeper } from '#ui/saved/VersionKeeper.ts';
import { useEscape } from '#ui/board/access/useKeyTable.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { documentToEdit } from './documentToEdit.ts';
import { EditorTargetsContext } from './editorTargets.ts';

/** The code editor, which covers the rest of the editor. Its puzzle replaces the draft. */
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

const CodePanel = lazyPart(async () => (await import('#ui/editor/code/CodePanel.tsx')).CodePanel);

/** The code editor, loaded on first use. It fills its container. */
function CodeTab(props: ComponentProps<typeof CodePanel>) {
  const t = useText();
  return (
    <Suspense fallback={<p className="p-6 text-muted">{t('create.loadingCode')}</p>}>
      <CodePanel {...props} />
    </Suspense>
  );
}
