import { useLoaderData, useLocation } from 'react-router';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { SolveWorkspace } from '#ui/play/SolveWorkspace.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { OpenedPuzzle } from '../workspace/OpenedPuzzle.ts';
import { useLanguageOfData } from './useLanguageOfData.ts';

/** The page that solves a puzzle. Another address remounts it, as another language of its title. */
export function SolvePage() {
  const t = useText();
  const opened = useLoaderData<OpenedPuzzle>();
  const { pathname, search } = useLocation();
  const { titleLanguage = t.language } = opened;
  useLanguageOfData(titleLanguage);
  const title = t.say(opened.puzzle.title || UNTITLED);
  usePageTitle(opened.mode.isFinal ? t('play.perfectionTitle', { title }) : title);
  return (
    <SolveWorkspace key={`${pathname}${search} ${opened.titleLanguage ?? ''}`} opened={opened} />
  );
}
