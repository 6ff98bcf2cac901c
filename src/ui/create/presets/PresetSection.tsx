import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToolChoice } from '../toolbox/useTools.ts';
import { presets } from './presets.ts';

const PresetChips = lazy(() =>
  import('./PresetChips.tsx').then(({ PresetChips }) => ({ default: PresetChips })),
);

/** The symbols an author has kept; the one in hand is marked. */
export function PresetSection({ tools: { stamp, onTake } }: { tools: ToolChoice }) {
  const list = useSyncExternalStore(presets.subscribe, presets.current);
  if (list.length === 0) return null;
  const params = stamp?.params ?? null;
  const chosen = list.find(({ symbol }) => symbol.params === params)?.name ?? null;
  return (
    <section className="flex flex-col gap-2.5" aria-label="Presets">
      <h2 className="text-label text-muted italic">Presets</h2>
      <Suspense>
        <PresetChips
          chosen={chosen}
          onChoose={(preset) => {
            if (preset) onTake({ tool: 'symbol', stamp: preset.symbol });
            else if (stamp) onTake({ tool: 'symbol', stamp: { id: stamp.id, params: null } });
          }}
          onAdd={null}
        />
      </Suspense>
    </section>
  );
}
