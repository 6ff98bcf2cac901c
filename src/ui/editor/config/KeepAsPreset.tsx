import type { Text } from '#texts/message.ts';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Result } from '#base/result.ts';
import { focusFirst } from '#ui/shared/platform/focus.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { NameBox } from '#ui/editor/NameBox.tsx';
import { POPUP_ACTION } from './popupStyles.ts';

/** Keeps the symbol under a name that it asks for; `onKeep` says what is wrong with one. */
export function KeepAsPreset({ onKeep }: { onKeep: (name: string) => Result<unknown, Text> }) {
  const t = useText();
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
        label={t('create.presetName')}
        verb={t('create.keepPreset')}
        onName={onKeep}
        onClose={() => setOpen(false)}
      />
    );
  return (
    <button ref={opener} type="button" className={POPUP_ACTION} onClick={() => setOpen(true)}>
      <Plus aria-hidden />
      {t('create.keepAsPreset')}
    </button>
  );
}
