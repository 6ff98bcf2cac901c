import { useSelector } from '@xstate/react';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { Switch } from '#ui/shared/components/Switch.tsx';
import { setSetting } from '#ui/shared/settings/settings.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Music } from './useMusic.ts';

const PANEL =
  'absolute right-0 bottom-full z-20 mb-3 w-[min(300px,100vw-32px)] rounded-dock bg-base-300 px-4 py-2 text-meta shadow-float phone:inset-x-4 phone:w-auto';

/** A button, and a panel above it with the volume and whether the board follows the music. */
export function MusicOptions({ music, size }: { music: Music; size: string }) {
  const t = useText();
  const volume = useSetting('musicVolume');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    button.current?.focus();
    close();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !place.current?.contains(relatedTarget)) close();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && place.current?.contains(target))) setOpen(false);
    };
    window.addEventListener('pointerdown', onPress, { capture: true });
    return () => window.removeEventListener('pointerdown', onPress, { capture: true });
  }, [isOpen]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape and leaving close it
    <div ref={place} className="relative phone:static" onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        ref={button}
        icon={volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2}
        label={t('music.options')}
        isPressed={isOpen}
        size={size}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        // Focusable, so that a press on its text does not move the focus to the page.
        <div className={PANEL} role="group" aria-label={t('music.options')} tabIndex={-1}>
          <label className="flex min-h-12 items-center gap-4">
            {t('music.volume')}
            <input
              type="range"
              className="h-6 min-w-0 flex-1 accent-primary"
              min={0}
              max={1}
              step={0.05}
              value={volume}
              aria-valuetext={t('music.percent', { percent: Math.round(volume * 100) })}
              onChange={({ target }) => setSetting('musicVolume', target.valueAsNumber)}
            />
          </label>
          <FollowSwitch music={music} />
        </div>
      )}
    </div>
  );
}

function FollowSwitch({ music }: { music: Music }) {
  const t = useText();
  const isFollowing = useSelector(music.playback, ({ context }) => context.isFollowing);
  return (
    <Switch
      label={t('music.follow')}
      checked={isFollowing}
      onChange={() => music.playback.send({ type: 'playback.follow' })}
    />
  );
}
