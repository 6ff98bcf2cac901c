import { closestCenter, DndContext, type Announcements, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import { use, useEffect, useRef, useState, type RefObject } from 'react';
import { withoutStars } from '#engine/clues/keyWords.ts';
import { moveRule } from '#engine/edit/rules.ts';
import type { RuleInstance } from '#engine/grid/grid.ts';
import { keepRowsInPlace, useSortableSensors } from '#ui/shared/components/sortableList.ts';
import type { LegendRow } from '#engine/judging/legend.ts';
import { message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { focusFirst } from '#ui/shared/platform/focus.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { useLegend } from '#ui/board/clues/legendRows.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { EditorTargetsContext } from '#ui/editor/editorTargets.ts';
import { RuleRow } from './RuleRow.tsx';
import { paramsOf } from '#engine/clues/params.ts';
import { ruleById } from '#engine/rules/index.ts';

/**
 * The rules of the puzzle. A press opens a rule, the grip or the mouse moves it, Delete removes it.
 */
export function RuleList({
  store,
  selected,
  onSelect,
  onRules,
}: {
  store: BoardStore;
  /** Index of the rule that is configured. */
  selected: number | null;
  onSelect: (index: number | null) => void;
  /** Gets the new list of rules, as one step. */
  onRules: (rules: readonly RuleInstance[]) => void;
}) {
  const t = useText();
  const rows = useRuleRows(store);
  const place = useRef<HTMLDivElement>(null);
  const { news, onMove, onRemove } = useRuleMoves({ store, rows, onRules, place });
  const sensors = useSortableSensors();
  return (
    <div
      ref={place}
      className="mt-1.5 mb-4 rounded-control "
      tabIndex={-1}
      role="group"
      aria-label={t('create.rulesOfPuzzle')}
    >
      {rows.length > 0 && (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{
            announcements: announcementsOf(t, rows),
            screenReaderInstructions: { draggable: t('create.dragHelp') },
            restoreFocus: false, // the effect below moves the focus with the rule
          }}
          onDragEnd={onMove}
        >
          <SortableContext items={rows.map(({ key }) => key)} strategy={keepRowsInPlace}>
            <ul className="@container grid own-layer" aria-label={t('create.rules')}>
              {rows.map((row, index) => (
                <RuleRow
                  key={row.key}
                  row={row}
                  index={index}
                  isSelected={selected === index}
                  onSelect={onSelect}
                  onRemove={onRemove}
                />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
      )}
      <p className="sr-only" role="status">
        {t.say(news)}
      </p>
    </div>
  );
}

function useRuleRows(store: BoardStore): readonly LegendRow[] {
  const legend = useLegend(store);
  // Not the grid: that changes with each cell of a stroke, its rules do not.
  const rules = useBoardSnapshot(store, ({ board }) => board.grid.rules);
  return ruleRows(rules, legend);
}

/** Moves and removes rules, moves the focus along and announces the result. */
function useRuleMoves({
  store,
  rows,
  onRules,
  place,
}: {
  store: BoardStore;
  rows: readonly LegendRow[];
  onRules: (rules: readonly RuleInstance[]) => void;
  place: RefObject<HTMLElement | null>;
}) {
  const t = useText();
  const [news, setNews] = useState<Text>('');
  const { rules: elements } = use(EditorTargetsContext);
  const wanted = useRef<{ readonly part: 'grip' | 'button'; readonly index: number } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { part, index } = wanted.current;
    wanted.current = null;
    focusFirst([elements[part].get(index), elements[part].get(rows.length - 1), place.current]);
  });
  const rulesNow = () => store.current().board.grid.rules;
  const onMove = ({ active, over, activatorEvent }: DragEndEvent) => {
    const from = rows.findIndex(({ key }) => key === active.id);
    const to = rows.findIndex(({ key }) => key === over?.id);
    if (activatorEvent instanceof KeyboardEvent)
      wanted.current = { part: 'grip', index: to < 0 ? from : to };
    setNews(''); // also renders, so that the effect runs if nothing has moved
    if (to >= 0 && from !== to) onRules(moveRule(rulesNow(), from, to));
  };
  const onRemove = (index: number) => {
    wanted.current = { part: 'button', index };
    setNews(message('create.ruleRemoved', { rule: nameOf(t, rows[index]) }));
    onRules(rulesNow().toSpliced(index, 1));
  };
  return { news, onMove, onRemove };
}

function nameOf(t: Translator, row: LegendRow | undefined): string {
  return withoutStars(t.say(row?.explain ?? ''));
}

/** Announcements of a drag. */
function announcementsOf(t: Translator, rows: readonly LegendRow[]): Announcements {
  const indexOf = (id: string | number) => rows.findIndex(({ key }) => key === id);
  const placeOf = (id: string | number) => ({ place: indexOf(id) + 1, count: rows.length });
  const lifted = (id: string | number) =>
    t('create.lifted', { ...placeOf(id), rule: nameOf(t, rows[indexOf(id)]) });
  return {
    onDragStart: ({ active }) => lifted(active.id),
    onDragOver({ active, over }) {
      // The drag starts over its own row; the announcement must still say that it has started.
      if (over?.id === active.id) return lifted(active.id);
      return over ? t('create.dragged', placeOf(over.id)) : undefined;
    },
    onDragEnd: ({ active, over }) => t('create.dropped', placeOf(over?.id ?? active.id)),
    onDragCancel: ({ active }) => t('create.putBack', placeOf(active.id)),
  };
}

/**
 * A row for every rule of a grid, in order: that of the legend, or one with the title if the legend
 * omits the rule, as it has no sentence.
 */
function ruleRows(
  rules: readonly RuleInstance[],
  legend: readonly LegendRow[],
): readonly LegendRow[] {
  const byIndex = new Map(
    legend.filter(({ kind }) => kind === 'rule').map((row) => [row.members[0], row]),
  );
  return rules.flatMap((rule, index) => {
    const row = byIndex.get(index);
    const def = ruleById.get(rule.id);
    if (row || !def) return row ?? [];
    const params = paramsOf(def, rule);
    const silent: LegendRow = {
      key: `rule ${index}`,
      kind: 'rule',
      id: def.id,
      title: def.title,
      brief: def.brief(params),
      explain: def.title,
      caption: '',
      example: def.example(params),
      state: 'incomplete',
      shownState: 'incomplete',
      errorDescription: undefined,
      members: [index],
      isShown: false,
    };
    return [silent];
  });
}
