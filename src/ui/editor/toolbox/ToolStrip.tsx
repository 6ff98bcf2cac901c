import { useEffect, useRef } from 'react';
import { useText } from '#ui/shared/texts/useText.ts';
import { useTourRef } from '#ui/editor/editorTargets.ts';
import { isInHand } from './toolbox.ts';
import { ToolButton } from './ToolButton.tsx';
import type { ToolChoice } from './useTools.ts';

/** All tools in one row under the thumb; the one in hand is scrolled into sight. */
export function ToolStrip({ tools }: { tools: ToolChoice }) {
  const t = useText();
  const ref = useTourRef('tools');
  const inHand = useRef<HTMLButtonElement>(null);
  const { entries, tool, stamp, onTake } = tools;
  useEffect(() => {
    inHand.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tool, stamp]);
  return (
    <div
      ref={ref}
      className="flex w-full flex-none gap-2 overflow-x-auto overscroll-contain scrollbar-none px-4 py-2 lower:py-1"
      role="group"
      aria-label={t('tools.toolbox')}
    >
      {entries.map((entry) => (
        <ToolButton
          key={entry.key}
          ref={isInHand(entry, tools) ? inHand : undefined}
          entry={entry}
          isInHand={isInHand(entry, tools)}
          size="size-13 lower:size-12"
          onTake={() => onTake(entry)}
        />
      ))}
    </div>
  );
}
