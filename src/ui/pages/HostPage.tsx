import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { HOST_PAGE_TITLES, HOST_PAGES, type HostPageName } from '#contract/hostPageNames.ts';
import { readHostPage, type HostPage as Page } from '#contract/hostPages.ts';
import type { Language } from '#texts/languages.ts';
import { describeFailure, NoAnswerError, refusedBecause } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { Markdown } from '#ui/shared/components/Markdown.tsx';
import { OutageMessage } from '#ui/shared/components/OutageMessage.tsx';
import { TextPage } from '#ui/shared/components/TextPage.tsx';
import { storedHostPage, storeHostPage } from '#ui/shared/platform/hostPages.ts';
import { needTexts, useText } from '#ui/shared/texts/texts.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

needTexts('chrome'); // titles

/** A page with a text of the host: the imprint, the terms, or about the site. */
export function HostPage() {
  const { page } = useParams();
  const name = HOST_PAGES.find((one) => one === page);
  return name === undefined ? <NotFoundPage /> : <NamedPage key={name} name={name} />;
}

function pageQuery(name: HostPageName, language: Language) {
  const stored = storedHostPage(name);
  return queryOptions({
    queryKey: ['hostPage', name, language],
    retry: false,
    meta: { isQuiet: true }, // the page shows the failure
    ...(stored && { initialData: stored, initialDataUpdatedAt: 0 }),
    queryFn: async ({ signal }): Promise<Page | null> => {
      try {
        const read = await call(readHostPage, { params: { name }, query: { language }, signal });
        storeHostPage(name, language, read);
        return read;
      } catch (error) {
        if (refusedBecause(readHostPage, error) === 'not_found') return null;
        throw error;
      }
    },
  });
}

function NamedPage({ name }: { name: HostPageName }) {
  const t = useText();
  const { data, error, refetch } = useQuery(pageQuery(name, t.language), queryClient);
  if (data === null) return <NotFoundPage />;
  return (
    <TextPage title={data?.title ?? t(HOST_PAGE_TITLES[name])}>
      {data && <Text page={data} />}
      {!data && error instanceof NoAnswerError && <OutageMessage onRetry={() => void refetch()} />}
      {!data && error && !(error instanceof NoAnswerError) && (
        <p role="status">{t.say(describeFailure(error))}</p>
      )}
    </TextPage>
  );
}

function Text({ page: { language, parts } }: { page: Page }) {
  return (
    <div lang={language ?? undefined}>
      {parts.map(({ heading, level, text }, i) => (
        <section key={i} className="wrap-anywhere">
          {heading !== null && level === 2 && (
            <h2 className="mt-9 mb-2.5 text-section">{heading}</h2>
          )}
          {heading !== null && level === 3 && <h3 className="mt-6 mb-2 font-strong">{heading}</h3>}
          <Markdown text={text} />
        </section>
      ))}
    </div>
  );
}
