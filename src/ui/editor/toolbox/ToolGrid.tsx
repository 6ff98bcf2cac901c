import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { Button } from '#ui/shared/components/Button.tsx';
import { setSetting } from '#ui/shared/settings/settings.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { useTourRef } from '#ui/editor/editorTargets.ts';
import { isInHand, type ToolEntry, shortcutText } from './toolbox.ts';
import type { ToolChoice } from './useTools.ts';
import { GlyphIcon } from '#ui/shared/components/GlyphIcon.tsx';

const TOOL =
  '[--paper:var(--color-base-200)] aria-pressed:[--paper:var(--color-primary)] relative grid flex-none place-items-center rounded-control bg-fill-1 transition-colors hover:bg-fill-2 aria-pressed:bg-primary aria-pressed:text-primary-content forced-colors:border forced-colors:aria-pressed:border-4';

/** One tool, with its key in the corner on devices with a keyboard. */
function ToolButton({
  entry,
  isInHand,
  size,
  isKeyShown = false,
  isNamed = false,
  onTake,
  ref,
}: {
  entry: Pick<ToolEntry, 'label' | 'picture' | 'shortcut'>;
  isInHand: boolean;
  /** Classes for width and height. */
  size: string;
  isKeyShown?: boolean;
  /** True if the name is below the picture. */
  isNamed?: boolean;
  onTake: () => void;
  ref?: Ref<HTMLButtonElement> | undefined;
}) {
  const t = useText();
  const layout = useSetting('keyboardLayout');
  const keys = shortcutText(entry.shortcut, layout);
  const label = t.say(entry.label);
  return (
    <button
      ref={ref}
      type="button"
      className={`${TOOL} ${size}`}
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={isInHand}
      title={`${label} (${keys})`}
      onClick={onTake}
    >
      <ToolPicture picture={entry.picture} />
      {isNamed && (
        <span className="px-1.5 pb-1 text-[11px]/none whitespace-nowrap lower:hidden" aria-hidden>
          {label}
        </span>
      )}
      {isKeyShown && (
        <span
          className="absolute right-1.5 bottom-1 text-[10.5px]/none opacity-75 lining-nums pointer-coarse:hidden"
          aria-hidden
        >
          {keys.replace('Alt+', '⌥').replace('Shift+', '⇧')}
        </span>
      )}
    </button>
  );
}

const GLYPH_PX = 34;

/** The picture of a tool: an icon, or the symbol that it places. */
function ToolPicture({ picture }: Pick<ToolEntry, 'picture'>) {
  if (isGlyph(picture)) return <GlyphIcon glyph={picture} size={GLYPH_PX} paper="var(--paper)" />;
  const Icon = picture;
  return <Icon className="size-5.5 stroke-[1.6]" aria-hidden />;
}

function isGlyph(
  picture: ToolEntry['picture'],
): picture is Extract<typeof picture, readonly unknown[]> {
  return Array.isArray(picture);
}

const SIZE = 'size-13.5';

/** The toolbox in groups, and below it the description of the tool in hand. */
export function ToolGrid({ tools, children }: { tools: ToolChoice; children?: ReactNode }) {
  const t = useText();
  const ref = useTourRef('tools');
  const showsMore = useSetting('showMoreTools');
  const { entries } = tools;
  const shown = (entry: ToolEntry) => !entry.isMore || showsMore || isInHand(entry, tools);
  const ofGroup = (group: ToolEntry['group']) =>
    entries.filter((entry) => entry.group === group && shown(entry));
  const score = ofGroup('score');
  return (
    <div ref={ref} className="flex flex-col gap-5">
      <Group label={t('tools.board')} entries={ofGroup('board')} tools={tools} />
      {/* The button is above what it opens, so that it stays where it is. */}
      <Group label={t('tools.symbols')} entries={ofGroup('symbols')} tools={tools}>
        <Button
          size="small"
          aria-expanded={showsMore}
          onClick={() => setSetting('showMoreTools', !showsMore)}
        >
          {showsMore ? (
            <ChevronUp className="size-4.5" aria-hidden />
          ) : (
            <ChevronDown className="size-4.5" aria-hidden />
          )}
          {showsMore ? t('tools.fewer') : t('tools.more')}
        </Button>
      </Group>
      {score.length > 0 && <Group label={t('tools.score')} entries={score} tools={tools} />}
      {children}
    </div>
  );
}

function Group({
  label,
  entries,
  tools,
  children,
}: {
  label: string;
  entries: readonly ToolEntry[];
  tools: ToolChoice;
  children?: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-2.5" aria-label={label}>
      <div className="flex min-h-5 items-center justify-between gap-2">
        <h2 className="text-label text-muted italic">{label}</h2>
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {entries.map((entry) => (
          <ToolButton
            key={entry.key}
            entry={entry}
            isInHand={isInHand(entry, tools)}
            size={SIZE}
            isKeyShown
            onTake={() => tools.onTake(entry)}
          />
        ))}
      </div>
    </section>
  );
}

/** Name and description of the tool in hand. */
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

/** The toolbox in one row, for phones. The tool in hand is scrolled into view. */
export function ToolStrip({ tools }: { tools: ToolChoice }) {
  const t = useText();
  const ref = useTourRef('tools');
  const inHand = useRef<HTMLButtonElement>(null);
  const { entries, tool, template, onTake } = tools;
  useEffect(() => {
    inHand.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tool, template]);
  return (
    <div
      ref={ref}
      className="flex min-w-0 flex-1 gap-2 overflow-x-auto overscroll-contain scrollbar-none px-2 py-2 lower:py-1"
      role="group"
      aria-label={t('tools.toolbox')}
    >
      {entries.map((entry) => (
        <ToolButton
          key={entry.key}
          ref={isInHand(entry, tools) ? inHand : undefined}
          entry={entry}
          isInHand={isInHand(entry, tools)}
          size="h-15 min-w-13 grid-rows-[minmax(0,1fr)_auto] lower:size-12 lower:grid-rows-1"
          isNamed
          onTake={() => onTake(entry)}
        />
      ))}
    </div>
  );
}
