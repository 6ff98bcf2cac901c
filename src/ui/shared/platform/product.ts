import { message } from '#texts/message.ts';

/** The product's name: the one place where it is written in code. */
export const PRODUCT = 'Chiaro';

/** What a puzzle without a title is called. */
export const UNTITLED = message('site.untitled');
