import type { ComponentType, ReactNode } from 'react';

/** A small label for a state. */
export function Chip({
  icon: Icon,
  isAccented = false,
  children,
}: {
  icon?: ComponentType<{ className?: string }> | undefined;
  isAccented?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex h-6.5 flex-none items-center gap-1.5 rounded-[9px] px-2.25 text-note ${isAccented ? 'text-primary inset-ring inset-ring-primary' : 'bg-fill-2'}`}
    >
      {Icon && <Icon className="size-3.5" aria-hidden />}
      {children}
    </span>
  );
}
