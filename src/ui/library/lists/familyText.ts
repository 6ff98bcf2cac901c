import { FAMILY_FACTS } from '#engine/generate/families/facts.ts';
import type { Translator } from '#texts/translator.ts';

/** The title and the sentence of a family; null for one that this page does not know. */
export function familyText(
  t: Translator,
  family: string | null,
): { readonly title: string; readonly about: string } | null {
  const known = FAMILY_FACTS.find(({ id }) => id === family)?.id;
  if (known === undefined) return null;
  return { title: t(`families.${known}.title`), about: t(`families.${known}.about`) };
}
