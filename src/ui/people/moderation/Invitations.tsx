import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import {
  createInvitation,
  INVITATION_LIMITS,
  listInvitations,
  removeInvitation,
  type Invitation,
} from '#contract/invitations.ts';
import type { SignUp } from '#contract/signUp.ts';
import { message, momentOf } from '#texts/message.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { call, ensureGone } from '#ui/shared/api/client.ts';
import { pagedList, usePagedList } from '#ui/shared/api/pagedList.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { ItemList, NothingYet, rows } from '#ui/library/lists/ItemList.tsx';
import { RowSkeleton } from '#ui/library/lists/PuzzleRow.tsx';
import { invitationPath } from '#ui/people/account/invitationPath.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const SECRET_BYTES = 32;
const DEFAULT_DAYS = 7;
const KEY = ['moderation', 'invitations'] as const;

const invitationList = pagedList(KEY, (cursor, signal) =>
  call(listInvitations, { query: cursor, signal }),
);

/** A new secret as base64url, of which the server stores the hash. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
}

/** The setting of signing up, and the invitations where they are needed. */
export function Invitations({ signUp }: { signUp: SignUp }) {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 className="text-section" id={id}>
        {t('moderation.invitations')}
      </h2>
      <p className="text-muted">{t('moderation.signUp', { signUp })}</p>
      {signUp === 'invitation' && (
        <>
          <NewInvitation />
          <OpenInvitations />
        </>
      )}
    </section>
  );
}

function NewInvitation() {
  const t = useText();
  const [uses, setUses] = useState('1');
  const [days, setDays] = useState(String(DEFAULT_DAYS));
  const [note, setNote] = useState('');
  /** Until the call is answered, so that a repeated call creates no second one. */
  const [secret, setSecret] = useState(newSecret);
  const { mutate, data, isPending, error } = useMutation(
    {
      meta: { isQuiet: true }, // shown here
      mutationFn: async () => {
        const body = { secret, uses: Number(uses), days: Number(days), note };
        await call(createInvitation, { body });
        return `${window.location.origin}${invitationPath(secret)}`;
      },
      onSuccess: async () => {
        setSecret(newSecret());
        await queryClient.invalidateQueries({ queryKey: KEY });
      },
    },
    queryClient,
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  const { uses: mostUses, days: mostDays, note: mostNote } = INVITATION_LIMITS;
  return (
    <form className="flex flex-col gap-3" onSubmit={submit}>
      <div className="flex flex-wrap gap-3">
        <NumberField label={t('moderation.uses')} value={uses} most={mostUses} onText={setUses} />
        <NumberField label={t('moderation.days')} value={days} most={mostDays} onText={setDays} />
        <Field label={t('moderation.invitationNote')}>
          {(id) => (
            <input
              className={`${INPUT} min-w-52`}
              id={id}
              value={note}
              maxLength={mostNote}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      </div>
      <p>
        <Button type="submit" kind="primary" disabled={isPending}>
          {t('moderation.invite')}
        </Button>
      </p>
      <div role="status">
        {error && <p className="text-error">{t.say(describeFailure(error))}</p>}
        {data !== undefined && <NewLink address={data} />}
      </div>
    </form>
  );
}

const INPUT = 'min-h-11 rounded-control border border-line-strong bg-base-100 px-3.5';

function Field({ label, children }: { label: string; children: (id: string) => React.ReactNode }) {
  const id = useId();
  return (
    <span className="flex flex-col gap-1">
      <label className="text-control" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </span>
  );
}

function NumberField({
  label,
  value,
  most,
  onText,
}: {
  label: string;
  value: string;
  most: number;
  onText: (text: string) => void;
}) {
  return (
    <Field label={label}>
      {(id) => (
        <input
          className={`${INPUT} w-28`}
          id={id}
          type="number"
          required
          min={1}
          max={most}
          value={value}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  );
}

/** The link of a new invitation, which is shown only here. */
function NewLink({ address }: { address: string }) {
  const t = useText();
  return (
    <Field label={t('moderation.invitationLink')}>
      {(id) => (
        <input
          className={`${INPUT} w-full`}
          id={id}
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      )}
    </Field>
  );
}

function OpenInvitations() {
  const list = usePagedList(invitationList);
  return (
    <ItemList
      list={list}
      label={message('moderation.invitations')}
      layout={rows('gap-2')}
      skeleton={<RowSkeleton />}
      empty={<NothingYet />}
      isFollowed
    >
      {(invitation) => <InvitationRow invitation={invitation} />}
    </ItemList>
  );
}

function InvitationRow({
  invitation: { id, note, uses, used, expiresAt },
}: {
  invitation: Invitation;
}) {
  const t = useText();
  const withdraw = async () => {
    try {
      await ensureGone(removeInvitation, { params: { id } });
    } catch (error) {
      if (error instanceof Error) notify({ kind: 'error', message: describeFailure(error) });
    }
    await queryClient.invalidateQueries({ queryKey: KEY });
  };
  const end = momentOf(new Date(expiresAt), 'day');
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-3 border-b border-line py-1.5">
      <span className="min-w-0 wrap-anywhere">
        {t('moderation.invitationUsed', { used, uses, end })}
        {note !== '' && <span className="block text-note text-muted">{note}</span>}
      </span>
      <Button onClick={() => void withdraw()}>{t('moderation.withdraw')}</Button>
    </div>
  );
}
