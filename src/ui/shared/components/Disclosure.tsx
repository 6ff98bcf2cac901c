import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PartBoundary } from './PartBoundary.tsx';

/** A button that toggles the content below it. */
export function Disclosure({
  label,
  isOpenAtFirst = false,
  children,
}: {
  label: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div>
      <button
        type="button"
        className="relative inline-flex min-h-6 items-center gap-1.5 text-start before:absolute before:-inset-x-1 before:-inset-y-2 hover:text-base-content"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <ChevronDown
          className={`size-3.5 flex-none transition-transform ${isOpen ? 'rotate-180' : ''}`}
          aria-hidden
        />
      </button>
      {isOpen && (
        <div className="mt-1 flex flex-col gap-1.5">
          <PartBoundary>{children}</PartBoundary>
        </div>
      )}
    </div>
  );
}
