import type { TechniqueId } from '../explain/techniques.ts';
import type { Family } from './Family.ts';

/** Data of a family for pages, which do not load the generator. */
export type FamilyFacts = Readonly<
  Pick<Family, 'id' | 'version' | 'sizes' | 'grades' | 'symmetry' | 'choosing'> &
    Required<Pick<Family, 'isEven' | 'smallGrades'>> & {
      /** The text of a small board with its solution. */
      example: string;
    }
>;

/** The facts of a family but its example. */
export function factsOf(family: Family): Omit<FamilyFacts, 'example'> {
  const { id, version, sizes, isEven = false, grades, smallGrades = [] } = family;
  const { symmetry, choosing } = family;
  return { id, version, sizes, isEven, grades, smallGrades, symmetry, choosing };
}

/** Data of a technique for pages: a first example, and kinds of puzzles that need it. */
export interface PracticeFacts<Family = string, Id = TechniqueId> {
  readonly id: Id;
  /** A board on which the technique gives the next step. */
  readonly example: string;
  /** Square boards of a family. */
  readonly kinds: readonly {
    readonly family: Family;
    readonly side: number;
    readonly grade: number;
  }[];
}
