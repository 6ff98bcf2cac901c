import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Text } from '#texts/message.ts';
import { notify } from '#ui/shared/platform/notices.ts';

/**
 * Opens a random puzzle of the site; `isBusy` while it is requested. A site without puzzles shows
 * the message, and opens `fallback` if there is one. The API client is loaded on demand.
 */
export function useRandomPuzzle(noneMessage: Text, fallback: string | null = null) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isAsking = useRef(false);
  const open = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setBusy(true);
    try {
      const { luckyAddress } = await import('./lucky.ts');
      const address = await luckyAddress();
      if (address === null) notify({ kind: 'blank', message: noneMessage });
      const next = address ?? fallback;
      if (next !== null) await navigate(next);
    } catch (error) {
      const { describeFailure } = await import('#ui/shared/api/apiErrors.ts');
      notify({ kind: 'error', message: describeFailure(error) });
    } finally {
      isAsking.current = false;
      setBusy(false);
    }
  };
  return { open, isBusy };
}
