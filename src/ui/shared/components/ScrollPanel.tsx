import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PartBoundary } from './PartBoundary.tsx';

/** Fades out the edges at which content continues. */
const FADES = 'data-above:mask-t-from-[calc(100%-28px)] data-below:mask-b-from-[calc(100%-56px)]';

/**
 * A scrolling column with scroll hints: content fades at the edges, with an arrow at the bottom.
 */
export function ScrollPanel({
  className,
  children,
}: {
  /** The classes of the scrolling element. */
  className: string;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ isAbove: false, isBelow: false });
  useEffect(() => {
    const { current } = panel;
    if (!current) return undefined;
    const measure = () => {
      const { scrollTop, scrollHeight, clientHeight } = current;
      const isAbove = scrollTop > 1;
      const isBelow = scrollHeight - clientHeight - scrollTop > 1;
      setHidden((last) =>
        last.isAbove === isAbove && last.isBelow === isBelow ? last : { isAbove, isBelow },
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    const content = current.firstElementChild;
    if (content) observer.observe(content);
    current.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', measure);
    };
  }, []);
  return (
    <div className="relative flex min-h-0 flex-col">
      <div
        ref={panel}
        className={`min-h-0 scrollbar-thin overflow-auto ${FADES}`}
        data-above={hidden.isAbove || undefined}
        data-below={hidden.isBelow || undefined}
      >
        <div className={className}>
          <PartBoundary>{children}</PartBoundary>
        </div>
      </div>
      {hidden.isBelow && (
        <ChevronDown
          className="pointer-events-none absolute bottom-0 left-1/2 size-5 -translate-x-1/2 text-muted"
          aria-hidden
        />
      )}
    </div>
  );
}
