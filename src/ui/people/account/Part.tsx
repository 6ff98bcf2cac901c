import { useId, type ReactNode } from 'react';

/** A section of the account settings. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="flex flex-col gap-2.5" aria-labelledby={id}>
      <h3 className="text-card" id={id}>
        {title}
      </h3>
      {children}
    </section>
  );
}
