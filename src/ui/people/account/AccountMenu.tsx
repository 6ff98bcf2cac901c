import {
  Download,
  Heart,
  LayoutGrid,
  LogOut,
  Shield,
  SlidersHorizontal,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import {
  Suspense,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  useEffect,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { Link } from 'react-router';
import type { Me } from '#contract/users.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { install, isInstallable } from '#ui/shared/platform/install.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { siteInfo } from '#ui/shared/platform/siteInfo.ts';
import { Avatar } from './Avatar.tsx';
import { PANEL, PanelVeil, useHeaderPopup } from './headerPopup.tsx';
import { openCasesText, useOpenCases } from './openCases.ts';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';
import { focusedElement } from '#ui/shared/platform/focus.ts';

/**
 * The keys of a menu whose children are its entries: arrow keys cycle through them, Home and End go
 * to the first and the last, a letter to the next one that begins with it. The first entry gets the
 * focus when the menu opens.
 */
function useMenuKeys(menu: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (isOpen) listEntries(menu)[0]?.focus();
  }, [menu, isOpen]);
  return (event: KeyboardEvent) => {
    const entries = listEntries(menu);
    const focused = focusedElement();
    const at = entries.findIndex((entry) => entry === focused);
    const next = findEntry(event.key, entries, at);
    // Keys in a menu do not reach the board; Tab leaves the menu.
    if (event.key !== 'Tab') event.stopPropagation();
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

function findEntry(
  key: string,
  entries: readonly HTMLElement[],
  at: number,
): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return entries[(at + 1) % entries.length];
    case 'ArrowUp':
      return entries.at(Math.max(at, 0) - 1);
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
    default:
      return findByLetter(key, [...entries.slice(at + 1), ...entries.slice(0, at + 1)]);
  }
}

function findByLetter(key: string, entries: readonly HTMLElement[]): HTMLElement | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLowerCase();
  return entries.find((entry) => entry.textContent.trim().toLowerCase().startsWith(letter));
}

function listEntries({ current }: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  return [...(current?.children ?? [])].filter((entry) => entry instanceof HTMLElement);
}

const LogOutWarning = lazyDialog(async () => (await import('./LogOutWarning.tsx')).LogOutWarning);

const MODERATOR = 'moderator';
const ENTRY =
  'flex min-h-10 w-full items-center gap-3.5 rounded-[16px] px-3 text-start hover:bg-fill-1 focus:bg-fill-1 disabled:text-dim pointer-coarse:min-h-12 max-sm:min-h-12 [&>svg]:size-4.5 [&>svg]:flex-none [&>svg]:stroke-[1.6] [&>svg]:text-muted';

/** The menu of the signed-in account: picture and name, own pages, and logging out. */
export function AccountMenu({ me }: { me: Me }) {
  const t = useText();
  const id = useId();
  const { isOpen, opener, panel, toggle, close } = useHeaderPopup<HTMLDivElement>();
  const menu = useRef<HTMLDivElement>(null);
  const [isWarned, setWarned] = useState(false);
  const onKeyDown = useMenuKeys(menu, isOpen);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="grid size-10 flex-none place-items-center rounded-full max-sm:size-12"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
        onKeyDown={(event) => {
          if (isOpen || event.key !== 'ArrowDown') return;
          event.preventDefault();
          toggle();
        }}
      >
        <Avatar
          className="size-9 text-[15px] ring-primary in-aria-expanded:ring-2"
          id={me.id}
          name={me.name}
        />
        <span className="sr-only">{t('account.menu', { name: me.name })}</span>
      </button>
      {isOpen && <PanelVeil />}
      {isOpen && (
        <div ref={panel} className={`${PANEL} sm:w-70`}>
          <p className="flex items-center gap-3 p-3">
            <Avatar className="size-11 text-[19px]" id={me.id} name={me.name} />
            <span className="min-w-0 text-[17px] wrap-anywhere">{me.name}</span>
            <UserBadge user={me} />
          </p>
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its entries get the focus */}
          <div
            ref={menu}
            id={id}
            role="menu"
            aria-label={t('account.menu', { name: me.name })}
            onKeyDown={onKeyDown}
          >
            <Entries me={me} onChosen={() => close()} onWarn={() => setWarned(true)} />
          </div>
        </div>
      )}
      <Suspense>{isWarned && <LogOutWarning onClose={() => setWarned(false)} />}</Suspense>
    </>
  );
}

function Entries({ me, onChosen, onWarn }: { me: Me; onChosen: () => void; onWarn: () => void }) {
  const t = useText();
  const canInstall = useSyncExternalStore(isInstallable.subscribe, isInstallable.current);
  const { takesPayments } = useSyncExternalStore(siteInfo.subscribe, siteInfo.current);
  const profile = `/profile/${me.id}`;
  const cases = useOpenCases(me);
  return (
    <>
      <PageEntry icon={UserRound} to={profile} label={t('chrome.profile')} onChosen={onChosen} />
      <PageEntry
        icon={LayoutGrid}
        to="/my-stuff/puzzles"
        label={t('frame.myStuff')}
        onChosen={onChosen}
      />
      {me.labels.includes(MODERATOR) && (
        <PageEntry
          icon={Shield}
          to="/mod"
          label={t('chrome.moderation')}
          note={cases ? t.say(openCasesText(cases)) : undefined}
          onChosen={onChosen}
        />
      )}
      <PageEntry
        icon={SlidersHorizontal}
        to="/settings"
        label={t('site.settings')}
        onChosen={onChosen}
      />
      {takesPayments === true && (
        <PageEntry
          icon={Heart}
          to="/support"
          label={t('guards.support', { product: PRODUCT })}
          onChosen={onChosen}
          isNarrow
        />
      )}
      {canInstall && (
        <button
          type="button"
          className={ENTRY}
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onChosen();
            void install();
          }}
        >
          <Download aria-hidden />
          {t('chrome.install', { product: PRODUCT })}
        </button>
      )}
      <LogOutEntry
        onWarn={() => {
          onChosen();
          onWarn();
        }}
      />
    </>
  );
}

function PageEntry({
  icon: Icon,
  to,
  label,
  note,
  isNarrow = false,
  onChosen,
}: {
  icon: LucideIcon;
  to: string;
  label: string;
  /** Muted text after the label. */
  note?: string | undefined;
  /** Only in narrow windows, where the header does not have it. */
  isNarrow?: boolean;
  onChosen: () => void;
}) {
  return (
    <Link
      className={`${ENTRY} ${isNarrow ? 'lg:hidden' : ''}`}
      role="menuitem"
      tabIndex={-1}
      to={to}
      onClick={onChosen}
    >
      <Icon aria-hidden />
      {label}
      {note !== undefined && <span className="ms-auto text-end text-note text-muted"> {note}</span>}
    </Link>
  );
}

/** Logs out, after a warning if the account has no way to sign in again. */
function LogOutEntry({ onWarn }: { onWarn: () => void }) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      const { hasNoSignInMethod, logOut } = await import('./logOut.ts');
      if (await hasNoSignInMethod()) onWarn();
      else await logOut();
    } catch (error) {
      notify({ kind: 'error', message: describeFailure(error) });
    }
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={`${ENTRY} mt-2`}
      role="menuitem"
      tabIndex={-1}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void leave();
      }}
    >
      <LogOut aria-hidden />
      {t('account.logOut')}
    </button>
  );
}
