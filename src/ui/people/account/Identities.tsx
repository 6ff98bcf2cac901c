import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Identity, OAuthProvider } from '#contract/auth.ts';
import { message } from '#texts/message.ts';
import { goToProvider, PROVIDER_NAMES } from './oauth.ts';
import { addPasskey, canUsePasskeys, passkeyProblem } from './passkeys.ts';
import { keepReturn } from './signedIn.ts';
import { providersQuery } from '#ui/shared/api/me.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { identitiesQuery, removeIdentityMutation } from './accountQueries.ts';
import { useConfirmation } from './Confirmation.tsx';
import { Part } from './Part.tsx';

const ROW = 'flex min-h-12 items-center justify-between gap-3 border-b border-line py-1.5';

/** The identities of the account: add one, or remove one but the last. */
export function Identities() {
  const t = useText();
  const { data: identities, error } = useQuery(identitiesQuery, queryClient);
  const list = useRef<HTMLUListElement>(null);
  const { confirmed } = useConfirmation();
  const { mutate } = useMutation(removeIdentityMutation(queryClient, confirmed), queryClient);
  return (
    <Part title={t('ownAccount.identities')}>
      {error && <p role="status">{t.say(describeFailure(error))}</p>}
      {identities?.length === 0 && (
        <p className="mb-2 rounded-dock bg-base-200 px-5 py-4" role="status">
          {t('ownAccount.noIdentity')}
        </p>
      )}
      <ul ref={list} tabIndex={-1}>
        {identities?.map((identity) => (
          <IdentityRow
            key={identity.id}
            identity={identity}
            isLast={identities.length === 1}
            onRemove={() => {
              list.current?.focus(); // its button disappears
              mutate(identity);
            }}
          />
        ))}
      </ul>
      {identities?.length === 1 && (
        <p className="text-note text-muted">{t('ownAccount.lastIdentity')}</p>
      )}
      <AddIdentity />
    </Part>
  );
}

function IdentityRow({
  identity,
  isLast,
  onRemove,
}: {
  identity: Identity;
  isLast: boolean;
  onRemove: () => void;
}) {
  const t = useText();
  const { provider, email, label, createdAt } = identity;
  const kind = provider === 'passkey' ? t('ownAccount.passkey') : PROVIDER_NAMES[provider];
  const which = provider === 'passkey' ? label : email;
  const date = new Date(createdAt).toLocaleDateString(t.language, { dateStyle: 'medium' });
  return (
    <li className={ROW}>
      <span className="min-w-0 wrap-anywhere">
        {kind} <span className="text-muted">{which}</span>
        <span className="block text-note text-muted">{t('ownAccount.added', { date })}</span>
      </span>
      {!isLast && (
        <Button
          aria-label={t('ownAccount.removeIdentity', { identity: `${kind} ${which}`.trim() })}
          onClick={onRemove}
        >
          {t('ownAccount.remove')}
        </Button>
      )}
    </li>
  );
}

function AddIdentity() {
  const t = useText();
  const { data: providers = [] } = useQuery(providersQuery, queryClient);
  const { confirmed, confirm } = useConfirmation();
  const [isBusy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    try {
      await confirmed(addPasskey);
      notify({ kind: 'success', message: message('ownAccount.passkeyAdded') });
    } catch (error) {
      const problem = passkeyProblem(error);
      if (problem !== null) notify({ kind: 'error', message: problem });
    }
    setBusy(false);
    await queryClient.invalidateQueries({ queryKey: identitiesQuery.queryKey });
  };
  const addProvider = async (provider: OAuthProvider) => {
    try {
      if (!(await confirm())) return;
      keepReturn('/settings#account');
      goToProvider(provider, '/settings');
    } catch (error) {
      notify({ kind: 'error', message: describeFailure(error) });
    }
  };
  return (
    <div className="mt-1.5 flex flex-wrap gap-2">
      {providers.map((provider) =>
        provider === 'passkey' ? (
          canUsePasskeys() && (
            <Button key={provider} kind="outline" disabled={isBusy} onClick={() => void add()}>
              {t('ownAccount.addPasskey')}
            </Button>
          )
        ) : (
          <Button key={provider} kind="outline" onClick={() => void addProvider(provider)}>
            {t('ownAccount.addProvider', { provider: PROVIDER_NAMES[provider] })}
          </Button>
        ),
      )}
    </div>
  );
}
