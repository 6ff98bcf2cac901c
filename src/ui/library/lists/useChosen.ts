import { useState } from 'react';
import { MAX_IDS } from '#contract/shapes.ts';

interface Listed {
  readonly id: string;
}

type Ids = ReadonlySet<string>;
const NONE: Ids = new Set();

/**
 * The selection in a list: single items, ranges with Shift, or all, up to the limit of ids in one
 * call. Items that leave the list are deselected.
 */
export function useChosen<Item extends Listed>(
  items: readonly Item[],
  canChoose: (item: Item) => boolean,
) {
  const [chosen, setChosen] = useState(NONE);
  const [last, setLast] = useState<number | null>(null);
  const choosable = items.filter(canChoose).map(({ id }) => id);
  const here: Ids = new Set(choosable.filter((id) => chosen.has(id)));
  return {
    chosen: here,
    canChooseAny: choosable.length > 0,
    choose: (index: number, isChosen: boolean, isRange: boolean) => {
      const from = isRange && last !== null ? last : index;
      const range = items.slice(Math.min(from, index), Math.max(from, index) + 1);
      const ids = range.filter(canChoose).map(({ id }) => id);
      const next = isChosen ? new Set([...here, ...ids]) : without(here, ids);
      setChosen(new Set([...next].slice(0, MAX_IDS)));
      setLast(index);
    },
    chooseAll: () => setChosen(new Set(choosable.slice(0, MAX_IDS))),
    chooseNone: () => setChosen(NONE),
  };
}

function without(ids: Ids, others: readonly string[]): Ids {
  const gone = new Set(others);
  return new Set([...ids].filter((id) => !gone.has(id)));
}
