import type { ReactNode } from 'react';

/** Buttons for the puzzle, with icons aligned to its text. */
export function ToolRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      className="-ml-2.5 flex flex-wrap gap-1 max-xl:self-center"
      role="group"
      aria-label={label}
    >
      {children}
    </div>
  );
}
