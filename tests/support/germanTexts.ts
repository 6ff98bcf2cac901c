import type { CompiledTexts } from '#texts/translator.ts';

const files = import.meta.glob<CompiledTexts>('../../src/texts/de/*.ts', { eager: true });

/** The German texts of all areas. */
export const GERMAN: CompiledTexts = Object.fromEntries(
  Object.values(files).flatMap((areas) => Object.entries(areas)),
);
