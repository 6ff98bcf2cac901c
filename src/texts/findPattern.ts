/** Patterns of texts by area and key. */
export type Patterns<Pattern> = Readonly<Record<string, Readonly<Record<string, Pattern>>>>;

/** The pattern of an id; undefined if there is none, or its area is not loaded. */
export function findPattern<Pattern>(patterns: Patterns<Pattern>, id: string): Pattern | undefined {
  const at = id.indexOf('.');
  const [area, key] = [id.slice(0, at), id.slice(at + 1)];
  const inArea = Object.hasOwn(patterns, area) ? patterns[area] : undefined;
  return inArea && Object.hasOwn(inArea, key) ? inArea[key] : undefined;
}
