import { useText } from '#ui/shared/texts/useText.ts';
import { RUNG_NAMES, type AnyRungId } from './hintWords.ts';

const LINE =
  'before:absolute before:top-[5px] before:right-1/2 before:h-0.5 before:w-full before:bg-line-strong first:before:hidden data-reached:before:bg-primary phone:before:hidden';
const DOT =
  'after:absolute after:top-0 after:left-1/2 after:size-3 after:-translate-x-1/2 after:rounded-full after:border-2 after:border-line-strong after:bg-base-100 data-reached:after:border-primary data-reached:after:bg-primary aria-current:after:ring-3 aria-current:after:ring-primary/35';
/** On a phone, bars. */
const BAR =
  'phone:pt-2.5 phone:after:left-0 phone:after:h-1 phone:after:w-[calc(100%-6px)] phone:after:translate-x-0 phone:after:rounded-full phone:after:bg-line-strong phone:after:border-0 phone:aria-current:after:ring-0';
const RUNG = `relative flex-1 pt-5 text-center text-meta text-muted aria-current:font-semibold aria-current:text-base-content phone:text-start ${LINE} ${DOT} ${BAR}`;

/** How far a hint is told, and what is still to come. */
export function HintLadder({ rungs, current }: { rungs: readonly AnyRungId[]; current: number }) {
  const t = useText();
  return (
    <ol className="-mx-3 flex phone:mx-0" aria-label={t('hints.ladder')}>
      {rungs.map((id, index) => (
        <li
          key={id}
          className={RUNG}
          aria-current={index === current ? 'step' : undefined}
          data-reached={index <= current || undefined}
        >
          {t.say(RUNG_NAMES[id])}
        </li>
      ))}
    </ol>
  );
}
