import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Me } from '#contract/users.ts';
import { message } from '#texts/message.ts';
import { Avatar } from './Avatar.tsx';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { Part } from './Part.tsx';
import { pictureMutation } from './pictureMutation.ts';
import { squarePicture } from './squarePicture.ts';

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
