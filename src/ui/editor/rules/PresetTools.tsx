import { ArrowLeft, ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { focusFirst } from '#ui/shared/platform/focus.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { NameBox } from '#ui/editor/NameBox.tsx';
import { movePreset, renamePreset, type Preset } from './presets.ts';

const TOOL = 'size-10 pointer-coarse:size-12';

interface PresetToolsProps {
  readonly preset: Preset;
  readonly place: number;
  readonly count: number;
  readonly onRename: (preset: Preset) => void;
  readonly onRemove: (name: string) => void;
}

/** Tools for the preset in hand. */
export function PresetTools({ preset, place, count, onRename, onRemove }: PresetToolsProps) {
  const t = useText();
  const { name, symbol } = preset;
  const [isRenaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(isRenaming, renameButton);
  const rename = (newName: string) => {
    const renamed = renamePreset(name, newName);
    if (renamed.ok) onRename({ name: renamed.value, symbol });
    return renamed;
  };
  if (isRenaming)
    return (
      <NameBox
        label={t('create.presetName')}
        name={name}
        verb={t('create.rename')}
        onName={rename}
        onClose={() => setRenaming(false)}
      />
    );
  return (
    <div
      className="mt-1 flex flex-wrap gap-1"
      role="group"
      aria-label={t('create.presetTools', { name })}
    >
      <IconButton
        ref={renameButton}
        icon={Pencil}
        label={t('create.rename')}
        size={TOOL}
        onPress={() => setRenaming(true)}
      />
      <IconButton
        icon={ArrowLeft}
        label={t('create.moveEarlier')}
        keys="Alt+ArrowLeft"
        size={TOOL}
        isDisabled={place === 0}
        onPress={() => movePreset(name, place - 1)}
      />
      <IconButton
        icon={ArrowRight}
        label={t('create.moveLater')}
        keys="Alt+ArrowRight"
        size={TOOL}
        isDisabled={place === count - 1}
        onPress={() => movePreset(name, place + 1)}
      />
      <IconButton
        icon={Trash2}
        label={t('create.removePreset')}
        size={TOOL}
        onPress={() => onRemove(name)}
      />
    </div>
  );
}

/** Focus a button once the form in its place is closed. */
function useFocusAfter(isOpen: boolean, button: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusFirst([button.current]);
    wasOpen.current = isOpen;
  }, [isOpen, button]);
}
