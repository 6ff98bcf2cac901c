import type { ToolChoice } from './useTools.ts';

/** The name of the tool in hand, and what it does. */
export function ToolHint({ tools: { inHand } }: { tools: ToolChoice }) {
  if (!inHand) return null;
  return (
    <section className="flex flex-col gap-1" aria-label="Tool in hand">
      <h2 className="text-[17px]/[1.3] font-semibold">{inHand.label}</h2>
      <p className="text-aside text-muted">{inHand.hint}</p>
    </section>
  );
}
