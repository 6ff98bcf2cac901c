import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { message } from '#texts/message.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/useText.ts';

/** Opens a random puzzle of the site; if it has none, a built-in one. */
export function LuckyButton({ className, instead }: { className: string; instead: string }) {
  const t = useText();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isAsking = useRef(false);
  const open = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setBusy(true);
    try {
      const { luckyAddress } = await import('#ui/library/lists/lucky.ts');
      const address = await luckyAddress();
      if (address === null) notify({ kind: 'blank', message: message('home.luckyNone') });
      await navigate(address ?? instead);
    } catch (error) {
      const { describeFailure } = await import('#ui/shared/api/apiErrors.ts');
      notify({ kind: 'error', message: describeFailure(error) });
    } finally {
      isAsking.current = false;
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={`${className} aria-busy:cursor-progress aria-busy:opacity-60`}
      aria-busy={isBusy}
      onClick={() => void open()}
    >
      {t('home.lucky')}
    </button>
  );
}
