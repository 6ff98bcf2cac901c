import { expect, it } from 'vitest';
import { REMOVED_NAME } from '#contract/shapes.ts';
import { german } from '#tests/support/german.ts';
import { personName } from '#ui/shared/components/personName.ts';

it('says in the language of the reader that an account was removed', () => {
  expect(german.say(personName({ name: REMOVED_NAME }))).toBe('Gelöschtes Konto');
  expect(german.say(personName({ name: 'Ada' }))).toBe('Ada');
});
