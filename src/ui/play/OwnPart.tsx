import { ComputedAtPress, ComputedWhenSolved } from '#ui/play/hints/ComputedOfPuzzle.tsx';
import { AuthorName } from '#ui/workspace/About.tsx';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';

/** Facts about a puzzle that is not stored on the site. Each part has its own place on the page. */
export type OwnPartName =
  | 'facts'
  | 'solved'
  /** Everything without a place on the first screen, for the sheet on phones. */
  | 'more';

/** One of the parts. All of them load together, after the page. */
export default function OwnPart({ part, opened }: { part: OwnPartName; opened: OpenedPuzzle }) {
  const { grid, author } = opened.puzzle;
  switch (part) {
    case 'facts':
      return (
        <div className="text-meta text-muted">
          <ComputedAtPress grid={grid} known={null} />
        </div>
      );
    case 'solved':
      return (
        <div className="min-w-0 max-xl:hidden score:hidden phone:order-1 phone:block phone:basis-full">
          <ComputedWhenSolved grid={grid} known={null} />
        </div>
      );
    case 'more':
      return (
        <div className="mb-2 flex flex-col gap-2">
          {author && <AuthorName author={author} />}
          <ComputedAtPress grid={grid} known={null} />
        </div>
      );
  }
}
