import { BookOpen } from 'lucide-react';
import { useEffect, useRef, useEffectEvent, type RefObject } from 'react';
import { capitalized } from '#texts/capitalized.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { RungLine } from '#engine/explain/Rung.ts';
import type { Board } from '#engine/grid/board.ts';
import type { SymbolInstance } from '#engine/grid/grid.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { GlyphIcon } from '#ui/shared/components/GlyphIcon.tsx';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

const ROW =
  'grid min-h-10 w-full cursor-default grid-cols-[26px_minmax(0,1fr)_auto] items-center gap-x-3 rounded-control px-3 py-1.5 text-start text-[16px]/[1.35] aria-selected:bg-fill-2 hover:bg-fill-1 pointer-coarse:min-h-12';

/** The reason of a hint, line by line. Arrow keys select a line, and the board shows it. */
export function ReasonList({
  label,
  lines,
  walked,
  board,
  onWalk,
}: {
  label: string;
  lines: readonly RungLine[];
  /** Index of the selected line; null for none. */
  walked: number | null;
  board: Board;
  onWalk: (line: number | null) => void;
}) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (walked !== null) list.current?.children[walked]?.scrollIntoView({ block: 'nearest' });
  }, [walked]);
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      className="-mx-3 rounded-control"
      aria-label={label}
      aria-activedescendant={walked === null ? undefined : lineId(walked)}
    >
      {lines.map((line, index) => (
        // The panel around the list handles the arrow keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
        <div
          key={index}
          id={lineId(index)}
          role="option"
          className={ROW}
          aria-selected={index === walked}
          onClick={() => onWalk(index === walked ? null : index)}
        >
          <LineMark line={line} board={board} />
          <span>
            {capitalized(t.say(line.text), t.language)}
            {line.places !== null && <span className="sr-only"> {t.say(line.places)}</span>}
          </span>
          {CHAIN.has(line.kind) ? (
            <span className="sr-only">{t.say(line.detail)}</span>
          ) : (
            <span className="max-w-40 text-end text-meta text-muted">{t.say(line.detail)}</span>
          )}
        </div>
      ))}
    </div>
  );
}

/** Kinds of lines that are marked by their number. */
const CHAIN: ReadonlySet<RungLine['kind']> = new Set(['supposed', 'link', 'contradiction']);

/** The line after a step; from none, the first or the last. */
function walkedNext(walked: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  if (walked === null) return step > 0 ? 0 : count - 1;
  return Math.min(Math.max(walked + step, 0), count - 1);
}

function lineId(index: number): string {
  return `hint-line-${index}`;
}

const MARK = 'grid size-6.5 place-items-center';

/** The mark of the line, as on the board. */
function LineMark({ line, board }: { line: RungLine; board: Board }) {
  const t = useText();
  switch (line.kind) {
    case 'symbol':
      return (
        <span className={`${MARK} rounded-full text-accent inset-ring-2 inset-ring-primary`}>
          <SymbolOfLine line={line} board={board} />
        </span>
      );
    case 'rule':
      return (
        <span className={`${MARK} text-accent`}>
          <BookOpen className="size-4.5" aria-hidden />
        </span>
      );
    case 'fact': {
      const isDark = line.colored[0]?.color === 'dark';
      return (
        <span
          className={`${MARK} rounded-[6px] ${isDark ? 'bg-(--board-dark) text-(--board-on-dark)' : 'bg-(--board-light) text-(--board-on-light)'} inset-ring inset-ring-line-strong`}
        >
          <Ticks />
        </span>
      );
    }
    case 'supposed':
      return <span className={`${TRIAL} border-dashed rounded-[7px] italic`}>{t('hints.if')}</span>;
    case 'link':
      return <span className={`${TRIAL} rounded-full`}>{t.say(line.detail)}</span>;
    case 'contradiction':
      return (
        <span className={MARK}>
          <span className="h-1 w-5 rounded-full bg-error" />
        </span>
      );
  }
}

const TRIAL = `${MARK} border-[1.5px] border-(--board-trial) bg-(--board-halo) text-[12px]/none font-semibold text-(--board-trial)`;

/**
 * The symbol of a line, found by its place: the indexes in hints skip symbols that are not visible
 * yet.
 */
export function symbolOfLine({ clue, at }: RungLine, board: Board): SymbolInstance | undefined {
  if (clue?.type !== 'symbol' || !at) return undefined;
  return board.symbols(clue.id).find((it) => it.at.x === at.x && it.at.y === at.y);
}

function SymbolOfLine({ line, board }: { line: RungLine; board: Board }) {
  const symbol = symbolOfLine(line, board);
  const def = symbol && symbolById.get(symbol.id);
  if (!def) return null;
  return <GlyphIcon glyph={def.glyph(paramsOf(def, symbol))} size={20} />;
}

function Ticks() {
  return (
    <svg className="size-4.5" viewBox="0 0 18 18" aria-hidden>
      <path
        d="M2 6V2h4M12 2h4v4M16 12v4h-4M6 16H2v-4"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
      />
    </svg>
  );
}

/** The selectable lines. */
interface WalkedLines {
  readonly count: number;
  /** Index of the selected line; null for none. */
  readonly line: number | null;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys that select lines of a panel, wherever the focus is in it. */
export function useWalkKeys(
  panel: RefObject<HTMLElement | null>,
  lines: () => WalkedLines,
  onWalk: (line: number | null) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const { count, line } = lines();
    if (step === undefined || count === 0) return;
    event.preventDefault();
    onWalk(walkedNext(line, step, count));
  });
  useEffect(() => {
    const element = panel.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [panel]);
}
