import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Need } from '#contract/pages.ts';
import type { MessageId } from '#texts/message.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { keepReturn } from '#ui/people/account/signedIn.ts';
import { askNow } from '#ui/shared/api/reach.ts';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { StateMessage, type StateKind } from '#ui/shared/components/StateMessage.tsx';
import { focusedElement } from '#ui/shared/platform/focus.ts';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { focusHeading } from './useHeadingFocus.ts';

/** The reason why a page is not shown. */
type Lack = 'network' | 'calls' | 'account' | 'moderator' | 'unknown';

const MODERATOR = 'moderator';

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
 * shown stays when the network goes.
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
  const lack = shown === pathname && (now === 'network' || now === 'calls') ? null : now;
  const next = lack === null ? pathname : null;
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
  if (network !== 'online') return network === 'offline' ? 'network' : 'calls';
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
    <div className="flex min-h-dvh items-start justify-center px-page pt-16 pb-20 max-sm:pt-8">
      {lack === 'unknown' ? <SessionPending /> : <Message lack={lack} />}
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
    Exclude<Lack, 'unknown'>,
    { readonly kind: StateKind; readonly title: MessageId; readonly help: MessageId }
  >
> = {
  network: { kind: 'away', title: 'guards.offline', help: 'guards.offlineHelp' },
  calls: { kind: 'away', title: 'guards.offline', help: 'guards.offlineModeHelp' },
  account: { kind: 'empty', title: 'guards.signIn', help: 'guards.signInHelp' },
  moderator: { kind: 'nothing', title: 'guards.notModerator', help: 'guards.notModeratorHelp' },
};

function Message({ lack }: { lack: Exclude<Lack, 'unknown'> }) {
  const t = useText();
  const { kind, title, help } = MESSAGES[lack];
  const actions = (
    <>
      <NextStep lack={lack} />
      <Link className={buttonClass()} to="/">
        {t('site.backToHome')}
      </Link>
    </>
  );
  return (
    <StateMessage as="h1" kind={kind} title={t(title)} actions={actions}>
      <p>{t(help)}</p>
    </StateMessage>
  );
}

/** The action that meets a requirement. Moderation has none. */
function NextStep({ lack }: { lack: Exclude<Lack, 'unknown'> }) {
  const t = useText();
  const { pathname, search } = useLocation();
  switch (lack) {
    case 'network':
      return <Button onClick={() => void askNow()}>{t('frame.tryAgain')}</Button>;
    case 'calls':
      return (
        <Link className={buttonClass()} to="/settings">
          {t('site.settings')}
        </Link>
      );
    case 'account':
      return (
        <Link
          className={buttonClass('primary')}
          to="/auth"
          onClick={() => keepReturn(pathname + search)}
        >
          {t('guards.signInLink')}
        </Link>
      );
    case 'moderator':
      return null;
  }
}
