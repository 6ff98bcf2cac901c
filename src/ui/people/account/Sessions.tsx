import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { capitalized } from '#texts/capitalized.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import {
  endSessionsMutation,
  otherSessions,
  sessionsQuery,
  type BrowserSession,
} from './accountQueries.ts';
import { useConfirmation } from './Confirmation.tsx';
import { Part } from './Part.tsx';

const ROW = 'flex min-h-12 items-center justify-between gap-3 border-b border-line py-1.5';

/** The sessions of the account, to sign out one browser, or all others. */
export function Sessions() {
  const t = useText();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    sessionsQuery,
    queryClient,
  );
  const list = useRef<HTMLUListElement>(null);
  const { confirmed } = useConfirmation();
  const mutation = endSessionsMutation(queryClient, confirmed);
  const { mutate, isPending } = useMutation(mutation, queryClient);
  const sessions = data?.pages.flatMap(({ results }) => results) ?? [];
  const end = (ids: readonly string[]) => {
    list.current?.focus(); // its button disappears
    mutate(ids);
  };
  const endOthers = () =>
    otherSessions().then(end, (failure: unknown) =>
      notify({ kind: 'error', message: describeFailure(failure) }),
    );
  return (
    <Part title={t('ownAccount.sessions')}>
      {error && <p role="status">{t.say(describeFailure(error))}</p>}
      <ul ref={list} tabIndex={-1}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => end([session.id])} />
        ))}
      </ul>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('ownAccount.more')}
          </Button>
        )}
        {sessions.some(({ current }) => !current) && (
          <Button kind="outline" disabled={isPending} onClick={() => void endOthers()}>
            {t('ownAccount.endOthers')}
          </Button>
        )}
      </div>
    </Part>
  );
}

function SessionRow({
  session: { agent, said, current, lastSeenAt },
  onEnd,
}: {
  session: BrowserSession;
  onEnd: () => void;
}) {
  const t = useText();
  const browser = said ? capitalized(t.say(said), t.language) : agent;
  return (
    <li className={ROW}>
      <span className="min-w-0 wrap-anywhere">
        {browser}
        <span className="block text-note text-muted">
          {current ? (
            t('ownAccount.current')
          ) : (
            <>
              {t('ownAccount.seen')} <RelativeTime atMs={Date.parse(lastSeenAt)} />
            </>
          )}
        </span>
      </span>
      {!current && (
        <Button aria-label={t('ownAccount.endSession', { browser })} onClick={onEnd}>
          {t('ownAccount.end')}
        </Button>
      )}
    </li>
  );
}
