import { lazy, Suspense, type ComponentProps } from 'react';
import { useText } from '#ui/shared/texts/useText.ts';

const CodePanel = lazy(() =>
  import('./CodePanel.tsx').then(({ CodePanel }) => ({
    default: CodePanel,
  })),
);

/** The code editor, loaded when it is first shown. It fills the place it is given. */
export function CodeTab(props: ComponentProps<typeof CodePanel>) {
  const t = useText();
  return (
    <Suspense fallback={<p className="p-6 text-muted">{t('create.loadingCode')}</p>}>
      <CodePanel {...props} />
    </Suspense>
  );
}
