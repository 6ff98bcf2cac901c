import { useId, type ReactNode } from 'react';

/** A list under its own label. Beside the board, label and list keep some room. */
export function LabeledList({
  label,
  className = '',
  children,
}: {
  label: string;
  /** How the items lie. */
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
