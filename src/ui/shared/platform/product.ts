import { message } from '#texts/message.ts';

/** The product's name: the one place where it is written in code. */
export const PRODUCT = 'Chiaro';

/** The title of an untitled puzzle. */
export const UNTITLED = message('site.untitled');
