import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { readUser, removeMe, type Me } from '#contract/users.ts';
import { message } from '#texts/message.ts';
import { forgetPasskeysOf } from './passkeySignals.ts';
import { noteSignedIn } from './signedIn.ts';
import { isSignedOut, describeFailure } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { useConfirmation } from './Confirmation.tsx';
import { keepTyped } from './ProfileForm.tsx';

/** Deletes the account, once its name is typed. */
export function DeleteAccount({ me }: { me: Me }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-10 items-center gap-2.5 self-start rounded-control px-3.5 text-[14.5px]/none font-strong text-fault hover:bg-fill-1 pointer-coarse:min-h-12"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Trash2 className="size-4.5 stroke-[1.6]" aria-hidden />
        {t('ownAccount.deleteAccount')}
      </button>
      {isOpen && <DeleteDialog me={me} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Delete the account. An ended session means success with a lost answer. */
async function deleteAccount({ id, name }: Me): Promise<void> {
  try {
    await call(removeMe, { body: { confirm: name } });
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    const left = await call(readUser, { params: { id } });
    if (left.name === name) throw error;
  }
}

function DeleteDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const t = useText();
  const { name } = me;
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { confirmed } = useConfirmation();
  const { mutate, isPending, error } = useMutation(
    {
      meta: { isQuiet: true }, // the dialog shows the failure
      mutationFn: () => confirmed(() => deleteAccount(me)),
      onSuccess: async () => {
        keepTyped(null);
        void forgetPasskeysOf(me.id);
        await navigate('/');
        noteSignedIn(false);
        notify({ kind: 'success', message: message('ownAccount.deleted') });
      },
    },
    queryClient,
  );
  const isConfirmed = typed.trim() === name;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isConfirmed && !isPending) mutate();
  };
  return (
    <Dialog
      title={t('ownAccount.deleteTitle')}
      description={t('ownAccount.deleteWarning')}
      onClose={onClose}
    >
      <form className="flex flex-col gap-3" onSubmit={submit}>
        <p>{t('ownAccount.deleteHelp')}</p>
        <label className="text-control wrap-anywhere" htmlFor={id}>
          {t('ownAccount.deleteTyped', { name })}
        </label>
        <input
          className="min-h-11 w-full rounded-control border border-line-strong bg-base-100 px-3.5"
          id={id}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        {error && (
          <p className="text-error" role="alert">
            {t.say(describeFailure(error))}
          </p>
        )}
        <p className="mt-2 flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('ownAccount.cancel')}</Button>
          <Button type="submit" kind="outline" disabled={!isConfirmed || isPending}>
            {t('ownAccount.deleteForGood')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
