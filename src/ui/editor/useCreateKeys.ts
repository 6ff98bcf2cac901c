import { useMemo } from 'react';
import type { KeyRow } from '#ui/board/access/keyRows.ts';
import { useKeyTable } from '#ui/board/access/useKeyTable.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { createKeys, type CreateCommand } from '#ui/editor/toolbox/createKeys.ts';

/** The keys of the editor, as the help lists them too. */
export function useCreateKeys(
  onCommand: (command: CreateCommand) => void,
): readonly KeyRow<CreateCommand>[] {
  const layout = useSetting('keyboardLayout');
  const table = useMemo(() => createKeys(layout), [layout]);
  useKeyTable(table, onCommand);
  return table;
}
