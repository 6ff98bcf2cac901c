import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { deleteCollection } from '#contract/collections.ts';
import { TEXT_LIMITS, type CollectionBrief } from '#contract/shapes.ts';
import { message } from '#texts/message.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { ensureGone } from '#ui/shared/api/client.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Switch } from '#ui/shared/components/Switch.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { focusedElement, focusFirst } from '#ui/shared/platform/focus.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { changeMutation } from './collectionMutations.ts';
import { CountedField } from '#ui/shared/components/CountedField.tsx';

interface OwnerProps {
  readonly collection: CollectionBrief;
  readonly reader: string;
}

/**
 * The actions of a collection's owner. A collection that fills itself can only be shown or hidden.
 */
export default function CollectionOwner({ collection, reader }: OwnerProps) {
  const t = useText();
  const [open, setOpen] = useState<'words' | 'deletion' | null>(null);
  const { mutate } = useMutation(changeMutation(collection.id, reader), queryClient);
  const { status, isSeries, autoPopulate } = collection;
  const isByHand = autoPopulate === null;
  const close = () => setOpen(null);
  const edit = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    if (open === null && hasEdited.current && focusedElement() === null) focusFirst([edit.current]);
    hasEdited.current = open === 'words';
  }, [open]);
  return (
    <section className="mt-8 flex flex-col gap-2" aria-label={t('collections.owner')}>
      <Switch
        label={t('lists.public')}
        note={t('collections.publicNote')}
        checked={status === 'public'}
        onChange={({ target }) => mutate({ status: target.checked ? 'public' : 'private' })}
      />
      {isByHand && (
        <>
          <Switch
            label={t('lists.series')}
            note={t('collections.seriesNote')}
            checked={isSeries}
            onChange={({ target }) => mutate({ isSeries: target.checked })}
          />
          {open === 'words' ? (
            <Words
              collection={collection}
              onKeep={(words) => mutate(words, { onSuccess: close })}
              onCancel={close}
            />
          ) : (
            <p className="mt-2 flex flex-wrap gap-2">
              <Button ref={edit} onClick={() => setOpen('words')}>
                {t('collections.edit')}
              </Button>
              <Button kind="outline" onClick={() => setOpen('deletion')}>
                {t('collections.delete')}
              </Button>
            </p>
          )}
          {open === 'deletion' && <Deletion collection={collection} onClose={close} />}
        </>
      )}
    </section>
  );
}

/** The form for title and description. Takes the focus, because it replaces its button. */
function Words({
  collection,
  onKeep,
  onCancel,
}: {
  collection: CollectionBrief;
  onKeep: (words: { readonly title: string; readonly description: string }) => void;
  onCancel: () => void;
}) {
  const t = useText();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    focusFirst([form.current?.querySelector('input')]);
  }, []);
  const [title, setTitle] = useState(collection.title);
  const [description, setDescription] = useState(collection.description);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (title.trim() !== '') onKeep({ title, description });
  };
  return (
    <form ref={form} className="mt-2 flex flex-col gap-3" aria-labelledby={id} onSubmit={submit}>
      <h2 className="sr-only" id={id}>
        {t('collections.edit')}
      </h2>
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
      <p className="flex flex-wrap gap-2">
        <Button type="submit" disabled={title.trim() === ''}>
          {t('collections.keep')}
        </Button>
        <Button kind="outline" onClick={onCancel}>
          {t('collections.cancel')}
        </Button>
      </p>
    </form>
  );
}

/** The confirmation before a collection is deleted. */
function Deletion({ collection, onClose }: { collection: CollectionBrief; onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(
    {
      meta: { isQuiet: true, pending: message('chrome.deleting') },
      mutationFn: () => ensureGone(deleteCollection, { params: { id: collection.id } }),
      onError: (error) => notify({ kind: 'error', message: describeFailure(error) }),
      onSuccess: async () => {
        await navigate('/my-stuff/collections', { replace: true });
        await queryClient.invalidateQueries({ queryKey: ['collections'] });
      },
    },
    queryClient,
  );
  return (
    <Dialog
      title={t('collections.deleteTitle', { title: collection.title })}
      description={t('collections.deleteHelp')}
      onClose={onClose}
    >
      <p className="mt-4 flex flex-wrap justify-end gap-2">
        <Button kind="outline" onClick={onClose}>
          {t('collections.cancel')}
        </Button>
        <Button disabled={isPending} onClick={() => mutate()}>
          {t('collections.delete')}
        </Button>
      </p>
    </Dialog>
  );
}
