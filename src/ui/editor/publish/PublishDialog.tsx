import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { publishPuzzle } from '#contract/puzzles.ts';
import { publishChecklist, type ChecklistItem } from '#engine/puzzle/checklist.ts';
import { message } from '#texts/message.ts';
import { refusedBecause, describeFailure } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { puzzleQuery } from '#ui/shared/api/puzzleQuery.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { LinkRow } from '#ui/shared/components/LinkRow.tsx';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import type { LiveChecklist } from './useChecklist.ts';
import { checklistText } from './checklistText.ts';
import { SeveralSolutions } from './SeveralSolutions.tsx';
import { saveDraftNow, uploadDraft } from './uploads.ts';
import { useSolutionCheck } from './useSolutionCheck.ts';

needTexts('account');

/**
 * Publishes a puzzle, once the checklist is complete and the author has confirmed; a puzzle with
 * several solutions, once the author has confirmed those, too.
 */
export function PublishDialog({
  workspace,
  puzzleId,
  checklist,
  author,
  onClose,
}: {
  workspace: Workspace;
  /** Null if the site does not store the puzzle yet. */
  puzzleId: string | null;
  checklist: LiveChecklist;
  /** Name of the account. */
  author: string;
  onClose: () => void;
}) {
  const t = useText();
  const navigate = useNavigate();
  // If publishing is refused the puzzle is stored nevertheless, so a retry must not upload it
  // again.
  const [storedId, setStoredId] = useState(puzzleId);
  const publishing = useMutation(
    {
      // The dialog shows the error.
      meta: { isQuiet: true, pending: message('chrome.publishing') },
      mutationFn: () => publish(workspace, storedId, setStoredId),
      onSettled: () => queryClient.invalidateQueries({ queryKey: ['puzzles'] }),
    },
    queryClient,
  );
  const check = useSolutionCheck(checklist.grid);
  const [areSeveralWanted, setSeveralWanted] = useState(false);
  const { data: id, error } = publishing;
  const onEnd = () => {
    onClose();
    if (storedId !== puzzleId) void navigate(`/create/${storedId}`, { replace: true });
  };
  if (id !== undefined) return <Published id={id} onClose={onEnd} />;
  if (error && refusedBecause(publishPuzzle, error) === 'copyrighted')
    return <Copyrighted reason={t.say(describeFailure(error))} onClose={onEnd} />;
  const facts = { ...checklist, metadata: { ...checklist.metadata, author } };
  const missing = missingOf(facts);
  const isBlocked =
    missing.length > 0 ||
    check.state === 'checking' ||
    (check.state === 'several' && !areSeveralWanted);
  return (
    <Dialog
      title={t('publishing.publishTitle')}
      description={t('publishing.publishNote')}
      onClose={onEnd}
    >
      {check.state === 'several' && (
        <SeveralSolutions
          grid={checklist.grid}
          differing={check.differing}
          isWanted={areSeveralWanted}
          onWanted={setSeveralWanted}
        />
      )}
      <p className="min-h-6 text-note text-muted" role="status">
        {check.state === 'checking' && t('publishing.checkingSolutions')}
        {check.state === 'late' && t('publishing.solutionsUnknown')}
      </p>
      {missing.length > 0 && <Missing items={missing} facts={facts} />}
      {error && (
        <p className="mt-3 text-fault" role="alert">
          {t.say(describeFailure(error))}
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onEnd}>{t('publishing.cancel')}</Button>
        <Button
          kind="primary"
          disabled={isBlocked || publishing.isPending}
          onClick={() => publishing.mutate()}
        >
          {publishing.isPending ? t('publishing.checking') : t('publishing.publishNow')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The missing conditions as a list. */
function Missing({ items, facts }: { items: readonly ChecklistItem[]; facts: LiveChecklist }) {
  const t = useText();
  return (
    <>
      <p className="mt-2">{t('publishing.missing')}</p>
      <ul className="mt-1 list-disc ps-5 text-muted">
        {items.map((item) => (
          <li key={item.id}>{t.say(checklistText(item, facts).fault)}</li>
        ))}
      </ul>
    </>
  );
}

/** The missing conditions. The author is the account, so the field of the draft is not required. */
function missingOf({ metadata, grid, items }: LiveChecklist): readonly ChecklistItem[] {
  const [described] = publishChecklist(metadata, grid, 'satisfied');
  return items
    .map((item) => (item.id === described?.id ? described : item))
    .filter(({ success, mandatory }) => mandatory && !success);
}

/** Save the board and publish the puzzle. Returns its id. */
async function publish(
  workspace: Workspace,
  storedId: string | null,
  onStored: (id: string) => void,
): Promise<string> {
  const id = storedId ?? (await uploadDraft(workspace));
  onStored(id);
  if (storedId !== null) await saveDraftNow(workspace, id);
  const refusal = await call(publishPuzzle, { params: { id } }).then(() => null, unlessShown);
  // The answer also contains the time of the last save.
  const { status } = await queryClient.query(puzzleQuery(id, 'edit'));
  if (refusal && status !== 'public') throw refusal;
  return id;
}

/**
 * The puzzle may be published although the call failed, as when the answer was lost: check that.
 */
function unlessShown(error: Error): Error {
  if (refusedBecause(publishPuzzle, error) === 'conflict') return error;
  throw error;
}

/** The confirmation, with the link to the puzzle. */
function Published({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      title={t('publishing.published')}
      description={t('publishing.publishedNote')}
      onClose={onClose}
    >
      <LinkRow
        link={`${location.origin}/solve/${id}`}
        name={t('publishing.linkName')}
        action={t('publishing.copyLink')}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{t('publishing.close')}</Button>
        <Link className={buttonClass('primary')} to={`/solve/${id}`}>
          {t('publishing.toPuzzle')}
        </Link>
      </div>
    </Dialog>
  );
}

/** The puzzle equals one of another author. */
function Copyrighted({ reason, onClose }: { reason: string; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t('publishing.copyrightedTitle')} description={reason} onClose={onClose}>
      <p>{t('publishing.copyrightedNote')}</p>
      <div className="mt-5 flex justify-end">
        <Button kind="primary" onClick={onClose}>
          {t('publishing.close')}
        </Button>
      </div>
    </Dialog>
  );
}
