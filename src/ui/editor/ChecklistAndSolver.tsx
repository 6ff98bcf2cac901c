import { useEffect, useRef, type ReactNode } from 'react';
import { useTourRef } from './editorTargets.ts';

/** The checklist as a target of the tour. */
export function ChecklistTarget({
  className,
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const ref = useTourRef('checklist');
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

/**
 * The checklist above the solver. The solver's buttons paint, which fulfills items of the
 * checklist. It stays as high as it was until the next press elsewhere, so that no button moves by
 * its own press.
 */
export function ChecklistAndSolver({
  checklist,
  solver,
}: {
  checklist: ReactNode;
  solver: ReactNode;
}) {
  const above = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const { current } = above;
      if (!current) return;
      const isBelow = target instanceof Node && below.current?.contains(target) === true;
      current.style.minHeight = isBelow ? `${current.offsetHeight}px` : '';
    };
    window.addEventListener('pointerdown', onPress, { capture: true });
    return () => window.removeEventListener('pointerdown', onPress, { capture: true });
  }, []);
  return (
    <ChecklistTarget className="flex flex-col gap-4">
      <div ref={above} className="empty:hidden">
        {checklist}
      </div>
      <div ref={below} className="empty:hidden">
        {solver}
      </div>
    </ChecklistTarget>
  );
}
