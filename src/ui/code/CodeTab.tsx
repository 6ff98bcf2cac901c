import { lazy, Suspense, type ComponentProps } from 'react';

const CodePanel = lazy(() =>
  import('./CodePanel.tsx').then(({ CodePanel }) => ({ default: CodePanel })),
);

/** The code editor, loaded when it is first shown. It fills the place it is given. */
export function CodeTab(props: ComponentProps<typeof CodePanel>) {
  return (
    <Suspense fallback={<p className="p-6 text-muted">Loading the code editor…</p>}>
      <CodePanel {...props} />
    </Suspense>
  );
}
