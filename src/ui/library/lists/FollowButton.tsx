import { useMutation, useQuery } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import { followMutation, followQuery } from './collectionMutations.ts';

/** Follows or unfollows a collection; followers are notified of new puzzles. */
export function FollowButton({ id, reader }: { id: string; reader: string }) {
  const t = useText();
  const { data: isFollowed } = useQuery(followQuery(id, reader), queryClient);
  const { mutate } = useMutation(followMutation(id, reader), queryClient);
  const Icon = isFollowed === true ? BellOff : Bell;
  return (
    <Button
      kind="outline"
      disabled={isFollowed === undefined}
      onClick={() => mutate(isFollowed !== true)}
    >
      <Icon className="size-4.5" aria-hidden />
      {t(isFollowed === true ? 'lists.unfollow' : 'lists.follow')}
    </Button>
  );
}
