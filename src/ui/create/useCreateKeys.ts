import { useMemo } from 'react';
import type { KeyRow } from '../keys/keyRows.ts';
import { useKeyTable } from '../keys/useKeyTable.ts';
import { useSetting } from '../settings/useSetting.ts';
import { createKeys, type CreateCommand } from './toolbox/createKeys.ts';

/** The keys of the editor, as the help lists them too. */
export function useCreateKeys(
  onCommand: (command: CreateCommand) => void,
): readonly KeyRow<CreateCommand>[] {
  const layout = useSetting('keyboardLayout');
  const table = useMemo(() => createKeys(layout), [layout]);
  useKeyTable(table, onCommand);
  return table;
}
