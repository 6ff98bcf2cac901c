import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { appealBlock, MAX_APPEAL } from '#contract/appeals.ts';
import { BlockedDetails } from '#contract/auth.ts';
import { ApiError, describeFailure, refusedBecause } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

type AppealOfBlock = BlockedDetails['appeal'];

/** The appeal that a refused sign-in offers; null if the account is not blocked by a moderator. */
export function appealOf(error: unknown): AppealOfBlock | null {
  if (!(error instanceof ApiError) || error.code !== 'forbidden') return null;
  return BlockedDetails.safeParse(error.details).data?.appeal ?? null;
}

/** The appeal of a blocked account, under the reason of its block. */
export function BlockedAppeal({ appeal: { state, secret, answer } }: { appeal: AppealOfBlock }) {
  const t = useText();
  if (state === 'open') return <p>{t('account.appealWaits')}</p>;
  if (state === 'declined')
    return (
      <>
        <p>{t('account.appealDeclined')}</p>
        {answer !== null && (
          <blockquote className="wrap-anywhere whitespace-pre-line text-muted">
            {t('account.appealAnswer', { words: answer })}
          </blockquote>
        )}
      </>
    );
  return secret === null ? null : <AppealForm secret={secret} />;
}

/** One press sends the appeal; a message is optional. */
function AppealForm({ secret }: { secret: string }) {
  const t = useText();
  const id = useId();
  const [words, setWords] = useState('');
  const { mutate, isPending, isSuccess, error } = useMutation(
    {
      meta: { isQuiet: true }, // the form shows the failure
      mutationFn: async () => {
        try {
          await call(appealBlock, { body: { secret, words } });
        } catch (failure) {
          if (refusedBecause(appealBlock, failure) !== 'conflict') throw failure;
        }
      },
    },
    queryClient,
  );
  if (isSuccess) return <p role="status">{t('account.appealSent')}</p>;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form className="flex max-w-110 flex-col items-start gap-2" onSubmit={submit}>
      <label className="text-control" htmlFor={id}>
        {t('account.appealWords')}
      </label>
      <textarea
        className="field-sizing-content min-h-20 w-full rounded-control border border-line-strong bg-base-100 px-3.5 py-2.5"
        id={id}
        value={words}
        maxLength={MAX_APPEAL}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" kind="outline" aria-disabled={isPending}>
        {t('account.appeal')}
      </Button>
      {error && (
        <p className="text-error" role="alert">
          <TextOnceLoaded text={describeFailure(error)} />
        </p>
      )}
    </form>
  );
}
