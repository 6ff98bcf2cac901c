import { lazy, Suspense } from 'react';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';

const Markdown = lazy(() =>
  import('#ui/shared/components/Markdown.tsx').then(({ Markdown }) => ({ default: Markdown })),
);

/** The author's description of a puzzle. The Markdown renderer is lazy. */
export function AuthorWords({ text }: { text: string }) {
  return (
    <PartBoundary text={text}>
      <Suspense fallback={<p>…</p>}>
        <Markdown text={text} />
      </Suspense>
    </PartBoundary>
  );
}
