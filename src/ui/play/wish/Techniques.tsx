import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '#ui/shared/texts/texts.ts';
import { PRACTICES, techniqueAddress } from './wishes.ts';

const TILE =
  'flex h-full flex-col gap-1 rounded-surface bg-base-200 px-4 py-3.5 transition-colors hover:bg-base-300';

/** The techniques to practice, as links to their examples. */
export function Techniques() {
  const t = useText();
  const title = useId();
  return (
    <section className="mt-14" aria-labelledby={title}>
      <h2 className="text-section" id={title}>
        {t('techniques.heading')}
      </h2>
      <p className="mt-2 mb-5 max-w-[44em] text-muted">{t('techniques.lead')}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-3">
        {PRACTICES.map(({ id }) => (
          <li key={id}>
            <Link className={TILE} to={techniqueAddress(id)}>
              <span className="text-card">{t(`techniques.${id}.title`)}</span>
              <span className="text-meta text-muted">{t(`techniques.${id}.about`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
