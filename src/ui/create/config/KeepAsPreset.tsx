import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Result } from '#engine/result.ts';
import { focusFirst } from '../../platform/focusFirst.ts';
import { NameBox } from '../NameBox.tsx';
import { POPUP_ACTION } from './popupStyles.ts';

/** Keeps the symbol under a name that it asks for; `onKeep` says what is wrong with one. */
export function KeepAsPreset({ onKeep }: { onKeep: (name: string) => Result<unknown, string> }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusFirst([opener.current]);
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen)
    return (
      <NameBox
        label="Name of the preset"
        verb="Keep"
        onName={onKeep}
        onClose={() => setOpen(false)}
      />
    );
  return (
    <button ref={opener} type="button" className={POPUP_ACTION} onClick={() => setOpen(true)}>
      <Plus aria-hidden />
      Keep as preset
    </button>
  );
}
