const BAR =
  'h-0.75 appearance-none overflow-hidden rounded-[2px] bg-fill-2 forced-color-adjust-none [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-fill-2 [&::-webkit-progress-value]:bg-primary';

/** A progress bar, sized by `className`. */
export function ProgressBar({
  value,
  max,
  label,
  className,
}: {
  value: number;
  max: number;
  label: string;
  className: string;
}) {
  return (
    <progress className={`${BAR} ${className}`} value={value} max={max || 1} aria-label={label} />
  );
}
