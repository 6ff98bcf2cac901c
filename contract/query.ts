import { z } from 'zod';

/** A whole number in a query, written in decimal digits. Limits are added by `.pipe`. */
export const wholeNumber = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Expected a whole number')
  .transform(Number);

/** A yes or no in a query: `true` or `false`. */
export const flag = z
  .enum(['true', 'false'], 'Expected true or false')
  .transform((text) => text === 'true');

/** A parameter of a query that may be given several times. */
export function listOf<Item extends z.ZodType<unknown, string>>(item: Item, maxLength: number) {
  return z
    .union([z.string().transform((text) => [text]), z.array(z.string())])
    .pipe(z.array(item).max(maxLength));
}
