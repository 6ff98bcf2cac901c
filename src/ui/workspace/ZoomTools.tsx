import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '#ui/shared/components/IconButton.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import type { Workspace } from './useWorkspace.ts';

/** Buttons for the view of the board: zoom out, zoom in, fit. */
export function ZoomTools({
  workspace: { onZoom, onFit },
  size,
  stepSize = size,
}: {
  workspace: Pick<Workspace, 'onZoom' | 'onFit'>;
  /** Size classes of a button. */
  size: string;
  /** Size classes of the zoom buttons, which have less room on phones. */
  stepSize?: string;
}) {
  const t = useText();
  return (
    <>
      <IconButton
        icon={ZoomOut}
        label={t('play.zoomOut')}
        keys="-"
        size={stepSize}
        onPress={() => onZoom(-1)}
      />
      <IconButton
        icon={ZoomIn}
        label={t('play.zoomIn')}
        keys="+"
        size={stepSize}
        onPress={() => onZoom(1)}
      />
      <IconButton icon={Maximize} label={t('play.fitBoard')} keys="0" size={size} onPress={onFit} />
    </>
  );
}
