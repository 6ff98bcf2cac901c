import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CollectionBrief } from '#contract/shapes.ts';
import { message } from '#texts/message.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { ChoiceGroup } from '#ui/shared/components/ChoiceGroup.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import AddPuzzles from './AddPuzzles.tsx';

export type CollectionMode = 'read' | 'arrange' | 'remove';

/**
 * The tools of a collection's owner: add puzzles, switch between reading and arranging, remove
 * many.
 */
export default function CollectionTools({
  collection,
  reader,
  mode,
  onMode,
}: {
  collection: CollectionBrief;
  reader: string;
  mode: CollectionMode;
  onMode: (mode: CollectionMode) => void;
}) {
  const t = useText();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="mb-3 flex min-h-12 flex-wrap items-center justify-between gap-3">
      <Button aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <Plus className="size-4.5" aria-hidden />
        {t('collections.addPuzzles')}
      </Button>
      <ChoiceGroup
        name={{ 'aria-label': t('collections.mode') }}
        options={[
          { value: 'read', label: message('collections.read') },
          { value: 'arrange', label: message('collections.arrange') },
          { value: 'remove', label: message('collections.remove') },
        ]}
        value={mode}
        isRoomy
        onChange={onMode}
      />
      {isAdding && (
        <AddPuzzles collection={collection} reader={reader} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}
