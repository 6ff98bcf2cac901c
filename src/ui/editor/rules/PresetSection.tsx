import { useSelector } from '@xstate/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { initialParams } from '#engine/clues/editParams.ts';
import { symbolAt } from '#engine/edit/selection.ts';
import type { Stamp } from '#engine/edit/Tool.ts';
import type { SymbolInstance } from '#engine/grid/grid.ts';
import { symbolById } from '#engine/symbols/index.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import type { ToolChoice } from '#ui/editor/toolbox/useTools.ts';
import { presets } from './presets.ts';

const PresetChips = lazy(() =>
  import('./PresetChips.tsx').then(({ PresetChips }) => ({ default: PresetChips })),
);

/** The presets of the author, and the button that adds one. */
export function PresetSection({
  store: { actor },
  tools: { stamp, onTake },
}: {
  store: BoardStore;
  tools: ToolChoice;
}) {
  const t = useText();
  const list = useSyncExternalStore(presets.subscribe, presets.current);
  const selected = useSelector(actor, ({ context: { grid, selection } }) =>
    selection?.kind === 'symbol' ? symbolAt(grid, selection.id, selection.at) : undefined,
  );
  const params = stamp?.params ?? null;
  const chosen = list.find(({ symbol }) => symbol.params === params)?.name ?? null;
  return (
    <section className="flex flex-col gap-2.5" aria-label={t('create.presets')}>
      <h2 className="text-label text-muted italic">{t('create.presets')}</h2>
      <Suspense fallback={<div className="h-10 pointer-coarse:h-12" />}>
        <PresetChips
          chosen={chosen}
          savable={selected ?? newSymbol(stamp)}
          onChoose={(preset) => {
            if (preset) onTake({ tool: 'symbol', stamp: preset.symbol });
            else if (stamp) onTake({ tool: 'symbol', stamp: { id: stamp.id, params: null } });
          }}
        />
      </Suspense>
    </section>
  );
}

/** The symbol in hand with its initial params; null for a preset, which is saved already. */
function newSymbol(stamp: Stamp | null): SymbolInstance | null {
  const def = stamp?.params === null ? symbolById.get(stamp.id) : undefined;
  return def ? { id: def.id, at: { x: 0, y: 0 }, params: initialParams(def) } : null;
}
