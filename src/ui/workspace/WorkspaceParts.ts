import type { ReactNode } from 'react';

/** Information about a puzzle, by place. */
interface AboutParts {
  /** Over the title: the puzzle's collection. */
  readonly place?: ReactNode;
  /** Replaces the author's name. */
  readonly author?: ReactNode;
  /** Shown below the author. */
  readonly facts?: ReactNode;
  /** Shown with the actions of the puzzle. */
  readonly tools?: ReactNode;
  /** All of it, in the sheet of a phone. */
  readonly more?: ReactNode;
}

/** Parts that a mode adds to the frame. Each may be null. */
export interface WorkspaceParts {
  /** The result of the solve. It covers the description of the puzzle and, on phones, the tools. */
  readonly solved: ReactNode;
  /** Replaces the tools of the board while the result is shown. */
  readonly solvedTools: ReactNode;
  /** Button that shows the result again. */
  readonly result: ReactNode;
  /** Messages about the play: a trial, a mistake, the answer of a check. */
  readonly notes: ReactNode;
  /** Tools for the solve path. */
  readonly path: ReactNode;
  readonly timer: ReactNode;
  /** Shown next to the tools of the board, and in the header of a phone. */
  readonly meter: ReactNode;
  /** Tools of the mode, before the colors. */
  readonly tools: ReactNode;
  /** Shown below the rules. */
  readonly panel: ReactNode;
  /** Replaces the rules, or the drawer of a phone, while a hint is shown. */
  readonly hint: ReactNode;
  readonly isHintOpen: boolean;
  readonly about: AboutParts;
}
