import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { failedReply, type SolveReply } from '#engine/solving/protocol.ts';

/** A solver's reply with its grid text parsed. */
export type SolverReply =
  | Exclude<SolveReply, { readonly type: 'solution' }>
  | { readonly type: 'solution'; readonly grid: Grid };

/** Parses the grid text of a reply once, as it arrives. */
export function parseReply(reply: SolveReply): SolverReply {
  if (reply.type !== 'solution') return reply;
  const grid = parseGridText(reply.grid);
  return grid.ok ? { type: 'solution', grid: grid.value } : failedReply(grid.error.message);
}
