import { useId } from 'react';
import { useText } from '#ui/shared/texts/texts.ts';

const FIELD = 'w-full rounded-control border border-line-strong bg-base-100 px-3.5';

/** A text field with a limit and a counter, in characters as the server counts them. */
export function CountedField({
  label,
  value,
  most,
  isLong = false,
  isRequired = false,
  onChange,
}: {
  label: string;
  value: string;
  most: number;
  isLong?: boolean;
  isRequired?: boolean;
  onChange: (value: string) => void;
}) {
  const t = useText();
  const id = useId();
  const field = {
    id,
    value,
    required: isRequired,
    'aria-describedby': `${id}-count`,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(Array.from(target.value).slice(0, most).join('')),
  };
  return (
    <div className="flex flex-col gap-1">
      <label className="text-control" htmlFor={id}>
        {label}
      </label>
      {isLong ? (
        <textarea className={`${FIELD} min-h-24 py-2.5`} {...field} />
      ) : (
        <input className={`${FIELD} min-h-11`} {...field} />
      )}
      <span className="self-end text-note text-muted tabular-nums" id={`${id}-count`}>
        {t('collections.count', { count: Array.from(value).length, most })}
      </span>
    </div>
  );
}
