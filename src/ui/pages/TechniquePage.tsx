import { useLoaderData } from 'react-router';
import { OpenTechnique } from '#ui/play/wish/OpenTechnique.tsx';
import type { Practice } from '#ui/play/wish/wishes.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';

/**
 * A technique: how it works, an example, and the way to its puzzles. Another language remounts it,
 * for the name of its board.
 */
export function TechniquePage() {
  const t = useText();
  const practice = useLoaderData<Practice>();
  usePageTitle(t(`techniques.${practice.id}.title`));
  return <OpenTechnique key={`${practice.id} ${t.language}`} practice={practice} />;
}
