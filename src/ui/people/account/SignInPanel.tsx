import { useQuery } from '@tanstack/react-query';
import { providersQuery } from '#ui/shared/api/me.ts';
import { problemOf } from '#ui/shared/api/problemOf.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { goToProvider, PROVIDER_NAMES } from './oauth.ts';
import { noteSignedIn } from './signedIn.ts';

/** Every way to sign in that this site has, passkeys first where there is no other. */
export function SignInPanel({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useText();
  const { data: providers, error } = useQuery(providersQuery, queryClient);
  if (error) return <p role="status">{t.say(problemOf(error))}</p>;
  if (!providers) return <p className="text-muted">{t('account.moment')}</p>;
  const others = providers.filter((provider) => provider !== 'passkey');
  return (
    <div className="flex max-w-110 flex-col gap-3">
      {others.map((provider, i) => (
        <Button
          key={provider}
          kind={i === 0 ? 'primary' : 'plain'}
          size="large"
          onClick={() => {
            noteSignedIn(false);
            goToProvider(provider, '/auth');
          }}
        >
          {t('account.continueWith', { provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
      {providers.includes('passkey') && (
        <PasskeyForm isFirst={others.length === 0} onSignedIn={onSignedIn} />
      )}
      <p className="text-note text-muted">{t('account.moreSoon')}</p>
    </div>
  );
}
