import { CircleCheck, FlaskConical, History, Share2, Star, StarHalf } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listFeatures } from '#engine/play/features.ts';
import { iconButtonClass } from '#ui/shared/components/buttonStyles.ts';
import { IconButton } from '#ui/shared/components/IconButton.tsx';
import { ToolRow } from '#ui/shared/components/ToolRow.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import type { OpenedPuzzle } from './OpenedPuzzle.ts';
import type { PlayMode } from '#engine/clues/mode.ts';

/** The other way to solve a puzzle, and where it is. */
interface OtherMode {
  readonly mode: PlayMode;
  readonly address: string;
}

/**
 * The other way to solve a puzzle; null where there is none: music knows no mistakes, and a preview
 * has no address.
 */
export function findOtherMode(opened: OpenedPuzzle): OtherMode | null {
  const { mode, address, puzzle, isSaved = true } = opened;
  if (!mode.isSolving || !isSaved) return null;
  const at = (path: string) => address.replace(/^\/\w+/, path);
  if (mode.isFinal) return { mode: 'solve', address: at('/solve') };
  const isMusic = listFeatures(puzzle.grid).some(({ kind }) => kind === 'playback');
  return isMusic ? null : { mode: 'perfection', address: at('/perfection') };
}

/** The way to solve a puzzle in the other mode, in words: the name of their text. */
export function otherModeName({ mode }: OtherMode) {
  return mode === 'perfection' ? 'play.toPerfection' : 'play.toFreeSolving';
}

/** What can be done with a puzzle besides painting it. */
export interface PlayActionsProps {
  readonly isHistoryOpen: boolean;
  readonly other: OtherMode | null;
  /** Trials, and below the history: null where colors are final. */
  readonly onTrial: (() => void) | null;
  /** Null where verdicts are shown all the time. */
  readonly onCheck: (() => void) | null;
  readonly onHistory: (() => void) | null;
  readonly onShare: () => void;
}

/** Buttons for what can be done with a puzzle besides painting it. */
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

/** The way to solve the puzzle in the other mode. */
export function OtherModeLink({
  other,
  size,
}: {
  other: OtherMode;
  /** Classes for width and height, where they are not the usual ones. */
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
