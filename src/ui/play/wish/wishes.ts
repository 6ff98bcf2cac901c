import { invariant } from '#base/invariant.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { FAMILY_FACTS } from '#engine/generate/families/facts.ts';
import { PRACTICE_FACTS } from '#engine/generate/families/practiceFacts.ts';
import type { FamilyFacts, PracticeFacts } from '#engine/generate/FamilyFacts.ts';
import { SYMMETRIES, type Size, type Symmetry } from '#engine/generate/symmetry.ts';
import { bandOf, hasSymmetry, type Wish } from '#engine/generate/Wish.ts';
import { message, type Text } from '#texts/message.ts';
import type { FamilyId } from '#ui/library/lists/FamilyCard.tsx';

/** A wish of a player: one grade of a family that exists. */
export interface PlayWish extends Wish {
  readonly family: FamilyId;
  readonly grades: readonly [grade: number];
  readonly technique?: PracticeId;
}

/** A technique that can be practiced. */
type PracticeId = (typeof PRACTICE_FACTS)[number]['id'];

/** The facts of a technique. */
export type Practice = PracticeFacts<FamilyId, PracticeId>;

/** A wish without its seed and its technique: what a player chooses. */
export type Choice = Omit<PlayWish, 'seed' | 'technique'>;

/** The highest seed in an address. Larger ones are hard to tell others. */
export const MOST_SEED = 999_999;
/** Sides of the square boards that pages offer. Addresses may name others. */
const SIDES = [5, 6, 7, 8, 10, 12, 15] as const;
const USUAL_SIDE = 7;

type Facts = FamilyFacts & { readonly id: FamilyId };

/** All families, in the order of lists. */
export const FAMILIES: readonly Facts[] = FAMILY_FACTS;

/** All techniques that can be practiced, from easy to hard. */
export const PRACTICES: readonly Practice[] = PRACTICE_FACTS;

const factsById = new Map<string, Facts>(FAMILIES.map((facts) => [facts.id, facts]));

/** The facts of a family that exists. */
function factsOf(family: FamilyId): Facts {
  return factsById.get(family) ?? FAMILY_FACTS[0];
}

/** The sides of square boards that are offered for a family. */
export function sidesOf(family: FamilyId): readonly number[] {
  const facts = factsOf(family);
  return SIDES.filter((side) => hasSize(facts, { width: side, height: side }));
}

/** The symmetries that a family has at a size. */
export function symmetriesOf(family: FamilyId, size: Size): readonly Symmetry[] {
  return SYMMETRIES.filter((symmetry) => hasSymmetry(factsOf(family), symmetry, size));
}

/** The grades that a family has at a size, in rising order. */
export function gradesOf(family: FamilyId, size: Size): readonly number[] {
  return [...bandOf(factsOf(family), size)].sort((a, b) => a - b);
}

/** The choice that is nearest to wanted values, in the bounds of the family. */
export function choiceFor(
  family: FamilyId,
  wanted: { readonly side?: number; readonly grade?: number; readonly symmetry?: Symmetry } = {},
): Choice {
  const side = nearest(sidesOf(family), wanted.side ?? USUAL_SIDE);
  const size = { width: side, height: side };
  const grade = nearest(gradesOf(family, size), wanted.grade ?? 0);
  const symmetry =
    symmetriesOf(family, size).find((it) => it === wanted.symmetry) ??
    usualSymmetry(factsOf(family), size);
  return { family, ...size, grades: [grade], symmetry };
}

function nearest(values: readonly number[], wanted: number): number {
  const [first = wanted, ...others] = values;
  return others.reduce(
    (best, it) => (Math.abs(it - wanted) < Math.abs(best - wanted) ? it : best),
    first,
  );
}

/** A seed for a wish without one. */
export function randomSeed(): number {
  return 1 + Math.floor(Math.random() * MOST_SEED);
}

/** The kind of a puzzle in records: family and size. */
export function kindOf({ family, width, height }: Choice): string {
  return `${family} ${width}x${height}`;
}

/** The facts of a technique; undefined if it cannot be practiced. */
export function practiceOf(technique: string): Practice | undefined {
  return PRACTICES.find(({ id }) => id === technique);
}

/** The address of a technique: its example, and the way to its puzzles. */
export function techniqueAddress(technique: string): string {
  return `/play/techniques/${technique}`;
}

/** The puzzle of a seed for a technique. Seeds in a row take turns with the kinds of puzzles. */
export function practiceWish({ id, kinds }: Practice, seed: number): PlayWish {
  const kind = kinds[seed % kinds.length];
  invariant(kind, 'a technique has kinds of puzzles');
  const { family, side, grade } = kind;
  return { ...choiceFor(family, { side, grade }), seed, technique: id };
}

/** The next one in the series that begins with a wish: the same for all who play it. */
export function afterWish(wish: Wish): Wish {
  const seed = wish.seed >= MOST_SEED ? 1 : wish.seed + 1;
  const practice = practiceOf(wish.technique ?? '');
  return practice ? practiceWish(practice, seed) : { ...wish, seed };
}

/** The address of a puzzle by wish: the same puzzle for everyone. */
export function wishAddress(wish: Wish): string {
  const { family, width, height, grades, symmetry, seed, technique } = wish;
  const address = `/play/${family}?size=${width}x${height}&grade=${grades.join()}&symmetry=${symmetry}&seed=${seed}`;
  return technique ? `${address}&technique=${technique}` : address;
}

/**
 * The wish of an address. What is missing is as usual, and the seed random. The error is one
 * sentence for players.
 */
export function parseWish(id: string, query: URLSearchParams): Result<PlayWish, Text> {
  const facts = factsById.get(id);
  if (!facts) return fail(message('wish.unknownKind', { kind: id.slice(0, LONGEST_NAME) }));
  const size = readSize(query.get('size'), choiceFor(facts.id));
  if (!size || !hasSize(facts, size)) return fail(sizeError(facts));
  const kind = message(`families.${facts.id}.title`);
  const band = gradesOf(facts.id, size);
  const grade = readNumber(query.get('grade'), band[0] ?? 0);
  if (!band.includes(grade)) return fail(message('wish.badGrade', { kind }));
  const wanted = query.get('symmetry') ?? usualSymmetry(facts, size);
  const symmetry = symmetriesOf(facts.id, size).find((it) => it === wanted);
  if (!symmetry) return fail(message('wish.badSymmetry', { kind }));
  const seed = readNumber(query.get('seed'), randomSeed());
  if (!(seed >= 1 && seed <= MOST_SEED)) return fail(message('wish.badSeed', { most: MOST_SEED }));
  const { width, height } = size;
  const wish: PlayWish = { family: facts.id, width, height, grades: [grade], symmetry, seed };
  const name = query.get('technique');
  return name === null ? ok(wish) : withTechnique(wish, name);
}

/** The wish with a technique, which only measured kinds of puzzles have. */
function withTechnique(wish: PlayWish, name: string): Result<PlayWish, Text> {
  const practice = practiceOf(name);
  if (!practice) return fail(unknownTechnique(name));
  const { id, kinds } = practice;
  const isKind = kinds.some(({ family, side, grade }) => {
    const measured = { ...choiceFor(family, { side, grade }), seed: wish.seed };
    return wishAddress(measured) === wishAddress(wish);
  });
  const technique = message(`techniques.${id}.title`);
  return isKind
    ? ok({ ...wish, technique: id })
    : fail(message('techniques.noPuzzles', { technique }));
}

/** The sentence about a technique that cannot be practiced. */
export function unknownTechnique(name: string): Text {
  return message('techniques.unknown', { name: name.slice(0, LONGEST_NAME) });
}

/** An unknown name is repeated up to this length. */
const LONGEST_NAME = 30;

/** The size in an address; null for anything else. */
function readSize(text: string | null, usual: Size): Size | null {
  if (text === null) return usual;
  const [, width, height] = /^(\d{1,2})x(\d{1,2})$/.exec(text) ?? [];
  return width === undefined || height === undefined
    ? null
    : { width: Number(width), height: Number(height) };
}

/** A whole number in an address; NaN for anything else. */
function readNumber(text: string | null, usual: number): number {
  if (text === null) return usual;
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}

function hasSize({ sizes: { least, most }, isEven }: Facts, { width, height }: Size): boolean {
  return [width, height].every(
    (side) => side >= least && side <= most && !(isEven && side % 2 === 1),
  );
}

function sizeError({ id, sizes: { least, most }, isEven }: Facts): Text {
  const kind = message(`families.${id}.title`);
  if (least === most) return message('wish.onlySize', { kind, least });
  return message(isEven ? 'wish.badEvenSize' : 'wish.badSize', { kind, least, most });
}

/** The symmetry of a family unless wished otherwise, if a size can have it. */
function usualSymmetry(facts: Facts, size: Size): Symmetry {
  return hasSymmetry(facts, facts.symmetry, size) ? facts.symmetry : 'none';
}
