import { lazy, Suspense } from 'react';

const Markdown = lazy(() =>
  import('../components/Markdown.tsx').then(({ Markdown }) => ({ default: Markdown })),
);

/** What an author wrote about a puzzle. What reads it comes after the page. */
export function AuthorWords({ text }: { text: string }) {
  return (
    <Suspense fallback={<p>…</p>}>
      <Markdown text={text} />
    </Suspense>
  );
}
