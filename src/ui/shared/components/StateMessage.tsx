import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import type { ReactNode } from 'react';
import { BoardPicture } from './BoardPicture.tsx';
import { ErrorSwatch } from './ErrorSwatch.tsx';

/**
 * `nothing`: no match. `empty`: no content yet, which the visitor can change. `away`: temporarily
 * unavailable, as without a network. `wrong`: a failure.
 */
export type StateKind = 'nothing' | 'empty' | 'away' | 'wrong';

function picture(rows: string): Grid {
  const grid = parseGridText(`5x5|T5:${rows}|C5:|Z|S|R`);
  invariant(grid.ok, 'the picture of a state can be read');
  return grid.value;
}

const PICTURES: Readonly<Record<StateKind, Grid>> = {
  nothing: picture('nnnnnnwwnnnwnwnnnwwnnnnnn'),
  empty: picture('nnnnnnnnnnnnnnnnnnnnnnnnn'),
  away: picture('wwbbbbwbwbbbbwbbwwwbbbbbb'),
  wrong: picture('nbbnnbbwwnnwwbnnnbbnnnnnn'),
};

/** Covers the middle cell: a fifth of the board without its frame. */
const MIDDLE = 'absolute top-1/2 left-1/2 size-8.5 -translate-1/2';

/**
 * An empty or error state: a picture of a 5 × 5 board, a heading with the state, a line with what
 * still works, and one action.
 */
export function StateMessage({
  kind,
  title,
  children,
  actions,
  as: Heading = 'h2',
}: {
  kind: StateKind;
  title: string;
  /** The line under the heading. */
  children: ReactNode;
  /** The action: a button or a link, rarely two. */
  actions?: ReactNode;
  /** `h1` if it is the whole page. */
  as?: 'h1' | 'h2' | 'h3';
}) {
  return (
    <div className="flex items-center gap-8 max-sm:flex-col max-sm:items-start max-sm:gap-5">
      <span className="relative flex-none" aria-hidden>
        <BoardPicture
          className={`size-43 max-sm:size-32 ${kind === 'away' ? 'opacity-55' : ''}`}
          grid={PICTURES[kind]}
        />
        {kind === 'empty' && (
          <span
            className={`${MIDDLE} rounded-[7px] inset-ring-2 inset-ring-primary max-sm:size-6`}
          />
        )}
        {kind === 'wrong' && (
          <span className={`${MIDDLE} grid place-items-center max-sm:size-6`}>
            <ErrorSwatch size={28} />
          </span>
        )}
      </span>
      <div className="min-w-0">
        <Heading className="text-section wrap-anywhere">{title}</Heading>
        <div className="mt-1.5 max-w-[24em] text-muted">{children}</div>
        {actions !== undefined && <div className="mt-4 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
