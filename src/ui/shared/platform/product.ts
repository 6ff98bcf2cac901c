import { message } from '#texts/message.ts';

/** The product's name; the only place in the code that contains it. */
export const PRODUCT = 'Chiaro';

/** The title of an untitled puzzle. */
export const UNTITLED = message('site.untitled');
