import { useId, useState, type SubmitEvent } from 'react';
import { TEXT_LIMITS } from '#contract/shapes.ts';
import { Button } from '../components/Button.tsx';
import { canUsePasskeys, passkeyProblem, signIn, signUp } from './passkeys.ts';

/** Signing in with a passkey, and making an account with one. */
export function PasskeyForm({
  isFirst,
  onSignedIn,
}: {
  /** Whether it is the way this site has before all others. */
  isFirst: boolean;
  onSignedIn: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      onSignedIn();
    } catch (error) {
      setProblem(passkeyProblem(error));
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
        Sign in with a passkey
      </Button>
      <SignUpForm
        isBusy={isBusy}
        onNameless={() => setProblem('Choose the name others will see.')}
        onName={(name) => void run(() => signUp(name))}
      />
      <p className="min-h-6 text-error" role="status">
        {problem}
      </p>
    </div>
  );
}

/** The name of a new account is all that is asked. */
function SignUpForm({
  isBusy,
  onNameless,
  onName,
}: {
  isBusy: boolean;
  onNameless: () => void;
  onName: (name: string) => void;
}) {
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
        New here? Your name
      </label>
      <span className="flex flex-wrap gap-2">
        <input
          className="min-h-11 min-w-52 flex-1 rounded-control border border-line-strong bg-base-100 px-3.5"
          id={id}
          value={name}
          maxLength={TEXT_LIMITS.userName}
          aria-describedby={`${id}-note`}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" kind="outline" disabled={isBusy}>
          Sign up with a passkey
        </Button>
      </span>
      <span className="text-note text-muted" id={`${id}-note`}>
        Everybody can see it, and you can change it later. Your device keeps the passkey: there is
        no password.
      </span>
    </form>
  );
}

function Unusable() {
  return (
    <p className="text-muted">
      {window.isSecureContext
        ? 'This browser cannot use passkeys.'
        : 'Passkeys need an address with https, or localhost: this page has neither.'}
    </p>
  );
}
