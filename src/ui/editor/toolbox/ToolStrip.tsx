import { useEffect, useRef } from 'react';
import { useText } from '#ui/shared/texts/useText.ts';
import { isInHand } from './toolbox.ts';
import { ToolButton } from './ToolButton.tsx';
import type { ToolChoice } from './useTools.ts';

/** All tools in one row under the thumb; the one in hand is scrolled into sight. */
export function ToolStrip({ tools }: { tools: ToolChoice }) {
  const t = useText();
  const strip = useRef<HTMLDivElement>(null);
  const { entries, tool, template, onTake } = tools;
  useEffect(() => {
    const pressed = strip.current?.querySelector('[aria-pressed="true"]');
    pressed?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tool, template]);
  return (
    <div
      ref={strip}
      className="flex w-full flex-none gap-2 overflow-x-auto overscroll-contain scrollbar-none px-4 py-2 lower:py-1"
      role="group"
      aria-label={t('tools.toolbox')}
      data-tour="tools"
    >
      {entries.map((entry) => (
        <ToolButton
          key={entry.key}
          entry={entry}
          isInHand={isInHand(entry, tools)}
          size="size-13 lower:size-12"
          onTake={() => onTake(entry)}
        />
      ))}
    </div>
  );
}
