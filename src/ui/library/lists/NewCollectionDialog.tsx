import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { createCollection } from '#contract/collections.ts';
import { TEXT_LIMITS } from '#contract/shapes.ts';
import { message } from '#texts/message.ts';
import { call } from '#ui/shared/api/client.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Switch } from '#ui/shared/components/Switch.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { CountedField } from '#ui/shared/components/CountedField.tsx';
import { newId } from '#ui/shared/platform/newId.ts';

/**
 * A dialog that creates a private, empty collection and opens it. After a failure the input stays.
 */
export default function NewCollectionDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [isSeries, setSeries] = useState(false);
  const [key] = useState(() => newId()); // idempotency key
  const { mutate, isPending } = useMutation(
    {
      meta: { isQuiet: true, pending: message('chrome.saving') },
      mutationFn: () => call(createCollection, { body: { title, description, isSeries, key } }),
      onError: (error) => notify({ kind: 'error', message: describeFailure(error) }),
      onSuccess: async ({ id }) => {
        await queryClient.invalidateQueries({ queryKey: ['collections', 'own'] });
        await navigate(`/collection/${id}`);
      },
    },
    queryClient,
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (title.trim() !== '' && !isPending) mutate();
  };
  return (
    <Dialog title={t('collections.new')} description={t('collections.newHelp')} onClose={onClose}>
      <form className="mt-3 flex flex-col gap-3" onSubmit={submit}>
        <CountedField
          label={t('collections.title')}
          value={title}
          most={TEXT_LIMITS.title}
          isRequired
          onChange={setTitle}
        />
        <CountedField
          label={t('collections.description')}
          value={description}
          most={TEXT_LIMITS.description}
          isLong
          onChange={setDescription}
        />
        <Switch
          label={t('lists.series')}
          note={t('collections.seriesNote')}
          checked={isSeries}
          onChange={({ target }) => setSeries(target.checked)}
        />
        <p className="mt-2 flex justify-end gap-2">
          <Button kind="outline" onClick={onClose}>
            {t('collections.cancel')}
          </Button>
          <Button type="submit" kind="primary" disabled={title.trim() === '' || isPending}>
            {t('collections.make')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
