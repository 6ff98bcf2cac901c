import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { ArrowLeft, ArrowRight, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { paramsOf } from '#engine/clues/params.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { GlyphIcon } from '../../components/GlyphIcon.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { focusFirst } from '../../platform/focusFirst.ts';
import { NameBox } from '../NameBox.tsx';
import {
  movePreset,
  PRESETS_WITH_KEYS,
  presets,
  removePreset,
  renamePreset,
  type Preset,
} from './presets.ts';

const CHIP =
  'flex min-h-10 max-w-full touch-manipulation items-center gap-2 rounded-control bg-fill-1 px-3 text-[15px] hover:bg-fill-2 aria-pressed:bg-primary aria-pressed:text-primary-content pointer-coarse:min-h-12 data-dragged:relative data-dragged:z-1 data-dragged:bg-base-300 data-dragged:shadow-float';
const TOOL = 'size-10 pointer-coarse:size-12';
/** A mouse that moves this far drags; a finger that rests this long does. */
const MOUSE = { activationConstraint: { distance: 5 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 5 } };

/**
 * The presets in their order: to be chosen, and the chosen one renamed, moved or removed. They are
 * moved by drags, by Alt with the arrow keys, and by buttons.
 */
export function PresetChips({
  chosen,
  onChoose,
  onAdd,
}: {
  /** Name of the preset in hand; null where another tool is. */
  chosen: string | null;
  /** Null where the one in hand is gone. */
  onChoose: (preset: Preset | null) => void;
  /** Keeps the selected symbol as a preset; null where none is selected. */
  onAdd: (() => void) | null;
}) {
  const list = useSyncExternalStore(presets.subscribe, presets.current);
  useDrawings(list);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const to = list.findIndex(({ name }) => name === over?.id);
    if (to >= 0) movePreset(String(active.id), to);
  };
  const index = list.findIndex(({ name }) => name === chosen);
  const preset = list[index];
  const places = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  useEffect(() => {
    if (removed !== null) focusFirst(buttonsFrom(places.current, removed));
  }, [removed]);
  const onRemove = (name: string) => {
    removePreset(name);
    onChoose(null);
    setRemoved(index);
  };
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
        <SortableContext items={list.map(({ name }) => name)} strategy={rectSortingStrategy}>
          <ul ref={places} className="flex flex-wrap gap-2" aria-label="Presets">
            {list.map((one, place) => (
              <Chip
                key={one.name}
                preset={one}
                place={place}
                isChosen={one.name === chosen}
                onChoose={() => onChoose(one)}
              />
            ))}
            <li>
              <IconButton
                icon={Plus}
                label="Keep the selected symbol as preset"
                size={`${TOOL} bg-fill-1`}
                isDisabled={onAdd === null}
                onPress={() => onAdd?.()}
              />
            </li>
          </ul>
        </SortableContext>
      </DndContext>
      {preset && (
        <ChosenTools
          preset={preset}
          place={index}
          count={list.length}
          onRename={onChoose}
          onRemove={onRemove}
        />
      )}
      <span className="sr-only" role="status">
        {preset && `${preset.name}, preset ${index + 1} of ${list.length}`}
      </span>
    </>
  );
}

function Chip({
  preset: { name, symbol },
  place,
  isChosen,
  onChoose,
}: {
  preset: Preset;
  place: number;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: name });
  const keys = place < PRESETS_WITH_KEYS ? `Shift+${(place + 1) % PRESETS_WITH_KEYS}` : undefined;
  const def = symbolById.get(symbol.id);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? MOVE_KEYS.get(event.key) : undefined;
    if (by === undefined) return;
    event.preventDefault();
    movePreset(name, place + by);
  };
  const moved = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  return (
    <li className="max-w-full min-w-0">
      <button
        ref={setNodeRef}
        type="button"
        className={CHIP}
        style={{ transform: moved ?? undefined, transition }}
        title={keys === undefined ? name : `${name} (${keys})`}
        aria-keyshortcuts={keys}
        aria-pressed={isChosen}
        data-dragged={isDragging || undefined}
        {...listeners}
        onClick={onChoose}
        onKeyDown={onKeyDown}
      >
        {def && <GlyphIcon glyph={def.glyph(paramsOf(def, symbol))} size={20} />}
        <span className="truncate">{name}</span>
      </button>
    </li>
  );
}

const MOVE_KEYS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
  ['ArrowRight', 1],
  ['ArrowDown', 1],
]);

/** What can be done with the preset in hand. */
function ChosenTools({
  preset: { name, symbol },
  place,
  count,
  onRename,
  onRemove,
}: {
  preset: Preset;
  place: number;
  count: number;
  onRename: (preset: Preset) => void;
  onRemove: (name: string) => void;
}) {
  const [isRenaming, setRenaming] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) focusFirst(buttonsFrom(tools.current, 0));
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
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
        label="Move forward"
        keys="Alt+ArrowLeft"
        size={TOOL}
        isDisabled={place === 0}
        onPress={() => movePreset(name, place - 1)}
      />
      <IconButton
        icon={ArrowRight}
        label="Move back"
        keys="Alt+ArrowRight"
        size={TOOL}
        isDisabled={place === count - 1}
        onPress={() => movePreset(name, place + 1)}
      />
      <IconButton icon={Trash2} label="Remove" size={TOOL} onPress={() => onRemove(name)} />
    </div>
  );
}

/** The buttons of an element from one on, then the last before it: for the focus. */
function buttonsFrom(element: HTMLElement | null, first: number): readonly HTMLElement[] {
  const buttons = [...(element?.querySelectorAll('button') ?? [])];
  return [...buttons.slice(first), ...buttons.slice(0, first).reverse()];
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
