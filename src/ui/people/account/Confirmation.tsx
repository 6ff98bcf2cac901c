import { useQuery } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { listSessions, OAUTH_PROVIDERS } from '#contract/auth.ts';
import type { Text } from '#texts/message.ts';
import { goToProvider, PROVIDER_NAMES } from './oauth.ts';
import { canUsePasskeys, confirmWithOwnPasskey, passkeyProblem } from './passkeys.ts';
import { keepReturn } from './signedIn.ts';
import { ApiError } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { identitiesQuery, sessionsQuery, type Confirmed } from './accountQueries.ts';

/** Functions for actions that need a recent sign-in. */
interface Confirmation {
  /** Run `work`; if the server requires a recent sign-in, ask for one and run it again. */
  readonly confirmed: Confirmed;
  /** Ask for a sign-in if the last one is too old. False if the owner cancels. */
  readonly confirm: () => Promise<boolean>;
}

const ConfirmationContext = createContext<Confirmation>({
  confirmed: (work) => work(),
  confirm: () => Promise.resolve(true),
});

export function useConfirmation(): Confirmation {
  return use(ConfirmationContext);
}

/** Asks the owner of the account to sign in again, in a dialog over its children. */
export function ConfirmationProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ readonly answer: (isConfirmed: boolean) => void } | null>(
    null,
  );
  const ask = useCallback(
    () => new Promise<boolean>((answer) => setAsked({ answer })).finally(() => setAsked(null)),
    [],
  );
  const confirmation = useMemo<Confirmation>(
    () => ({
      confirmed: async (work) => {
        try {
          return await work();
        } catch (error) {
          const isTooOld = error instanceof ApiError && error.code === 'confirmation_needed';
          if (!isTooOld || !(await ask())) throw error;
          return work();
        }
      },
      confirm: async () => (await isRecent()) || ask(),
    }),
    [ask],
  );
  return (
    <ConfirmationContext value={confirmation}>
      {children}
      {asked && <ConfirmDialog onAnswer={asked.answer} />}
    </ConfirmationContext>
  );
}

/**
 * True if this browser signed in within the last minutes: then its session is on the first page of
 * the list.
 */
async function isRecent(): Promise<boolean> {
  const { results } = await call(listSessions, { query: {} });
  return results.some(({ current, recent }) => current && recent);
}

function ConfirmDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const t = useText();
  const { data: identities = [] } = useQuery(identitiesQuery, queryClient);
  const providers = new Set(identities.map(({ provider }) => provider));
  return (
    <Dialog
      title={t('ownAccount.confirmTitle')}
      description={t('ownAccount.confirmHelp')}
      onClose={() => onAnswer(false)}
    >
      <div className="flex flex-col items-start gap-2.5">
        {providers.has('passkey') && canUsePasskeys() && (
          <PasskeyConfirmation onConfirmed={() => onAnswer(true)} />
        )}
        {OAUTH_PROVIDERS.filter((provider) => providers.has(provider)).map((provider) => (
          <Button
            key={provider}
            kind="outline"
            onClick={() => {
              keepReturn('/settings#account');
              goToProvider(provider, '/settings');
            }}
          >
            {t('ownAccount.confirmByProvider', { provider: PROVIDER_NAMES[provider] })}
          </Button>
        ))}
        <span className="self-end">
          <Button onClick={() => onAnswer(false)}>{t('ownAccount.cancel')}</Button>
        </span>
      </div>
    </Dialog>
  );
}

function PasskeyConfirmation({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useText();
  const [problem, setProblem] = useState<Text | null>(null);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await confirmWithOwnPasskey();
      onConfirmed();
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    } catch (error) {
      setProblem(passkeyProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button kind="primary" disabled={isBusy} onClick={() => void confirm()}>
        {t('ownAccount.confirmByPasskey')}
      </Button>
      <p className="min-h-6 text-error" role="status">
        {problem !== null && t.say(problem)}
      </p>
    </>
  );
}
