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
import {
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { paramsOf } from '#engine/clues/params.ts';
import type { SymbolInstance } from '#engine/grid/grid.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { focusFirst } from '#ui/shared/platform/focus.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { NameBox } from '#ui/editor/NameBox.tsx';
import { EditorTargetsContext } from '#ui/editor/editorTargets.ts';
import { useElementMap } from '#ui/shared/platform/elements.ts';
import { PresetChip } from './PresetChip.tsx';
import { addPreset, movePreset, presets, removePreset, type Preset } from './presets.ts';
import { PresetTools } from './PresetTools.tsx';

/** Distance of a mouse drag, and delay of a touch drag. */
const MOUSE = { activationConstraint: { distance: 5 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 5 } };

interface PresetChipsProps {
  /** Name of the preset in hand; null for another tool. */
  readonly chosen: string | null;
  /** The symbol that can be saved as a preset; null for none. */
  readonly savable: SymbolInstance | null;
  /** Gets null when the preset in hand is removed. */
  readonly onChoose: (preset: Preset | null) => void;
}

/**
 * The presets in order. The one in hand can be renamed, moved or removed. Presets are moved by
 * drags, by Alt with the arrow keys, and by buttons. The last item adds a preset.
 */
export function PresetChips({ chosen, savable, onChoose }: PresetChipsProps) {
  const t = useText();
  const list = useSyncExternalStore(presets.subscribe, presets.current);
  useDrawings(list);
  const [named, setNamed] = useState<SymbolInstance | null>(null);
  const { ref: formRef } = use(EditorTargetsContext).clueControls;
  const { buttons, focusButton } = useButtonFocus(list.length + 1);
  const place = list.findIndex(({ name }) => name === chosen);
  const preset = list[place];
  const onRemove = (name: string) => {
    removePreset(name);
    onChoose(null);
    focusButton(place);
  };
  const onNamed = () => {
    setNamed(null);
    focusButton(presets.current().length); // the button that adds another
  };
  return (
    <>
      <Sorting names={list.map(({ name }) => name)}>
        <ul className="flex flex-wrap gap-2" aria-label={t('create.presets')}>
          {list.map((one, index) => (
            <PresetChip
              key={one.name}
              preset={one}
              place={index}
              buttons={buttons}
              isChosen={one.name === chosen}
              onChoose={() => onChoose(one)}
            />
          ))}
          <AddItem
            symbol={savable}
            buttonRef={buttons.refFor(list.length)}
            onKeep={() => setNamed(savable)}
          />
        </ul>
      </Sorting>
      {list.length === 0 && !named && (
        <p className="text-aside text-muted">{t('create.howToKeep')}</p>
      )}
      {named && (
        <div ref={formRef}>
          <NameBox
            label={t('create.presetName')}
            verb={t('create.keepPreset')}
            onName={(name) => addPreset(name, named)}
            onClose={onNamed}
          />
        </div>
      )}
      {preset && !named && (
        <PresetTools
          preset={preset}
          place={place}
          count={list.length}
          onRename={onChoose}
          onRemove={onRemove}
        />
      )}
      <PresetNews preset={preset} place={place} count={list.length} />
    </>
  );
}

/** Announces the preset in hand. */
function PresetNews({
  preset,
  place,
  count,
}: {
  preset: Preset | undefined;
  place: number;
  count: number;
}) {
  const t = useText();
  return (
    <span className="sr-only" role="status">
      {preset && t('create.presetOf', { name: preset.name, place: place + 1, count })}
    </span>
  );
}

/** The button that adds a preset, at the end of the list. */
function AddItem({
  symbol,
  buttonRef,
  onKeep,
}: {
  symbol: SymbolInstance | null;
  buttonRef: Ref<HTMLButtonElement>;
  onKeep: () => void;
}) {
  const t = useText();
  const { ref } = use(EditorTargetsContext).clueControls;
  const def = symbol && symbolById.get(symbol.id);
  return (
    <li ref={ref}>
      <IconButton
        ref={buttonRef}
        icon={Plus}
        label={
          def
            ? t('create.keepThisSymbol', { symbol: def.speak(paramsOf(def, symbol)) })
            : t('create.keepSymbol')
        }
        size="size-10 bg-fill-1 pointer-coarse:size-12"
        isDisabled={symbol === null}
        onPress={onKeep}
      />
    </li>
  );
}

/**
 * Focus for the buttons of the list after a render. If a button can't take it, the buttons after it
 * are tried, then those before it, nearest first.
 */
function useButtonFocus(count: number) {
  const buttons = useElementMap<number>();
  const [request, setRequest] = useState<{ readonly place: number } | null>(null);
  const latestCount = useRef(count);
  useEffect(() => {
    latestCount.current = count;
  });
  useEffect(() => {
    if (!request) return;
    const all = Array.from({ length: latestCount.current }, (_, place) => buttons.get(place));
    focusFirst([...all.slice(request.place), ...all.slice(0, request.place).reverse()]);
  }, [request, buttons]);
  return { buttons, focusButton: (place: number) => setRequest({ place }) };
}

/** Makes chips draggable. */
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

/** Load the drawings of the symbols, and render again once they are there. */
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
