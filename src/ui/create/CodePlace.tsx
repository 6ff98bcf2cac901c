import { CodeTab } from '../code/CodeTab.tsx';
import type { VersionKeeper } from '../drafts/VersionKeeper.ts';
import { documentToEdit } from './documentToEdit.ts';

/** The code editor in the place of everything else; what it makes replaces the draft. */
export function CodePlace({ keeper, onClose }: { keeper: VersionKeeper; onClose: () => void }) {
  return (
    <div className="fixed inset-x-0 top-header bottom-0 z-10 bg-base-100 px-page py-3 phone:top-0">
      <CodeTab
        onLoad={(puzzle) => {
          void keeper.replace(documentToEdit(puzzle));
          onClose();
        }}
        onClose={onClose}
      />
    </div>
  );
}
