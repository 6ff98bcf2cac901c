import { useSelector } from '@xstate/react';
import { Copy, ListOrdered } from 'lucide-react';
import { pathText } from '#engine/play/solvePath.ts';
import { IconButton } from '../components/IconButton.tsx';
import { notify } from '../platform/notices.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { ToolRow } from '../components/ToolRow.tsx';

/** The order in which cells were colored: shown on the board, or copied. */
export function PathTools({
  store,
  isShown,
  onShow,
}: {
  store: BoardStore;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}) {
  const path = useSelector(store.actor, ({ context }) => context.path);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(pathText(path, store.current().board.width));
      notify({ kind: 'success', message: 'Solve path copied.' });
    } catch {
      notify({ kind: 'error', message: 'The browser did not allow it.' });
    }
  };
  return (
    <ToolRow label="Solve path">
      <IconButton
        icon={ListOrdered}
        label="Show solve path"
        isPressed={isShown}
        onPress={() => onShow(!isShown)}
      />
      <IconButton
        icon={Copy}
        label="Copy solve path"
        isDisabled={path.length === 0}
        onPress={() => void copy()}
      />
    </ToolRow>
  );
}
