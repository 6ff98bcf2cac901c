import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { MAX_REASON, report, type ReportKind } from '#contract/reports.ts';
import { message, type Text } from '#texts/message.ts';
import { refusedBecause, describeFailure } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { CountedField } from '#ui/shared/components/CountedField.tsx';

/** The dialog that reports something to the moderators, with a reason. */
export default function ReportDialog({
  kind,
  id,
  onClose,
}: {
  kind: ReportKind;
  id: string;
  onClose: () => void;
}) {
  const t = useText();
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useReport({ kind, id }, onClose);
  const canSend = reason.trim() !== '' && !isPending;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSend) mutate(reason.trim());
  };
  return (
    <Dialog
      title={t('talk.reportTitle', { kind })}
      description={t('talk.reportNote')}
      onClose={onClose}
    >
      <form className="mt-2 flex flex-col gap-1" onSubmit={submit}>
        <CountedField
          label={t('talk.reason')}
          value={reason}
          most={MAX_REASON}
          isLong
          isRequired
          onChange={setReason}
        />
        {error && (
          <p className="text-fault" role="alert">
            <TextOnceLoaded text={describeFailure(error)} />
          </p>
        )}
        <p className="mt-4 flex flex-wrap justify-end gap-2">
          <Button kind="outline" onClick={onClose}>
            {t('talk.cancel')}
          </Button>
          <Button type="submit" aria-disabled={!canSend}>
            {t('talk.sendReport')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** Sends a report. A report that the server has already counts as success. */
function useReport(
  what: { readonly kind: ReportKind; readonly id: string },
  onTold: () => void,
): UseMutationResult<Text, Error, string> {
  return useMutation(
    {
      meta: { isQuiet: true }, // the dialog shows the failure
      mutationFn: async (reason) => {
        try {
          await call(report, { body: { ...what, reason } });
          return message('talk.reported');
        } catch (refusal) {
          if (refusedBecause(report, refusal) === 'conflict') return message('talk.reportedBefore');
          throw refusal;
        }
      },
      onSuccess: (thanks) => {
        notify({ kind: 'success', message: thanks });
        onTold();
      },
    },
    queryClient,
  );
}
