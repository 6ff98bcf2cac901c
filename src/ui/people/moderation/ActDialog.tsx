import { useState, type ReactNode, type SubmitEvent, type ComponentProps } from 'react';
import type { ModerationAction } from '#contract/moderationAction.ts';
import { MODERATION_LIMITS } from '#contract/moderationLimits.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { CountedField } from '#ui/shared/components/CountedField.tsx';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { isGrave, perform, type Act } from './acts.ts';
import { useMutation } from '@tanstack/react-query';
import { message } from '#texts/message.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { useAsk } from './QuestionHost.tsx';

/** The button of a moderator's action. Irreversible ones have the outline of errors. */
export function ActButton({
  isGrave,
  kind = 'plain',
  size,
  ...rest
}: Omit<ComponentProps<'button'>, 'className'> & {
  isGrave: boolean;
  kind?: 'plain' | 'primary';
  size?: 'small';
}) {
  return (
    <button
      type="button"
      className={
        isGrave
          ? `${buttonClass('outline', size)} border-error! text-error disabled:opacity-60`
          : buttonClass(kind, size)
      }
      {...rest}
    />
  );
}

/** The confirmation of a moderator's action, with a field for the message. */
export function ActDialog({
  action,
  name,
  canSend = true,
  act,
  onClose,
  children,
}: {
  action: ModerationAction;
  /** The name of the thing or person. */
  name: string;
  /** True if the fields are filled in. */
  canSend?: boolean;
  act: (message: string) => Promise<unknown>;
  onClose: () => void;
  /** Additional fields. */
  children?: ReactNode;
}) {
  const t = useText();
  const [words, setWords] = useState('');
  return (
    <AskingDialog
      title={t('moderation.actTitle', { action, name })}
      help={t('moderation.actHelp', { action })}
      send={t('moderation.act', { action })}
      isGrave={isGrave(action)}
      canSend={canSend && words.trim() !== ''}
      act={() => act(words)}
      onClose={onClose}
    >
      {children}
      <CountedField
        label={t('moderation.messageLabel')}
        value={words}
        most={MODERATION_LIMITS.message}
        isLong
        isRequired
        onChange={setWords}
      />
      <p className="-mt-2 text-note text-muted">{t('moderation.messageNote')}</p>
    </AskingDialog>
  );
}

/** A dialog with fields. It keeps its input until the action has succeeded. */
export function AskingDialog({
  title,
  help,
  send,
  isGrave: grave = false,
  canSend,
  act,
  onClose,
  children,
}: {
  title: string;
  help: string;
  /** The text of the submit button. */
  send: string;
  isGrave?: boolean;
  canSend: boolean;
  act: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useText();
  const { mutate, isPending, error } = useModerating(act, onClose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSend && !isPending) mutate();
  };
  return (
    <Dialog title={title} description={help} onClose={onClose}>
      <form className="mt-3 flex flex-col gap-3" onSubmit={submit}>
        {children}
        <p className="text-error empty:hidden" role="alert">
          {error && <TextOnceLoaded text={describeFailure(error)} />}
        </p>
        <p className="mt-1 flex flex-wrap justify-end gap-2">
          <Button kind="outline" onClick={onClose}>
            {t('moderation.cancel')}
          </Button>
          <ActButton
            type="submit"
            isGrave={grave}
            kind="primary"
            disabled={!canSend}
            aria-disabled={isPending}
            aria-busy={isPending}
          >
            {send}
          </ActButton>
        </p>
      </form>
    </Dialog>
  );
}

/** The query keys of data that a moderator's action may change. */
const TOUCHED = ['moderation', 'user', 'puzzles', 'puzzle', 'collections', 'collection'];

/**
 * The mutation of a moderator's action. After a failure the input stays; afterwards all affected
 * queries are invalidated.
 */
function useModerating(act: () => Promise<unknown>, onDone: () => void) {
  return useMutation(
    {
      meta: { isQuiet: true }, // the dialog shows the failure
      mutationFn: act,
      onSuccess: async () => {
        await Promise.all(TOUCHED.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
        notify({ kind: 'success', message: message('moderation.wasDone') });
        onDone();
      },
    },
    queryClient,
  );
}

/** The actions of moderators on something, in rising severity; each one asks for confirmation. */
export function ActButtons({
  acts,
  labelOf,
  act: run = perform,
}: {
  acts: readonly Act[];
  /** The accessible name of a button, where its text is not enough. */
  labelOf?: (words: string) => string;
  act?: typeof perform;
}) {
  const t = useText();
  const ask = useAsk();
  return acts.map((act) => {
    const words = t('moderation.act', act);
    return (
      <ActButton
        key={act.action}
        isGrave={isGrave(act.action)}
        size="small"
        aria-haspopup="dialog"
        aria-label={labelOf?.(words)}
        onClick={() =>
          ask((close) => (
            <ActDialog {...act} act={(message) => run(act, message)} onClose={close} />
          ))
        }
      >
        {words}
      </ActButton>
    );
  });
}
