import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { readAvatar, removePicture, writePicture } from '#contract/users.ts';
import { message } from '#texts/message.ts';
import { avatarQuery } from './Avatar.tsx';
import { call } from '#ui/shared/api/client.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { encodeBase64 } from './squarePicture.ts';

/**
 * Change the own picture on all pages of this browser, optimistically: to a square from
 * `squarePicture`, or with null to the default. A refusal rolls it back.
 */
export function pictureMutation(
  client: QueryClient,
  id: string,
): MutationOptions<void, Error, Blob | null, string | null | undefined> {
  const { queryKey } = avatarQuery(id);
  return {
    meta: { isQuiet: true }, // the caller reports failures
    mutationFn: async (picture) => {
      if (picture === null) await call(removePicture, {});
      else await call(writePicture, { body: { picture: await encodeBase64(picture) } });
      const isChosen = picture !== null;
      const done = message(isChosen ? 'ownAccount.pictureChosen' : 'ownAccount.pictureDropped');
      notify({ kind: 'success', message: done });
    },
    onMutate: async (picture) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (picture !== null) client.setQueryData(queryKey, URL.createObjectURL(picture));
      return before;
    },
    onError: (error, _, before) => {
      client.setQueryData(queryKey, before);
      const failed = message('ownAccount.pictureUnsaved', { problem: describeFailure(error) });
      notify({ kind: 'error', message: failed });
    },
    onSettled: async () => {
      // The address does not change, and browsers cache pictures for an hour. After errors the
      // picture is fetched too: the upload may have succeeded with its answer lost.
      const response = await call(readAvatar, { params: { id }, cache: 'reload' });
      client.setQueryData(queryKey, URL.createObjectURL(await response.blob()));
    },
  };
}
