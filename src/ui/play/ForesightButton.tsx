import { Telescope } from 'lucide-react';
import type { CSSProperties } from 'react';
import { BareButton, iconButtonClass, METER_SIZE } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { ForesightMeter } from './usePlay.ts';

/** The bar is information, so it stays with reduced motion, animated in steps. */
const CHARGE =
  'absolute inset-x-[calc(50%-13px)] bottom-[calc(50%-17px)] h-0.5 origin-left animate-charge rounded-[1px] bg-primary still:[animation-timing-function:steps(10)]';

/** Uses a charge of foresight. Shows the number of charges and the time to the next one. */
export default function ForesightButton({ meter }: { meter: ForesightMeter }) {
  const t = useText();
  const { charges, count, isCharging, bars, chargedMs, intervalMs, canAsk, ask } = meter;
  const style: CSSProperties = {
    '--charge-duration': `${intervalMs}ms`,
    animationDelay: `${-chargedMs}ms`,
  };
  return (
    <BareButton
      className={`relative ${iconButtonClass(METER_SIZE)}`}
      aria-label={t('play.foresight', { charges, count })}
      aria-keyshortcuts="F"
      title={t('play.foresightTitle', { charges, count })}
      disabled={!canAsk}
      onClick={ask}
    >
      <Telescope aria-hidden />
      <span
        className="absolute top-[calc(50%-16px)] left-[calc(50%+8px)] text-[11px]/none font-semibold lining-nums tabular-nums"
        aria-hidden
      >
        {charges}
      </span>
      {isCharging && <span key={bars} className={CHARGE} style={style} aria-hidden />}
    </BareButton>
  );
}
