import { message, type Text } from '#texts/message.ts';
import { useId, useState, type SubmitEvent } from 'react';
import { TEXT_LIMITS } from '#contract/shapes.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { appealOf, BlockedAppeal } from './BlockedAppeal.tsx';
import { canUsePasskeys, passkeyProblem, signIn } from './passkeys.ts';

/** The form to sign in with a passkey, or to create an account with one. */
export function PasskeyForm({
  isFirst,
  signUp,
  onSignedIn,
}: {
  /** True if passkeys are the first method on the page. */
  isFirst: boolean;
  /** Creates an account with a name; null hides the form for it. */
  signUp: ((name: string) => Promise<void>) | null;
  onSignedIn: () => void;
}) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Text | null>(null);
  const [appeal, setAppeal] = useState<ReturnType<typeof appealOf>>(null);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    setAppeal(null);
    try {
      await work();
      onSignedIn();
    } catch (error) {
      setProblem(passkeyProblem(error));
      setAppeal(appealOf(error));
    } finally {
      setBusy(false);
    }
  };
  if (!canUsePasskeys()) return <Unusable />;
  return (
    <div className="flex flex-col gap-3">
      <Button
        kind={isFirst ? 'primary' : 'plain'}
        size="large"
        disabled={isBusy}
        onClick={() => void run(signIn)}
      >
        {t('account.passkeySignIn')}
      </Button>
      {signUp && (
        <SignUpForm
          isBusy={isBusy}
          onNameless={() => setProblem(message('account.nameless'))}
          onName={(name) => void run(() => signUp(name))}
        />
      )}
      <p className="min-h-6 text-error" role="status">
        {problem !== null && t.say(problem)}
      </p>
      {appeal && <BlockedAppeal appeal={appeal} />}
    </div>
  );
}

/** The form for a new account, which only needs a name. */
function SignUpForm({
  isBusy,
  onNameless,
  onName,
}: {
  isBusy: boolean;
  onNameless: () => void;
  onName: (name: string) => void;
}) {
  const t = useText();
  const [name, setName] = useState('');
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') onNameless();
    else onName(name);
  };
  return (
    <form className="mt-4 flex flex-col gap-2" onSubmit={submit}>
      <label className="text-control" htmlFor={id}>
        {t('account.newName')}
      </label>
      <span className="flex flex-wrap gap-2">
        <input
          className="min-h-11 min-w-52 flex-1 rounded-control border border-line-strong bg-base-100 px-3.5"
          id={id}
          value={name}
          maxLength={TEXT_LIMITS.userName}
          aria-describedby={`${id}-note`}
          // oxlint-disable-next-line jsx-a11y/autocomplete-valid -- a token of HTML that it does not know
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" kind="outline" disabled={isBusy}>
          {t('account.passkeySignUp')}
        </Button>
      </span>
      <span className="text-note text-muted" id={`${id}-note`}>
        {t('account.nameNote')}
      </span>
    </form>
  );
}

function Unusable() {
  const t = useText();
  return (
    <p className="text-muted">
      {window.isSecureContext ? t('account.noPasskeys') : t('account.needsHttps')}
    </p>
  );
}
