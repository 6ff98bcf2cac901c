import { message } from '#texts/message.ts';
import { field, type Field } from '../config/field.ts';

/**
 * The color a rule is about, without gray: light in a new rule, dark where a text does not name it.
 */
export const solidColorField: Field<'color'> = field.color({
  initial: 'light',
  prototype: 'dark',
  label: message('clues.color'),
  options: ['light', 'dark'],
});

/** The color a rule is about, gray included. */
export const anyColorField: Field<'color'> = field.color({
  initial: 'light',
  label: message('clues.color'),
});
