import { Link } from 'react-router';
import { KEEPS_FOCUS } from '#ui/shared/platform/focus.ts';

/** A tab: a link to a page. */
export interface TabLink {
  readonly to: string;
  readonly label: string;
  readonly isCurrent: boolean;
  /** The formatted number of items. */
  readonly count?: string | undefined;
}

/** Links between related pages. The current one is underlined, and in view in narrow windows. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className="max-w-full overflow-x-auto" aria-label={label}>
      <ul className="flex w-max gap-x-6">
        {tabs.map(({ to, label: name, isCurrent, count }) => (
          <li
            key={to}
            className={`flex-none ${isCurrent ? 'sticky inset-x-0 z-1 bg-base-100' : ''}`}
          >
            <Link
              className={`inline-flex min-h-11 items-center gap-1.5 rounded-key border-b-2 px-0.5 text-[17px] pointer-coarse:min-h-12 ${isCurrent ? 'rounded-b-none border-primary font-strong' : 'border-transparent text-muted hover:text-base-content'}`}
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              preventScrollReset
              state={KEEPS_FOCUS}
            >
              {name}
              {count !== undefined && <span className="font-normal text-muted">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
