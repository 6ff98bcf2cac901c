import { useSelector } from '@xstate/react';
import { Suspense, useSyncExternalStore } from 'react';
import { initialParams } from '#engine/clues/editParams.ts';
import { symbolAt } from '#engine/edit/selection.ts';
import type { SymbolTemplate } from '#engine/edit/Tool.ts';
import type { SymbolInstance } from '#engine/grid/grid.ts';
import { symbolById } from '#engine/symbols/index.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { ToolChoice } from '#ui/editor/toolbox/useTools.ts';
import { presets } from './presets.ts';

const PresetChips = lazyPart(async () => (await import('./PresetChips.tsx')).PresetChips);

/** The presets of the author, and the button that adds one. */
export function PresetSection({
  store: { actor },
  tools: { template, onTake },
}: {
  store: BoardStore;
  tools: ToolChoice;
}) {
  const t = useText();
  const list = useSyncExternalStore(presets.subscribe, presets.current);
  const selected = useSelector(actor, ({ context: { grid, selection } }) =>
    selection?.kind === 'symbol' ? symbolAt(grid, selection.id, selection.at) : undefined,
  );
  const params = template?.params ?? null;
  const chosen = list.find(({ symbol }) => symbol.params === params)?.name ?? null;
  return (
    <section className="flex flex-col gap-2.5" aria-label={t('create.presets')}>
      <h2 className="text-label text-muted italic">{t('create.presets')}</h2>
      <Suspense fallback={<div className="h-10 pointer-coarse:h-12" />}>
        <PresetChips
          chosen={chosen}
          savable={selected ?? newSymbol(template)}
          onChoose={(preset) => {
            if (preset) onTake({ tool: 'symbol', template: preset.symbol });
            else if (template)
              onTake({ tool: 'symbol', template: { id: template.id, params: null } });
          }}
        />
      </Suspense>
    </section>
  );
}

/** The symbol in hand with its initial params; null for a preset, which is saved already. */
function newSymbol(template: SymbolTemplate | null): SymbolInstance | null {
  const def = template?.params === null ? symbolById.get(template.id) : undefined;
  return def ? { id: def.id, at: { x: 0, y: 0 }, params: initialParams(def) } : null;
}
