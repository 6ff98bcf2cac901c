import { useMutation, useQuery } from '@tanstack/react-query';
import { Bell, BellOff, Share2 } from 'lucide-react';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { followMutation, followQuery } from './collectionMutations.ts';
import { message } from '#texts/message.ts';
import { writeText } from '#ui/shared/platform/clipboard.ts';
import { notify } from '#ui/shared/platform/notices.ts';

/**
 * Follows or unfollows a collection; followers are notified of new puzzles. As wide as the longer
 * of its labels, so that nothing beside it moves.
 */
export function FollowButton({ id, reader }: { id: string; reader: string }) {
  const t = useText();
  const { data: isFollowed } = useQuery(followQuery(id, reader), queryClient);
  const { mutate } = useMutation(followMutation(id, reader), queryClient);
  const [Icon, label, other] =
    isFollowed === true
      ? ([BellOff, 'lists.unfollow', 'lists.follow'] as const)
      : ([Bell, 'lists.follow', 'lists.unfollow'] as const);
  return (
    <Button
      kind="outline"
      disabled={isFollowed === undefined}
      onClick={() => mutate(isFollowed !== true)}
    >
      <Icon className="size-4.5" aria-hidden />
      <span className="grid *:[grid-area:1/1]">
        <span>{t(label)}</span>
        <span className="invisible" aria-hidden>
          {t(other)}
        </span>
      </span>
    </Button>
  );
}

/** Shares the address of the page, with the share dialog of the device or by copying it. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const t = useText();
  const share = async () => {
    const url = new URL(path, location.origin).href;
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // `share` rejects when the visitor cancels, which needs no message.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    if (await writeText(url)) notify({ kind: 'success', message: message('lists.linkCopied') });
    else notify({ kind: 'error', message: message('lists.linkNotCopied', { url }) });
  };
  return (
    <Button kind="outline" onClick={() => void share()}>
      <Share2 className="size-4.5" aria-hidden />
      {t('lists.share')}
    </Button>
  );
}
