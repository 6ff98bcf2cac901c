import * as z from 'zod/mini';

/** A whole number in a query, written in decimal digits. Add limits with `z.pipe`. */
export const wholeNumber = z.pipe(
  z.string().check(z.regex(/^-?\d{1,15}$/, 'Expected a whole number')),
  z.transform(Number),
);

/** A boolean in a query: `true` or `false`. */
export const flag = z.pipe(
  z.enum(['true', 'false'], 'Expected true or false'),
  z.transform((text) => text === 'true'),
);

/** A query parameter that may be repeated. */
export function repeatable<Item extends z.ZodMiniType<unknown, string>>(
  item: Item,
  maxLength: number,
) {
  const texts = z.union([
    z.pipe(
      z.string(),
      z.transform((text) => [text]),
    ),
    z.array(z.string()),
  ]);
  return z.pipe(texts, z.array(item).check(z.maxLength(maxLength)));
}
