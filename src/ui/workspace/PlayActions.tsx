import { CircleCheck, FlaskConical, History, Share2, Star, StarHalf } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listFeatures } from '#engine/play/features.ts';
import { iconButtonClass, IconButton } from '#ui/shared/components/Button.tsx';
import { ToolRow } from '#ui/shared/components/ToolRow.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { OpenedPuzzle } from './OpenedPuzzle.ts';
import type { PlayMode } from '#engine/clues/mode.ts';

/** The other mode of solving a puzzle, and its address. */
interface OtherMode {
  readonly mode: PlayMode;
  readonly address: string;
}

/**
 * Find the other mode of solving a puzzle. Null for music, which has no mistakes, and for previews,
 * which have no address.
 */
export function findOtherMode(opened: OpenedPuzzle): OtherMode | null {
  const { mode, address, otherAddress, puzzle, isSaved = true } = opened;
  if (!mode.isSolving || !isSaved) return null;
  const at = (path: string) => otherAddress ?? address.replace(/^\/\w+/, path);
  if (mode.isFinal) return { mode: 'solve', address: at('/solve') };
  const isMusic = listFeatures(puzzle.grid).some(({ kind }) => kind === 'playback');
  return isMusic ? null : { mode: 'perfection', address: at('/perfection') };
}

/** Message id of the link to the other mode. */
export function otherModeName({ mode }: OtherMode) {
  return mode === 'perfection' ? 'play.toPerfection' : 'play.toFreeSolving';
}

/** Actions on a puzzle besides painting. */
export interface PlayActionsProps {
  readonly isHistoryOpen: boolean;
  readonly other: OtherMode | null;
  /** Null in modes with final colors, like `onHistory`. */
  readonly onTrial: (() => void) | null;
  /** Null if verdicts are always shown. */
  readonly onCheck: (() => void) | null;
  readonly onHistory: (() => void) | null;
  readonly onShare: () => void;
}

/** Buttons for the actions on a puzzle besides painting. */
export function PlayActions({
  isHistoryOpen,
  other,
  onTrial,
  onCheck,
  onHistory,
  onShare,
  children,
}: PlayActionsProps & { children?: ReactNode }) {
  const t = useText();
  return (
    <ToolRow label={t('play.puzzleTools')}>
      {onTrial && (
        <IconButton icon={FlaskConical} label={t('play.trySomething')} keys="T" onPress={onTrial} />
      )}
      {onCheck && (
        <IconButton icon={CircleCheck} label={t('play.check')} keys="V" onPress={onCheck} />
      )}
      {onHistory && (
        <IconButton
          icon={History}
          label={t('play.history')}
          isPressed={isHistoryOpen}
          onPress={onHistory}
        />
      )}
      <IconButton icon={Share2} label={t('site.share')} opensDialog onPress={onShare} />
      {other && <OtherModeLink other={other} />}
      {children}
    </ToolRow>
  );
}

/** Link to the puzzle in its other mode. */
export function OtherModeLink({
  other,
  size,
}: {
  other: OtherMode;
  /** Classes for width and height, if not the default ones. */
  size?: string;
}) {
  const t = useText();
  const { mode, address } = other;
  const words = t(otherModeName(other));
  const Icon = mode === 'perfection' ? Star : StarHalf;
  return (
    <Link className={iconButtonClass(size)} to={address} aria-label={words} title={words}>
      <Icon aria-hidden />
    </Link>
  );
}
