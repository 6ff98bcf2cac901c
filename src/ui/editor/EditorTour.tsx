import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useSetting } from '#ui/shared/settings/useSetting.ts';

/** Loads for those who take it. */
const Tour = lazy(() => import('./Tour.tsx').then(({ Tour }) => ({ default: Tour })));

/** The tour of the editor: at the first visit, and whenever an author asks for it again. */
export function EditorTour(props: Omit<ComponentProps<typeof Tour>, 'isAskedFor'>) {
  const isWanted = useSetting('runEditorTour');
  const [isAskedFor, setAskedFor] = useState(!isWanted);
  if (!isWanted && !isAskedFor) setAskedFor(true); // from now on it begins only on request
  return <Suspense>{isWanted && <Tour isAskedFor={isAskedFor} {...props} />}</Suspense>;
}
