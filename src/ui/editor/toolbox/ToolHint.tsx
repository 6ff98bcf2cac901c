import { useText } from '#ui/shared/texts/useText.ts';
import type { ToolChoice } from './useTools.ts';

/** The name of the tool in hand, and what it does. */
export function ToolHint({ tools: { inHand } }: { tools: ToolChoice }) {
  const t = useText();
  if (!inHand) return null;
  return (
    <section className="flex flex-col gap-1" aria-label={t('tools.inHand')}>
      <h2 className="text-[17px]/[1.3] font-semibold">{t.say(inHand.label)}</h2>
      <p className="text-aside text-muted">{t.say(inHand.hint)}</p>
    </section>
  );
}
