import { ArrowLeft, ArrowRight, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { focusFirst } from '../../platform/focusFirst.ts';
import { NameBox } from '../NameBox.tsx';
import { movePreset, renamePreset, type Preset } from './presets.ts';

const TOOL = 'size-10 pointer-coarse:size-12';

interface PresetToolsProps {
  readonly preset: Preset;
  readonly place: number;
  readonly count: number;
  readonly onRename: (preset: Preset) => void;
  readonly onRemove: (name: string) => void;
}

/** What can be done with the preset in hand. */
export function PresetTools({ preset, place, count, onRename, onRemove }: PresetToolsProps) {
  const { name, symbol } = preset;
  const [isRenaming, setRenaming] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  useFocusAfter(isRenaming, tools);
  const rename = (newName: string) => {
    const renamed = renamePreset(name, newName);
    if (renamed.ok) onRename({ name: renamed.value, symbol });
    return renamed;
  };
  if (isRenaming)
    return (
      <NameBox
        label="Name of the preset"
        name={name}
        verb="Rename"
        onName={rename}
        onClose={() => setRenaming(false)}
      />
    );
  return (
    <div
      ref={tools}
      className="mt-1 flex flex-wrap gap-1"
      role="group"
      aria-label={`Preset ${name}`}
    >
      <IconButton icon={Pencil} label="Rename" size={TOOL} onPress={() => setRenaming(true)} />
      <IconButton
        icon={ArrowLeft}
        label="Move earlier"
        keys="Alt+ArrowLeft"
        size={TOOL}
        isDisabled={place === 0}
        onPress={() => movePreset(name, place - 1)}
      />
      <IconButton
        icon={ArrowRight}
        label="Move later"
        keys="Alt+ArrowRight"
        size={TOOL}
        isDisabled={place === count - 1}
        onPress={() => movePreset(name, place + 1)}
      />
      <IconButton icon={Trash2} label="Remove" size={TOOL} onPress={() => onRemove(name)} />
    </div>
  );
}

/** Give the focus to the first button once what stood in its place is closed. */
function useFocusAfter(isOpen: boolean, tools: { readonly current: HTMLElement | null }): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusFirst(buttonsFrom(tools.current, 0));
    wasOpen.current = isOpen;
  }, [isOpen, tools]);
}

/** The buttons of an element from one on, then those before it: for the focus. */
export function buttonsFrom(element: HTMLElement | null, first: number): readonly HTMLElement[] {
  const buttons = [...(element?.querySelectorAll('button') ?? [])];
  return [...buttons.slice(first), ...buttons.slice(0, first).reverse()];
}
