import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportMe } from '#contract/accountExport.ts';
import { describeFailure, NoAnswerError } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { saveFile } from '#ui/shared/platform/files.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { useConfirmation } from './Confirmation.tsx';
import { Part } from './Part.tsx';

/** Saves everything that the account contains as a file. */
export function ExportAccount() {
  const t = useText();
  const { confirmed } = useConfirmation();
  const { mutate, isPending, isSuccess, error } = useMutation(
    {
      meta: { isQuiet: true }, // shown here
      mutationFn: async () => saveFile(await confirmed(readExport), 'chiaro-account.json'),
    },
    queryClient,
  );
  return (
    <Part title={t('ownAccount.export')}>
      <p className="text-muted">{t('ownAccount.exportNote')}</p>
      <p>
        <Button disabled={isPending} onClick={() => mutate()}>
          <Download className="size-4.5 stroke-[1.6]" aria-hidden />
          {t('ownAccount.exportSave')}
        </Button>
      </p>
      <p className="min-h-6" role="status">
        {isPending && t('ownAccount.loading')}
        {isSuccess && t('ownAccount.exportSaved')}
        {error && t('ownAccount.exportFailed', { problem: describeFailure(error) })}
      </p>
    </Part>
  );
}

async function readExport(): Promise<Blob> {
  const response = await call(exportMe, {});
  try {
    return await response.blob();
  } catch (cause) {
    throw new NoAnswerError({ cause }); // the answer was cut off
  }
}
