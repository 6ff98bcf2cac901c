import { useId, type ReactNode } from 'react';

/** One value of a choice. */
interface ChipChoice<Value> {
  readonly value: Value;
  readonly label: ReactNode;
}

const CHIP =
  'relative inline-flex min-h-10 cursor-pointer items-center gap-1.5 rounded-[11px] bg-fill-2 px-3.25 text-aside transition-colors hover:bg-fill-3 has-checked:bg-base-300 has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:shadow-focus pointer-coarse:min-h-12';

/** Radio buttons as chips, with a heading. */
export function ChoiceChips<Value extends string | number>({
  title,
  choices,
  value,
  onChange,
}: {
  title: string;
  choices: readonly ChipChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label text-muted italic">{title}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className={CHIP}>
            <input
              className="absolute inset-0 cursor-pointer opacity-0"
              type="radio"
              name={group}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
