import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { deletePuzzle } from '#contract/puzzles.ts';
import { documentFromPuzzle } from '#machines/document.ts';
import { message } from '#texts/message.ts';
import { ensureGone } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { renameDraft, saveAsDraft } from '#ui/shared/platform/draftStore.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { addressOfDraft, draftKey } from '#ui/shared/platform/storedSolve.ts';
import { ownKey } from '#ui/shared/platform/workOwner.ts';
import { noteAgreedDraft } from '#ui/shared/platform/uploadStore.ts';
import { presentPuzzle } from '#ui/workspace/presentPuzzle.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { newId } from '#ui/shared/platform/newId.ts';

/**
 * Confirmation before a private puzzle is deleted from the site. The draft stays in this browser.
 */
export function RemoveDialog({
  puzzleId,
  store,
  onClose,
}: {
  puzzleId: string;
  store: BoardStore;
  onClose: () => void;
}) {
  const t = useText();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(
    {
      meta: { pending: message('chrome.deleting') },
      mutationFn: () => ensureGone(deletePuzzle, { params: { id: puzzleId } }),
      onSuccess: async () => {
        void queryClient.invalidateQueries({ queryKey: ['puzzles', 'own'] });
        await noteAgreedDraft(puzzleId, null);
        const address = await keepAsDraft(puzzleId, store);
        notify({ kind: 'success', message: message('publishing.removed') });
        await navigate(address, { replace: true });
      },
    },
    queryClient,
  );
  return (
    <Dialog
      title={t('publishing.removeTitle')}
      description={t('publishing.removeNote')}
      onClose={onClose}
    >
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{t('publishing.cancel')}</Button>
        <Button kind="primary" disabled={isPending} onClick={() => mutate()}>
          {t('publishing.remove')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Save the board as a draft of this browser alone. Returns its address. */
async function keepAsDraft(puzzleId: string, store: BoardStore): Promise<string> {
  const key = ownKey(draftKey(newId()));
  const address = addressOfDraft(key);
  if (await renameDraft(ownKey(draftKey(puzzleId)), { key, address })) return address;
  return (await saveAsDraft(documentFromPuzzle(presentPuzzle(store)))).address;
}
