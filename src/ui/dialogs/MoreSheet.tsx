import {
  CircleHelp,
  House,
  Maximize,
  RotateCcw,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { Dialog } from './Dialog.tsx';

/** What does not fit on a phone's first screen. */
export function MoreSheet({
  puzzle,
  canRestart,
  onRestart,
  onFit,
  onHelp,
  onSettings,
  onClose,
}: {
  puzzle: Puzzle;
  canRestart: boolean;
  onRestart: () => void;
  onFit: () => void;
  onHelp: () => void;
  onSettings: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title="More" description={puzzle.description} shape="sheet" onClose={onClose}>
      <div className="sheet-list">
        <SheetItem icon={RotateCcw} label="Restart" isDisabled={!canRestart} onPress={onRestart} />
        <SheetItem icon={Maximize} label="Fit the board" onPress={onFit} />
        <SheetItem icon={CircleHelp} label="How to play" onPress={onHelp} />
        <SheetItem icon={SlidersHorizontal} label="Settings" onPress={onSettings} />
        <Link className="sheet-item" to="/">
          <House aria-hidden />
          Home
        </Link>
      </div>
    </Dialog>
  );
}

function SheetItem({
  icon: Icon,
  label,
  isDisabled = false,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
}) {
  return (
    <button type="button" className="sheet-item" disabled={isDisabled} onClick={onPress}>
      <Icon aria-hidden />
      {label}
    </button>
  );
}
