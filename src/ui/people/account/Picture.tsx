import { useMutation, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Me, readAvatar, removePicture, writePicture } from '#contract/users.ts';
import { message } from '#texts/message.ts';
import { Avatar, avatarQuery } from './Avatar.tsx';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { Part } from './Part.tsx';
import { call } from '#ui/shared/api/client.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';

/** In pixels: the size of the largest avatar on high-density screens. */
const SIDE = 256;
const QUALITY = 0.88;
/** The background of transparent pictures, as on light themes. */
const BEHIND = '#ffffff';

/**
 * Crop the middle of a picture to a small square. Photographs are too large to upload, and their
 * metadata may contain a location. Throws if the browser can't read the file as a picture.
 */
async function squarePicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const side = Math.min(bitmap.width, bitmap.height);
    const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
    const canvas = new OffscreenCanvas(SIDE, SIDE);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.imageSmoothingQuality = 'high';
    context.fillStyle = BEHIND;
    context.fillRect(0, 0, SIDE, SIDE);
    context.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  } finally {
    bitmap.close();
  }
}

/** Encode a picture in base64, for the API. */
function encodeBase64(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    };
    reader.onerror = () => reject(new Error('Not read.', { cause: reader.error }));
    reader.readAsDataURL(picture);
  });
}

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
    meta: { isQuiet: true, pending: message('chrome.saving') }, // the caller reports failures
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

/** The picture of the account: an uploaded one, or the default that is drawn from its id. */
export function Picture({ me: { id, name } }: { me: Me }) {
  const t = useText();
  const files = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation(pictureMutation(queryClient, id), queryClient);
  const choose = async (file: File) => {
    const square = await squarePicture(file).catch(() => null);
    if (square) mutate(square);
    else notify({ kind: 'error', message: message('ownAccount.notAPicture') });
  };
  return (
    <Part title={t('ownAccount.picture')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <Avatar id={id} name={name} className="size-20 text-title" />
        <div className="flex flex-wrap gap-2">
          <Button
            kind="outline"
            aria-disabled={isPending}
            onClick={() => isPending || files.current?.click()}
          >
            {t('ownAccount.choosePicture')}
          </Button>
          <Button aria-disabled={isPending} onClick={() => isPending || mutate(null)}>
            {t('ownAccount.dropPicture')}
          </Button>
        </div>
        <input
          ref={files}
          className="hidden"
          type="file"
          accept="image/*"
          aria-label={t('ownAccount.choosePicture')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            target.value = '';
          }}
        />
      </div>
      <p className="text-note text-muted">{t('ownAccount.pictureNote')}</p>
    </Part>
  );
}
