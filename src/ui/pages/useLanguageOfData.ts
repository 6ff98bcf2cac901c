import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useText } from '#ui/shared/texts/texts.ts';

/** Reload the data of a page, which contains texts, when the language changes. */
export function useLanguageOfData(loaded: string): void {
  const { language } = useText();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (language !== loaded && state === 'idle') void revalidate();
  }, [language, loaded, state, revalidate]);
}
