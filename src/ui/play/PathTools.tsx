import { useSelector } from '@xstate/react';
import { Copy, ListOrdered } from 'lucide-react';
import { message } from '#texts/message.ts';
import { pathText } from '#engine/play/solvePath.ts';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { writeText } from '#ui/shared/platform/clipboard.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { ToolRow } from '#ui/shared/components/ToolRow.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/** The order in which cells were colored: shown on the board, or copied. */
export default function PathTools({
  store,
  isShown,
  onShow,
}: {
  store: BoardStore;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}) {
  const t = useText();
  const path = useSelector(store.actor, ({ context }) => context.path);
  const copy = async () => {
    if (await writeText(pathText(path, store.current().board.width)))
      notify({ kind: 'success', message: message('solved.solvePathCopied') });
    else notify({ kind: 'error', message: message('site.notAllowed') });
  };
  return (
    <ToolRow label={t('solved.solvePath')}>
      <IconButton
        icon={ListOrdered}
        label={t('solved.showSolvePath')}
        isPressed={isShown}
        onPress={() => onShow(!isShown)}
      />
      <IconButton
        icon={Copy}
        label={t('solved.copySolvePath')}
        isDisabled={path.length === 0}
        onPress={() => void copy()}
      />
    </ToolRow>
  );
}
