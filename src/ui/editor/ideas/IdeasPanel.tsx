import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { GIVEN } from '#engine/setter/clueKinds.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { DrawnPreview } from '#engine/picture/drawnOverlays.ts';
import type { Selection } from '#engine/edit/selection.ts';
import type { IdeaTool, IdeaWish, NamedClue } from '#engine/setter/Idea.ts';
import { message, type Text } from '#texts/message.ts';
import { useRestingGrid } from '#ui/board/boardSelectors.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { needTexts, useText } from '#ui/shared/texts/texts.ts';
import { ClueOptions, type IdeaOptions } from './ClueOptions.tsx';
import { drawChange } from './drawChange.ts';
import { IdeaResult } from './IdeaResult.tsx';
import { boardOfIdea, useIdeas } from './useIdeas.ts';

needTexts('ideas', 'assistant', 'symbols', 'clues', 'board');

/** The tools, in the order of the list. */
const TOOLS: readonly { readonly tool: IdeaTool; readonly title: Text; readonly note: Text }[] = [
  { tool: 'clues', title: message('ideas.clues'), note: message('ideas.cluesNote') },
  { tool: 'fewest', title: message('ideas.fewest'), note: message('ideas.fewestNote') },
  { tool: 'unique', title: message('ideas.unique'), note: message('ideas.uniqueNote') },
  { tool: 'values', title: message('ideas.values'), note: message('ideas.valuesNote') },
  { tool: 'easier', title: message('ideas.easier'), note: message('ideas.easierNote') },
  { tool: 'harder', title: message('ideas.harder'), note: message('ideas.harderNote') },
  { tool: 'solution', title: message('ideas.solution'), note: message('ideas.solutionNote') },
  { tool: 'follows', title: message('ideas.follows'), note: message('ideas.followsNote') },
  { tool: 'surprise', title: message('ideas.surprise'), note: message('ideas.surpriseNote') },
];

const FIRST_OPTIONS: IdeaOptions = {
  kinds: [GIVEN, 'number', 'viewpoint', 'minesweeper', 'dart'],
  symmetry: 'none',
  givesColors: true,
};

interface IdeasPanelProps {
  readonly store: BoardStore;
  /** Draws what the present idea changes. A stable function. */
  readonly onPreview: (drawn: DrawnPreview | null) => void;
}

/** Tools that change the puzzle for its author. One is open at a time, and shows its idea. */
export function IdeasPanel(props: IdeasPanelProps) {
  const t = useText();
  const [open, setOpen] = useState<IdeaTool | null>(null);
  const heads = useRef(new Map<IdeaTool, HTMLButtonElement>());
  return (
    <ul className="flex flex-col">
      {TOOLS.map(({ tool, title, note }) => (
        <li key={tool}>
          <button
            type="button"
            ref={(head) => {
              if (head) heads.current.set(tool, head);
            }}
            className={`flex min-h-10 w-full items-center rounded-control px-2 text-start hover:bg-fill-1 pointer-coarse:min-h-12 ${open === tool ? 'bg-fill-1' : ''}`}
            aria-expanded={open === tool}
            onClick={() => setOpen(open === tool ? null : tool)}
          >
            {t.say(title)}
          </button>
          {open === tool && (
            <div className="flex flex-col gap-3 px-2 pt-1 pb-4">
              <p className="text-note text-muted">{t.say(note)}</p>
              <OpenTool tool={tool} onApplied={() => heads.current.get(tool)?.focus()} {...props} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The idea of a tool that is open. */
function OpenTool({
  store,
  tool,
  onPreview,
  onApplied,
}: IdeasPanelProps & { readonly tool: IdeaTool; readonly onApplied: () => void }) {
  const board = useRestingGrid(store);
  const [options, setOptions] = useState(FIRST_OPTIONS);
  const [pinned, setPinned] = useState<readonly NamedClue[]>([]);
  const [seed, setSeed] = useState(1);
  const [applied, setApplied] = useState<Grid | null>(null);
  const symbol = useLastSymbol(store);
  const isApplied = applied === board;
  const wish = useMemo(
    (): IdeaWish | null => (isApplied ? null : wishOf(tool, { options, pinned, seed, symbol })),
    [isApplied, tool, options, pinned, seed, symbol],
  );
  const state = useIdeas(board, wish);
  const [chosen, setChosen] = useState({ state, index: 0 });
  const index = chosen.state === state ? chosen.index : 0;
  const text = state?.type === 'ideas' ? state.ideas[index]?.board : undefined;
  const next = useMemo(() => (text === undefined ? null : boardOfIdea(text, board)), [text, board]);
  useEffect(() => {
    onPreview(next && drawChange(board, next));
    return () => onPreview(null);
  }, [next, board, onPreview]);
  const onApply = () => {
    if (!next) return;
    apply(store, next);
    setApplied(store.actor.getSnapshot().context.grid);
    onApplied();
  };
  return (
    <>
      {(tool === 'clues' || tool === 'surprise') && (
        <ClueOptions options={options} size={board} onChange={setOptions} />
      )}
      <IdeaResult
        state={state}
        index={index}
        pinned={pinned}
        canApply={next !== null}
        hasOthers={tool !== 'follows' && tool !== 'values'}
        onChoose={(it) => setChosen({ state, index: it })}
        onPinned={setPinned}
        onApply={onApply}
        onAnother={() => {
          setApplied(null);
          setSeed(seed + 1);
        }}
      />
    </>
  );
}

/** One step of the history. Colors that it changes are shown. */
function apply({ actor }: BoardStore, grid: Grid): void {
  const before = actor.getSnapshot().context.grid;
  const isPainted = grid.tiles.some(
    ({ fixed, color }, cell) => !fixed && color !== before.tiles[cell]?.color && color !== 'gray',
  );
  const change = isPainted ? ({ grid, layer: 'solution' } as const) : { grid };
  actor.send({ type: 'document.edit', change });
}

type SymbolSelection = Extract<Selection, { kind: 'symbol' }>;

/** The symbol that is selected, or was before its popup closed. */
function useLastSymbol({ actor }: BoardStore): SymbolSelection | null {
  const selection = useSelector(actor, ({ context }) => context.selection);
  const [last, setLast] = useState<SymbolSelection | null>(null);
  if (selection?.kind === 'symbol' && selection !== last) setLast(selection);
  return last;
}

function wishOf(
  tool: IdeaTool,
  {
    options,
    pinned,
    seed,
    symbol,
  }: {
    readonly options: IdeaOptions;
    readonly pinned: readonly NamedClue[];
    readonly seed: number;
    readonly symbol: SymbolSelection | null;
  },
): IdeaWish {
  switch (tool) {
    case 'clues':
    case 'surprise':
      return { tool, ...options, seed };
    case 'fewest':
      return { tool, pinned: pinned.map(({ key }) => key), seed };
    case 'values':
      return { tool, id: symbol?.id ?? '', at: symbol?.at ?? { x: 0, y: 0 }, seed };
    case 'unique':
    case 'easier':
    case 'harder':
    case 'solution':
    case 'follows':
      return { tool, seed };
  }
}
