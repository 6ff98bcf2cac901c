import { lazy, Suspense, type ComponentProps } from 'react';
import { useSetting } from '../../settings/useSetting.ts';

/** Loads for those who take it. */
const Tour = lazy(() => import('./Tour.tsx').then(({ Tour }) => ({ default: Tour })));

/** The tour of the editor: at the first visit, and whenever an author asks for it again. */
export function EditorTour(props: ComponentProps<typeof Tour>) {
  const isWanted = useSetting('runEditorTour');
  return <Suspense>{isWanted && <Tour {...props} />}</Suspense>;
}
