import { useSelector } from '@xstate/react';
import type { BoardPreview } from '#engine/picture/preview.ts';
import type { Document } from '#machines/document.ts';
import { useRestingGrid } from '#ui/board/boardSelectors.ts';
import { MetadataForm } from '#ui/editor/publish/MetadataForm.tsx';
import { SizeForm } from '#ui/editor/publish/SizeForm.tsx';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import type { EditorFeatures } from './features.ts';

interface InfoPartProps {
  readonly workspace: Workspace;
  readonly features: EditorFeatures;
  readonly onSizePreview: (preview: BoardPreview | null) => void;
}

/** The metadata of the puzzle, and its size. */
export function InfoPart({ workspace: { store }, features, onSizePreview }: InfoPartProps) {
  const { actor } = store;
  const metadata = useSelector(actor, ({ context }) => context.metadata);
  const grid = useRestingGrid(store);
  const solution = useSelector(actor, ({ context }) => context.solution);
  const onEdit = (change: Partial<Document>) => actor.send({ type: 'document.edit', change });
  return (
    <div className="flex flex-col gap-7">
      {features.isWhole && <MetadataForm metadata={metadata} onEdit={onEdit} />}
      {features.isResizable && (
        <SizeForm document={{ grid, solution }} onPreview={onSizePreview} onEdit={onEdit} />
      )}
    </div>
  );
}
