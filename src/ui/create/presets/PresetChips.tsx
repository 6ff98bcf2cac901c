import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { symbolById } from '#engine/symbols/index.ts';
import { IconButton } from '../../components/IconButton.tsx';
import { focusFirst } from '../../platform/focusFirst.ts';
import { PresetChip } from './PresetChip.tsx';
import { movePreset, presets, removePreset, type Preset } from './presets.ts';
import { buttonsFrom, PresetTools } from './PresetTools.tsx';

/** A mouse that moves this far drags; a finger that rests this long does. */
const MOUSE = { activationConstraint: { distance: 5 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 5 } };

interface PresetChipsProps {
  /** Name of the preset in hand; null where another tool is. */
  readonly chosen: string | null;
  /** Null where the one in hand is gone. */
  readonly onChoose: (preset: Preset | null) => void;
  /** Asks for the name of the selected symbol as a preset; null where none is selected. */
  readonly onAdd: (() => void) | null;
}

/**
 * The presets in their order: to be chosen, and the chosen one renamed, moved or removed. They are
 * moved by drags, by Alt with the arrow keys, and by buttons.
 */
export function PresetChips({ chosen, onChoose, onAdd }: PresetChipsProps) {
  const list = useSyncExternalStore(presets.subscribe, presets.current);
  useDrawings(list);
  const places = useRef<HTMLUListElement>(null);
  const [gone, setGone] = useState<{ readonly place: number } | null>(null);
  useEffect(() => {
    if (gone) focusFirst(buttonsFrom(places.current, gone.place));
  }, [gone]);
  const place = list.findIndex(({ name }) => name === chosen);
  const preset = list[place];
  const onRemove = (name: string) => {
    removePreset(name);
    onChoose(null);
    setGone({ place });
  };
  return (
    <>
      <Sorting names={list.map(({ name }) => name)}>
        <ul ref={places} className="flex flex-wrap gap-2" aria-label="Presets">
          {list.map((one, index) => (
            <PresetChip
              key={one.name}
              preset={one}
              place={index}
              isChosen={one.name === chosen}
              onChoose={() => onChoose(one)}
            />
          ))}
          <li>
            <IconButton
              icon={Plus}
              label="Keep the selected symbol as preset"
              size="size-10 bg-fill-1 pointer-coarse:size-12"
              isDisabled={onAdd === null}
              onPress={() => onAdd?.()}
            />
          </li>
        </ul>
      </Sorting>
      {preset && (
        <PresetTools
          preset={preset}
          place={place}
          count={list.length}
          onRename={onChoose}
          onRemove={onRemove}
        />
      )}
      <span className="sr-only" role="status">
        {preset && `${preset.name}, preset ${place + 1} of ${list.length}`}
      </span>
    </>
  );
}

/** Lets chips be dragged to other places. */
function Sorting({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const to = names.findIndex((name) => name === over?.id);
    if (to >= 0) movePreset(String(active.id), to);
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={[...names]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Load what the symbols are drawn with, and draw them again then. */
function useDrawings(list: readonly Preset[]): void {
  const [, setLoaded] = useState(0);
  useEffect(() => {
    let isOver = false;
    const loads = new Set(list.flatMap(({ symbol }) => symbolById.get(symbol.id)?.load ?? []));
    if (loads.size > 0)
      void Promise.allSettled([...loads].map((load) => load())).then(() => {
        if (!isOver) setLoaded((count) => count + 1);
      });
    return () => {
      isOver = true;
    };
  }, [list]);
}
