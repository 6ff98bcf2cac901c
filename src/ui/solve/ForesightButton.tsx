import { Lightbulb } from 'lucide-react';
import type { CSSProperties } from 'react';
import { iconButtonClass } from '../components/buttonStyles.ts';
import type { ForesightMeter } from './usePlay.ts';

/** Spends a charge of foresight. Shows how many there are, and how soon the next one comes. */
export function ForesightButton({ meter }: { meter: ForesightMeter }) {
  const { charges, count, isCharging, bars, intervalMs, ask } = meter;
  const style: CSSProperties = { '--regen': `${intervalMs}ms` };
  return (
    <button
      type="button"
      className={`${iconButtonClass()} foresight`}
      aria-label={`Foresight, ${charges} of ${count}`}
      aria-keyshortcuts="F"
      title={`Foresight: ${charges} of ${count} (F)`}
      disabled={charges === 0}
      onClick={ask}
    >
      <Lightbulb aria-hidden />
      <span className="foresight-count" aria-hidden>
        {charges}
      </span>
      {isCharging && <span key={bars} className="foresight-bar" style={style} aria-hidden />}
    </button>
  );
}
