import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { network } from '#ui/shared/platform/network.ts';
import { notify } from '#ui/shared/platform/notices.ts';

/**
 * Opens a random puzzle of the site, or of this device if there is no network or the site has no
 * puzzles; `isBusy` meanwhile. `isLocal`: always one of this device. The code is loaded on demand.
 */
export function useRandomPuzzle({ isLocal = false }: { readonly isLocal?: boolean } = {}) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const isAsking = useRef(false);
  const open = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setBusy(true);
    try {
      const address = (isLocal ? null : await addressOnSite()) ?? (await addressHere());
      if (address !== null) await navigate(address);
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

/** Null if the site has no puzzles, or calls are not answered. */
async function addressOnSite(): Promise<string | null> {
  if (network.current() !== 'online') return null;
  try {
    const { luckyAddress } = await import('./lucky.ts');
    return await luckyAddress();
  } catch (error) {
    if (network.current() === 'online') throw error;
    return null;
  }
}

async function addressHere(): Promise<string | null> {
  const { luckyDeviceAddress } = await import('./packPuzzles.ts');
  return luckyDeviceAddress();
}
