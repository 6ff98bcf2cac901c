import { LANGUAGES, type Language } from '#texts/languages.ts';
import { onSettings, settings } from '#ui/shared/settings/settings.ts';

/** The language in force: the one that was chosen, else the browser's first that is there. */
export function language(): Language {
  const { language: chosen } = settings();
  if (chosen !== 'system') return chosen;
  const spoken = navigator.languages.map((tag) => tag.split('-')[0]);
  return LANGUAGES.find((known) => known === spoken.find(isKnown)) ?? 'en';
}

function isKnown(tag: string | undefined): boolean {
  return LANGUAGES.some((known) => known === tag);
}

/** Hear of every change of the language. Returns the way to stop. */
export function onLanguage(listener: () => void): () => void {
  let last = language();
  const check = () => {
    const now = language();
    if (now === last) return;
    last = now;
    listener();
  };
  const stop = onSettings(check);
  window.addEventListener('languagechange', check);
  return () => {
    stop();
    window.removeEventListener('languagechange', check);
  };
}
