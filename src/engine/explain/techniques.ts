import type { Level, Step } from './Step.ts';

/** The kind of a deduction, and the level of its step. */
type Looked = Pick<Step, 'cause'> & { readonly level: Level };

/** A kind of deductions that players have a name for. */
interface Technique {
  readonly id: string;
  /** The hardest level of steps in puzzles for practice. */
  readonly level: 3 | 4 | 5;
  readonly isUsedBy: (step: Looked) => boolean;
}

/** Techniques, from easy to hard. */
const TECHNIQUES = [
  { id: 'views', level: 3, isUsedBy: ({ cause }) => cause.type === 'sight' },
  {
    id: 'fullAreas',
    level: 3,
    isUsedBy: ({ cause }) => cause.type === 'region' && cause.fault === 'large',
  },
  {
    id: 'growth',
    level: 3,
    isUsedBy: ({ cause }) => cause.type === 'region' && cause.fault !== 'large',
  },
  { id: 'apart', level: 3, isUsedBy: ({ cause }) => cause.type === 'joined' },
  { id: 'connection', level: 3, isUsedBy: ({ cause }) => cause.type === 'connected' },
  { id: 'loops', level: 3, isUsedBy: ({ cause }) => cause.type === 'cycle' },
  {
    id: 'reach',
    level: 3,
    isUsedBy: ({ cause }) => cause.type === 'far' && cause.fault === 'reach',
  },
  {
    id: 'images',
    level: 3,
    isUsedBy: ({ cause }) =>
      cause.type === 'mirror' || (cause.type === 'far' && cause.fault === 'image'),
  },
  { id: 'shapes', level: 3, isUsedBy: ({ cause }) => cause.type === 'shape' },
  { id: 'patterns', level: 3, isUsedBy: ({ cause }) => cause.type === 'pattern' },
  { id: 'edge', level: 3, isUsedBy: ({ cause }) => cause.type === 'rim' },
  {
    id: 'allWays',
    level: 3,
    isUsedBy: ({ cause }) => cause.type === 'ways' || cause.type === 'answers',
  },
  { id: 'compared', level: 3, isUsedBy: ({ cause }) => cause.type === 'counts' },
  {
    id: 'whatIf',
    level: 4,
    isUsedBy: ({ cause, level }) => cause.type === 'whatIf' && level === 4,
  },
  {
    id: 'whatIfInside',
    level: 5,
    isUsedBy: ({ cause, level }) => cause.type === 'whatIf' && level === 5,
  },
] as const satisfies readonly Technique[];

export type TechniqueId = (typeof TECHNIQUES)[number]['id'];

/** All techniques, from easy to hard. */
export const techniques: readonly (Technique & { readonly id: TechniqueId })[] = TECHNIQUES;

export const techniqueById: ReadonlyMap<string, (typeof techniques)[number]> = new Map(
  techniques.map((technique) => [technique.id, technique]),
);
