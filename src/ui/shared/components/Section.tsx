import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '#ui/shared/texts/texts.ts';
import { PartBoundary } from './PartBoundary.tsx';

/** A section of a page with a title and a link to its full page, or a note that it is empty. */
export function Section({
  id,
  title,
  more,
  isEmpty = false,
  children,
}: {
  /** The id of the heading; unique on the page. */
  id: string;
  title: string;
  /** The address of the full page. */
  more?: string;
  isEmpty?: boolean;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <section className="px-home pt-2 pb-8" aria-labelledby={id}>
      <div className="mb-2 flex min-h-10 flex-wrap items-center justify-between gap-x-6">
        <h2 className="text-section" id={id}>
          {title}
        </h2>
        {more !== undefined && (
          <Link
            className="inline-flex min-h-10 items-center rounded-key text-meta text-muted hover:text-base-content pointer-coarse:min-h-12"
            to={more}
            aria-describedby={id}
          >
            {t('frame.viewMore')}
          </Link>
        )}
      </div>
      {isEmpty ? (
        <p className="text-muted">{t('frame.nothingYet')}</p>
      ) : (
        <PartBoundary>{children}</PartBoundary>
      )}
    </section>
  );
}
