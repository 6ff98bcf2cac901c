import { useMutation } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Me } from '#contract/users.ts';
import { message } from '#texts/message.ts';
import { keepReturn } from '#ui/people/account/signedIn.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import type { VersionKeeper } from '#ui/saved/VersionKeeper.ts';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { useOutageCause } from '#ui/shared/platform/outageCause.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { useAuthorIs } from '#ui/workspace/accountAuthor.ts';
import { presentPuzzle } from '#ui/workspace/presentPuzzle.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import type { LiveChecklist } from './useChecklist.ts';
import { KeptActions, useSaveKey } from './KeptActions.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { uploadDraft } from './uploads.ts';

interface OnlineActionsProps {
  readonly workspace: Workspace;
  readonly keeper: VersionKeeper;
  readonly checklist: LiveChecklist;
  /** Called with the address that the draft gets on the site. */
  readonly onKept: (address: string) => void;
}

const NOTE = 'flex min-h-11 items-center text-meta text-muted';

/** Saving on the site and publishing, or the reason why they are not available. */
export function OnlineActions(props: OnlineActionsProps) {
  const t = useText();
  const me = useMe();
  useAuthorIs(me?.name ?? null);
  const isOnline = useNetwork() === 'online';
  const cause = useOutageCause();
  const { pathname, search } = useLocation();
  if (me === undefined) return <div className={NOTE} />;
  const offlineNote = isOnline ? null : (
    <p className={NOTE}>{t('publishing.offline', { cause })}</p>
  );
  if (me) return <SignedIn {...props} me={me} offlineNote={offlineNote} />;
  if (offlineNote && props.workspace.opened.server) return offlineNote;
  return (
    <p className={NOTE}>
      <span>
        <RichText
          id="publishing.signIn"
          tags={{
            link: (words) => (
              <Link
                className="text-base-content underline"
                to="/auth"
                onClick={() => keepReturn(pathname + search)}
              >
                {words}
              </Link>
            ),
          }}
        />
      </span>
    </p>
  );
}

/** The buttons for a signed-in author. The dialog stays open if the network fails meanwhile. */
function SignedIn({
  workspace,
  keeper,
  checklist,
  onKept,
  me,
  offlineNote,
}: OnlineActionsProps & { me: Me; offlineNote: ReactNode }) {
  const { store, opened } = workspace;
  const puzzleId = opened.server?.id ?? null;
  const [isPublishing, setPublishing] = useState(false);
  const draft = useMemo(
    () => (puzzleId === null ? null : { puzzleId, store, keeper }),
    [puzzleId, store, keeper],
  );
  const onPublish = () => setPublishing(true);
  return (
    <>
      {offlineNote ??
        (draft ? (
          <KeptActions key={draft.puzzleId} draft={draft} onPublish={onPublish} />
        ) : (
          <NewActions workspace={workspace} onPublish={onPublish} onKept={onKept} />
        ))}
      {isPublishing && (
        <PublishDialog
          workspace={workspace}
          puzzleId={puzzleId}
          checklist={checklist}
          author={me.name}
          onClose={() => setPublishing(false)}
        />
      )}
    </>
  );
}

/** A puzzle that is stored only in this browser. */
function NewActions({
  workspace,
  onPublish,
  onKept,
}: Pick<OnlineActionsProps, 'workspace' | 'onKept'> & { onPublish: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(
    {
      meta: { pending: message('chrome.saving') },
      mutationFn: () => uploadDraft(workspace),
      onSuccess: async (id) => {
        notify({ kind: 'success', message: message('publishing.uploaded') });
        const address = `/create/${id}`;
        onKept(address);
        await navigate(address, { replace: true });
      },
    },
    queryClient,
  );
  const upload = () => {
    if (isPending) return;
    const hasTitle = presentPuzzle(workspace.store).title.trim() !== '';
    if (hasTitle) mutate();
    else notify({ kind: 'error', message: message('publishing.needsTitle') });
  };
  useSaveKey(upload);
  return (
    <div className="flex gap-2.5 *:flex-1" role="group" aria-label={t('publishing.label')}>
      <Button
        title={t('publishing.uploadTitle')}
        aria-keyshortcuts="Control+S"
        aria-disabled={isPending}
        onClick={upload}
      >
        {isPending ? t('publishing.saving') : t('publishing.upload')}
      </Button>
      <Button kind="primary" aria-haspopup="dialog" onClick={onPublish}>
        {t('publishing.publish')}
      </Button>
    </div>
  );
}
