import type { Rating } from '#engine/explain/rate.ts';
import type { Result } from '#base/result.ts';
import type { EncodedPicture } from '../pictures/Pictures.ts';
import type { FirstBoard } from '../previews/drawFirstBoard.ts';
import type { PreviewCard } from '../previews/PreviewCard.ts';
import type {
  CheckRefusal,
  MadePuzzle,
  PuzzleFacts,
  PuzzleOrder,
  PuzzleToPublish,
  UnratedReason,
  Verification,
} from './PuzzleChecks.ts';

/** Requests to a worker. */
export type CheckRequest =
  | { readonly type: 'read'; readonly data: string }
  | { readonly type: 'publish'; readonly puzzle: PuzzleToPublish }
  | { readonly type: 'verify'; readonly data: string; readonly limits: SearchLimits }
  | { readonly type: 'rate'; readonly data: string }
  | { readonly type: 'make'; readonly order: PuzzleOrder }
  | { readonly type: 'redraw'; readonly bytes: Uint8Array; readonly side: number }
  | { readonly type: 'draw'; readonly card: PreviewCard }
  | { readonly type: 'drawFirstBoard'; readonly board: FirstBoard };

/** Limits at which a search gives up. */
export interface SearchLimits {
  readonly milliseconds: number;
  /** Memory of the whole worker. */
  readonly megabytes: number;
}

/** Replies of a worker. */
export type CheckReply =
  | { readonly type: 'facts'; readonly facts: Result<PuzzleFacts, CheckRefusal> }
  | { readonly type: 'verification'; readonly verification: Verification }
  | { readonly type: 'rating'; readonly rating: Result<Rating, UnratedReason> }
  | { readonly type: 'made'; readonly made: MadePuzzle | null }
  | { readonly type: 'redrawn'; readonly picture: EncodedPicture | null }
  | { readonly type: 'picture'; readonly png: Uint8Array }
  | { readonly type: 'firstBoard'; readonly html: string | null };
