import { Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Need } from '#contract/pages.ts';
import type { MessageId } from '#texts/message.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { keepReturn } from '#ui/people/account/signedIn.ts';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { OutageMessage } from '#ui/shared/components/OutageMessage.tsx';
import { StateMessage, type StateKind } from '#ui/shared/components/StateMessage.tsx';
import { focusedElement } from '#ui/shared/platform/focus.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { useNetwork, wasAnswered } from '#ui/shared/platform/network.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { focusHeading } from './useHeadingFocus.ts';

/** The reason why a page is not shown. `calls`: calls are not answered, or turned off. */
type Lack = 'calls' | 'account' | 'moderator' | 'unknown';

const MODERATOR = 'moderator';
/** The name of the page in whose place there are puzzles of this device while it needs calls. */
const WITH_PUZZLES: MessageId = 'guards.explorePuzzles';

const DevicePuzzles = lazyPart(
  async () => (await import('#ui/library/lists/DevicePuzzles.tsx')).DevicePuzzles,
);

/** A page that is only shown to visitors who meet its requirement, under its name until then. */
export function guarded(needs: Need, name: MessageId | undefined) {
  return (Page: ComponentType): ComponentType =>
    function Guarded() {
      return (
        <Guard needs={needs} name={name}>
          <Page />
        </Guard>
      );
    };
}

/**
 * Shows the page, or the unmet requirement with an action. The address stays: the page appears once
 * the network is back or the visitor has signed in, in another tab too. A page that is already
 * shown stays when the network goes, except if no call has been answered in this tab.
 */
function Guard({
  needs,
  name,
  children,
}: {
  needs: Need;
  name: MessageId | undefined;
  children: ReactNode;
}) {
  const now = useLack(needs);
  const { pathname } = useLocation();
  const [shown, setShown] = useState<string | null>(null);
  const lack = shown === pathname && now === 'calls' ? null : now;
  const next = lack === null && wasAnswered() ? pathname : null;
  if (shown !== next) setShown(next);
  const last = useRef(lack);
  useEffect(() => {
    if (last.current !== lack && focusedElement() === null) focusHeading();
    last.current = lack;
  }, [lack]);
  return lack === null ? children : <Lacking lack={lack} name={name} />;
}

function useLack(needs: Need): Lack | null {
  const network = useNetwork();
  const me = useMe();
  if (network !== 'online') return 'calls';
  if (needs === 'online') return null;
  if (me === undefined) return 'unknown';
  if (me === null) return 'account';
  return needs === 'moderator' && !me.labels.includes(MODERATOR) ? 'moderator' : null;
}

function Lacking({ lack, name }: { lack: Lack; name: MessageId | undefined }) {
  const t = useText();
  usePageTitle(name === undefined ? null : t.say({ id: name, values: { product: PRODUCT } }));
  return (
    // At least as high as the window, like the page itself, so that the footer does not move.
    <div className="flex min-h-dvh flex-col items-center gap-12 px-page pt-16 pb-20 max-sm:pt-8">
      {lack === 'unknown' ? <SessionPending /> : <Message lack={lack} />}
      {lack === 'calls' && name === WITH_PUZZLES && (
        <Suspense>
          <DevicePuzzles />
        </Suspense>
      )}
    </div>
  );
}

/** Shown while the session is loaded. */
function SessionPending() {
  const t = useText();
  return (
    <h1 className="text-section text-muted" aria-busy>
      {t('guards.moment')}
    </h1>
  );
}

const MESSAGES: Readonly<
  Record<
    'account' | 'moderator',
    { readonly kind: StateKind; readonly title: MessageId; readonly help: MessageId }
  >
> = {
  account: { kind: 'empty', title: 'guards.signIn', help: 'guards.signInHelp' },
  moderator: { kind: 'nothing', title: 'guards.notModerator', help: 'guards.notModeratorHelp' },
};

function Message({ lack }: { lack: Exclude<Lack, 'unknown'> }) {
  const t = useText();
  const home = (
    <Link className={buttonClass()} to="/">
      {t('site.backToHome')}
    </Link>
  );
  if (lack === 'calls') return <OutageMessage as="h1" further={home} />;
  const { kind, title, help } = MESSAGES[lack];
  const actions = (
    <>
      {lack === 'account' && <SignInLink />}
      {home}
    </>
  );
  return (
    <StateMessage as="h1" kind={kind} title={t(title)} actions={actions}>
      <p>{t(help)}</p>
    </StateMessage>
  );
}

/** The link to sign in, which leads back here. */
function SignInLink() {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <Link
      className={buttonClass('primary')}
      to="/auth"
      onClick={() => keepReturn(pathname + search)}
    >
      {t('guards.signInLink')}
    </Link>
  );
}
