import type { Translation } from '../Translation.ts';
import type { chrome as english } from '../en/chrome.ts';

export const chrome: Translation<typeof english> = {
  support: '{product} unterstützen',
};
