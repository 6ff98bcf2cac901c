import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { TEXT_LIMITS } from '#contract/shapes.ts';
import type { Me } from '#contract/users.ts';
import { message } from '#texts/message.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Markdown } from '#ui/shared/components/Markdown.tsx';
import { CountedField } from '#ui/shared/components/CountedField.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { updateMeMutation } from './accountQueries.ts';
import { Part } from './Part.tsx';
import * as z from 'zod/mini';
import { readOfTab, removeOfTab, writeOfTab } from '#ui/shared/platform/tabStorage.ts';

const KEY = 'typedProfile';
const Typed = z.object({ id: z.string(), name: z.string(), description: z.string() });

/** The unsaved input of the profile form. */
export type TypedProfile = z.infer<typeof Typed>;

/** The unsaved input for this account in this tab; null for none. */
function readTyped(id: string): TypedProfile | null {
  try {
    const typed = Typed.safeParse(JSON.parse(readOfTab(KEY) ?? 'null')).data;
    return typed?.id === id ? typed : null;
  } catch {
    return null;
  }
}

/**
 * Store the input until it is saved; it survives a reload and signing in again. Null deletes it.
 */
export function keepTyped(typed: TypedProfile | null): void {
  if (typed === null) removeOfTab(KEY);
  else writeOfTab(KEY, JSON.stringify(typed));
}

/** The edited profile and its mutation. Unsaved input survives a reload. */
function useTypedProfile({ id, name, description }: Me) {
  const [typed, setTyped] = useState<TypedProfile | null>(() => readTyped(id));
  const shown = typed ?? { id, name, description };
  const { mutate, isPending, error } = useMutation(updateMeMutation(queryClient), queryClient);
  const type = (change: Partial<TypedProfile>) => {
    const next = { ...shown, ...change };
    setTyped(next);
    keepTyped(next);
  };
  const isNameless = shown.name.trim() === '';
  const isChanged = shown.name !== name || shown.description !== description;
  const canSave = !isPending && !isNameless && isChanged;
  const save = () => {
    if (!canSave) return;
    mutate(shown, {
      onSuccess: () => {
        // Input typed during the call is not saved, so it stays.
        setTyped((now) => (now === typed ? null : now));
        if (JSON.stringify(readTyped(id)) === JSON.stringify(typed)) keepTyped(null);
        notify({ kind: 'success', message: message('ownAccount.saved') });
      },
    });
  };
  return { shown, type, isNameless, isChanged, canSave, save, error };
}

/** The form for name and description of the own account. */
export function ProfileForm({ me }: { me: Me }) {
  const t = useText();
  const { shown, type, isNameless, isChanged, canSave, save, error } = useTypedProfile(me);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <Part title={t('ownAccount.profile')}>
      <form className="flex flex-col gap-3" onSubmit={submit}>
        <CountedField
          label={t('ownAccount.name')}
          value={shown.name}
          most={TEXT_LIMITS.userName}
          isRequired
          onChange={(value) => type({ name: value })}
        />
        {isNameless && (
          <p className="text-error" role="alert">
            {t('ownAccount.nameless')}
          </p>
        )}
        <CountedField
          label={t('ownAccount.description')}
          value={shown.description}
          most={TEXT_LIMITS.userDescription}
          isLong
          onChange={(value) => type({ description: value })}
        />
        <p className="text-note text-muted">{t('ownAccount.descriptionNote')}</p>
        {shown.description.trim() !== '' && (
          <details>
            <summary className="min-h-8 cursor-pointer text-soft">
              {t('ownAccount.preview')}
            </summary>
            <div className="mt-1.5 wrap-anywhere">
              <Markdown text={shown.description} />
            </div>
          </details>
        )}
        {error && isChanged && (
          <p className="text-error" role="alert">
            {t('ownAccount.unsaved', { problem: t.say(describeFailure(error)) })}
          </p>
        )}
        <span className="self-start">
          <Button type="submit" kind="primary" disabled={!canSave}>
            {t('ownAccount.save')}
          </Button>
        </span>
      </form>
    </Part>
  );
}
