import { Activity } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useMatches } from 'react-router';
import { Button } from '#ui/shared/components/Button.tsx';
import { applyUpdate, waitingVersion } from '#ui/shared/platform/serviceWorker.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { handlesOf } from './routeHandle.ts';

/**
 * The position never covers a board: over the panels in the corner of wide windows, over the header
 * of narrow ones, over the navigation bar on phones.
 */
const PLACE =
  'fixed z-20 right-4 bottom-4 w-80 xl:w-105 max-lg:top-1 max-lg:right-auto max-lg:bottom-auto max-lg:left-1/2 max-lg:w-[min(420px,100vw-16px)] max-lg:-translate-x-1/2 max-sm:not-group-data-immersive/site:top-auto max-sm:not-group-data-immersive/site:bottom-[calc(72px+env(safe-area-inset-bottom))]';

/**
 * Offers to activate a waiting version. Pages on which a reload would lose much delay the offer
 * until they are left; *Later* postpones it until the next visit or the next version.
 */
export function UpdateBanner() {
  const t = useText();
  const waiting = useSyncExternalStore(waitingVersion.subscribe, waitingVersion.current);
  const isHeld = handlesOf(useMatches()).some(({ holdsUpdates }) => holdsUpdates);
  const [putOff, setPutOff] = useState<object | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!waiting || waiting === putOff || isHeld) return null;
  return (
    <section className={PLACE} aria-label={t('chrome.update')}>
      <div className="flex items-center gap-x-3 rounded-surface bg-base-300 py-2 pr-2 pl-4 shadow-float">
        <Activity className="size-5 flex-none text-primary max-[360px]:hidden" aria-hidden />
        <p className="min-w-0 flex-1 text-aside" role="status">
          {t('chrome.updateAvailable')}
        </p>
        <button
          type="button"
          className="min-h-10 flex-none rounded-control px-2.5 text-[14.5px] text-muted hover:text-base-content pointer-coarse:min-h-12"
          onClick={() => setPutOff(waiting)}
        >
          {t('chrome.later')}
        </button>
        <Button
          kind="primary"
          size="small"
          disabled={isBusy}
          onClick={() => {
            setBusy(true);
            void applyUpdate();
          }}
        >
          {t('chrome.reload')}
        </Button>
      </div>
    </section>
  );
}
