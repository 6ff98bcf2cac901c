import * as z from 'zod/mini';

/** Every action of moderators, as named in the log. */
export const ModerationAction = z.enum([
  'restrict',
  'block',
  'unblock',
  'ban',
  'unban',
  'removeUserName',
  'removeUserDescription',
  'removeUserPicture',
  'unpublishPuzzle',
  'deletePuzzle',
  'removePuzzleDescription',
  'unpublishCollection',
  'deleteCollection',
  'removeCollectionDescription',
  'removeComment',
  'deleteComment',
  'replaceDaily',
]);
export type ModerationAction = z.infer<typeof ModerationAction>;
