import { useId, type ReactNode } from 'react';

/** A list with a label above it, with padding next to the board. */
export function LabeledList({
  label,
  className = '',
  children,
}: {
  label: string;
  /** The layout classes of the items. */
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <h2 className="text-label text-muted italic lg:px-2" id={id}>
        {label}
      </h2>
      <ul className={`lg:mb-3 ${className}`} aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}
