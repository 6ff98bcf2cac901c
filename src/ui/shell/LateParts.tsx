import { UpdateBanner } from './UpdateBanner.tsx';
import { LayoutGrid, Lightbulb, Pencil, Search, Sparkles } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useText } from '#ui/shared/texts/texts.ts';
import { currentIn, PLACES } from './Header.tsx';
import { useEffect } from 'react';
import { whenIdle } from '#ui/shared/platform/whenIdle.ts';
import { readerId, meQuery } from '#ui/shared/api/me.ts';
import { network, outage, useNetwork } from '#ui/shared/platform/network.ts';
import { message } from '#texts/message.ts';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { checkVersion } from '#ui/shared/api/siteVersion.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { updateSite } from '#ui/shared/platform/serviceWorker.ts';
import type { Language } from '#texts/languages.ts';
import { hostPageNames } from '#ui/shared/platform/hostPageNames.ts';
import { noteSite, siteInfo } from '#ui/shared/platform/siteInfo.ts';
import { NoAnswerError } from '#ui/shared/api/apiErrors.ts';
import { askNow } from '#ui/shared/api/reach.ts';

/** A network that stays for this time counts as stable again. */
const CALM_MS = 60_000;
const FIRST_DELAY_MS = 3000;

/**
 * Refetch everything on the page when the server answers again, and notify visitors who noticed the
 * outage; a hidden page shows no notice. A browser that has a network again may not reach the
 * server, so that is checked first, and the notice goes with the next outage. Refetches back off if
 * the network comes and goes, because where only some calls succeed, refetching all of them would
 * end in the next outage.
 */
export function useNetworkReturn(): void {
  useEffect(() => {
    let last = network.current();
    let wasSeen = false;
    let wasOffline = false;
    let delayMs = 0;
    let returnedMs = -Infinity;
    let timer: ReturnType<typeof setTimeout> | null = null;
    let cause: 'offline' | 'server' = 'offline';
    let replaceNotice: ((next: null) => void) | null = null;
    const look = () => {
      if (last === 'offline' && document.visibilityState === 'visible') wasSeen = true;
    };
    const ask = async () => {
      timer = null;
      // Else the refetch happens when it is back.
      if (last !== 'online' || !(await askNow()) || life.signal.aborted) return;
      // The own account could not be loaded, so the session is unknown; a known one stays
      // meanwhile.
      if (!queryClient.getQueryData(meQuery.queryKey)) void queryClient.resetQueries(meQuery);
      void queryClient.invalidateQueries();
      if (wasOffline && wasSeen)
        replaceNotice = notify({
          kind: 'success',
          message: message('chrome.backOnline', { cause }),
        });
      wasSeen = false;
      wasOffline = false;
    };
    const follow = () => {
      const before = last;
      last = network.current();
      look();
      wasOffline ||= before === 'offline';
      if (last === 'offline') {
        replaceNotice?.(null);
        replaceNotice = null;
      }
      if (last !== 'online' || before === 'online' || timer !== null) return;
      const nowMs = performance.now();
      const isCalm = nowMs - returnedMs >= CALM_MS + delayMs;
      delayMs = isCalm ? 0 : Math.min(Math.max(2 * delayMs, FIRST_DELAY_MS), CALM_MS);
      returnedMs = nowMs;
      if (delayMs === 0) void ask();
      else timer = setTimeout(() => void ask(), delayMs);
    };
    const noteCause = () => {
      const kind = outage.current()?.kind;
      if (kind !== undefined) cause = kind === 'noNetwork' ? 'offline' : 'server';
    };
    const life = new AbortController();
    look();
    noteCause();
    document.addEventListener('visibilitychange', look);
    const stop = network.subscribe(follow);
    const stopCause = outage.subscribe(noteCause);
    return () => {
      life.abort();
      document.removeEventListener('visibilitychange', look);
      stop();
      stopCause();
      if (timer !== null) clearTimeout(timer);
    };
  }, []);
}

const ICONS = {
  '/search/puzzles': Search,
  '/play': Sparkles,
  '/learn': Lightbulb,
  '/create': Pencil,
  '/my-stuff/puzzles': LayoutGrid,
} as const;

/** The navigation at the bottom of phones, on pages that leave space for it. */
export function PhoneBar() {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <nav
      className="fixed inset-x-0 bottom-0 z-19 flex bg-base-100 px-1 pb-[env(safe-area-inset-bottom)] group-data-immersive/site:hidden sm:hidden"
      aria-label={t('site.navigation')}
    >
      {PLACES.map(({ to, sections, label }) => {
        const Icon = ICONS[to];
        return (
          <Link
            key={to}
            className="flex h-16 min-w-0 flex-auto flex-col items-center justify-center gap-1 rounded-control text-[13px]/[1.25] text-muted max-[359px]:text-[12px]/[1.25] aria-[current=page]:font-strong aria-[current=page]:text-base-content"
            to={to}
            aria-current={currentIn(sections, pathname)}
          >
            <Icon className="size-[23px] stroke-[1.6]" aria-hidden />
            <span className="max-w-full truncate">{t(label)}</span>
          </Link>
        );
      })}
    </nav>
  );
}

/**
 * Send reports of solves that were made offline or before signing in, as soon as the visitor is
 * online and signed in. The code that sends them is loaded then.
 */
export function useReportSender(): void {
  useEffect(() => {
    const send = () => {
      if (network.current() !== 'online' || readerId.current() === null) return;
      // Failed reports are sent the next time there is a network.
      import('#ui/saved/solveReports.ts').then(({ sendNow }) => sendNow()).catch(() => undefined);
    };
    send();
    const offNetwork = network.subscribe(send);
    const offReader = readerId.subscribe(send);
    return () => {
      offNetwork();
      offReader();
    };
  }, []);
}

/** Store the daily puzzles of the next days once a day, for visits without a network. */
function useUpcomingDailies(): void {
  useEffect(
    () =>
      whenIdle(() => {
        if (network.current() !== 'online') return;
        // Without an answer the next page asks again.
        import('#ui/play/daily/fetchUpcoming.ts')
          .then(({ fetchUpcoming }) => fetchUpcoming())
          .catch(() => undefined);
      }),
    [],
  );
}

/**
 * Fetch the API version of the server once, as soon as it can be reached. If it differs from this
 * page's, reload at most twice, then show an error.
 */
export function useVersionCheck(): void {
  const isOnline = useNetwork() === 'online';
  const { language } = useText();
  const { data } = useQuery({ ...healthQuery, enabled: isOnline }, queryClient);
  useEffect(() => {
    if (!data) return;
    void storeTexts(data.pages ?? [], language);
    noteSite({ ...data, pages: data.pages?.map(({ name }) => name) });
    const result = checkVersion(data.version);
    if (result === 'reload') void updateSite();
    if (result === 'failed') notify({ kind: 'error', message: message('chrome.outdated') });
  }, [data, language]);
}

/** Store the texts of the host for use without a network. The code is loaded if there are any. */
async function storeTexts(
  pages: readonly { readonly name: string; readonly changedAt: string }[],
  language: Language,
): Promise<void> {
  if (pages.length === 0 && hostPageNames(siteInfo.current().pages).length === 0) return;
  const [{ call }, { storeHostPages }] = await Promise.all([
    import('#ui/shared/api/client.ts'),
    import('#ui/shared/platform/hostPages.ts'),
  ]);
  // Failed reads are repeated at the next visit.
  await storeHostPages(pages, language, call).catch(() => undefined);
}

/** The health of the server and its API version. The API client is loaded after the page. */
const healthQuery = queryOptions({
  queryKey: ['health'],
  staleTime: Infinity,
  retry: false,
  meta: { isQuiet: true }, // except for maintenance
  queryFn: async ({ signal }) => {
    const [{ call }, { health }] = await Promise.all([
      import('#ui/shared/api/client.ts'),
      import('#contract/health.ts'),
    ]);
    try {
      return await call(health, { signal });
    } catch (error) {
      if (error instanceof NoAnswerError && error.sentence !== null)
        notify({ kind: 'error', message: message('site.maintenance') });
      throw error;
    }
  },
});

/** Load the pages for outages and errors ahead: during an outage they could not be loaded. */
function useErrorPages(): void {
  useEffect(() => {
    // `ErrorPage` has a page instead.
    Promise.all([import('./AwayPage.tsx'), import('./UnexpectedPage.tsx')]).catch(() => undefined);
  }, []);
}

/**
 * The parts of the layout that are loaded after the first page, and the effects that run on all
 * pages.
 */
export function LateParts() {
  useNetworkReturn();
  useVersionCheck();
  useReportSender();
  useUpcomingDailies();
  useErrorPages();
  return (
    <>
      <PhoneBar />
      <UpdateBanner />
    </>
  );
}
