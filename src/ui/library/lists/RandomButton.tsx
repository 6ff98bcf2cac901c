import { Dices } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { message } from '#texts/message.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { buttonClass } from '#ui/shared/components/buttonStyles.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { luckyAddress } from './lucky.ts';

/** Opens a random puzzle of the site. */
export function RandomButton() {
  const t = useText();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isAsking = useRef(false);
  const open = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setBusy(true);
    try {
      const address = await luckyAddress();
      if (address === null) notify({ kind: 'blank', message: message('lists.noPuzzles') });
      else await navigate(address);
    } catch (error) {
      notify({ kind: 'error', message: describeFailure(error) });
    } finally {
      isAsking.current = false;
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={`${buttonClass('outline')} aria-busy:cursor-progress aria-busy:opacity-60`}
      aria-busy={isBusy}
      onClick={() => void open()}
    >
      <Dices className="size-4.5" aria-hidden />
      {t('lists.random')}
    </button>
  );
}
