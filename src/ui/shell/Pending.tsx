import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '#ui/shared/texts/useText.ts';

/** Pages that load faster show no progress. */
const DELAY_MS = 500;

/** The progress of a navigation. */
export function Pending() {
  const isLoading = useNavigation().state !== 'idle';
  return isLoading && <PendingMark />;
}

/** A line at the top of the window, once half a second has passed. */
export function PendingMark() {
  const t = useText();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLong && (
      <div
        className="fixed inset-x-0 top-0 z-40 h-0.75 overflow-clip bg-fill-1 after:block after:h-full after:w-1/3 after:animate-pending after:bg-primary still:after:w-full still:after:animate-none"
        role="progressbar"
        aria-label={t('frame.pending')}
      />
    )
  );
}
