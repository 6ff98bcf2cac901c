// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_SIZE } from '#contract/shapes.ts';
import { briefId } from '#tests/support/briefs.ts';
import { ApiError } from '#ui/shared/api/apiErrors.ts';
import { pagedList, type ResultPage, usePagedList } from '#ui/shared/api/pagedList.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { ItemList } from '#ui/library/lists/ItemList.tsx';
import { countWhile } from '#ui/library/lists/useItemWindow.ts';
import { WindowedItems } from '#ui/library/lists/WindowedItems.tsx';

interface Item {
  readonly id: string;
}

/** Tells whether the end of the list is in sight, for as long as somebody looks. */
let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
const comeToTheEnd = () => tell([{ isIntersecting: true }]);

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof tell) {
        tell = told;
      }
      observe = () => undefined;
      disconnect = () => {
        tell = () => undefined;
      };
    },
  );
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server with `count` items; it answers by parts and fails when it is told to. */
class Shelf {
  readonly asked: (string | undefined)[] = [];
  failure: Error | null = null;
  items: readonly Item[];

  constructor(count: number) {
    this.items = Array.from({ length: count }, (_, i) => ({ id: briefId(i) }));
  }

  readonly read = (cursorAfter: string | undefined): Promise<ResultPage<Item>> => {
    this.asked.push(cursorAfter);
    if (this.failure) return Promise.reject(this.failure);
    const from = this.items.findIndex(({ id }) => id === cursorAfter) + 1;
    const results = this.items.slice(from, from + PAGE_SIZE);
    return Promise.resolve({ total: this.items.length, results });
  };
}

function List({ shelf }: { shelf: Shelf }) {
  const list = usePagedList(pagedList(['shelf'], ({ cursorAfter }) => shelf.read(cursorAfter)));
  return (
    <>
      <output>{list.total}</output>
      <ItemList
        list={list}
        label="Things"
        skeleton={<i />}
        nameOf={({ id }) => id}
        empty={<p>There is nothing.</p>}
      >
        {({ id }) => <a href={`/${id}`}>{id}</a>}
      </ItemList>
    </>
  );
}

const cards = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const more = () => screen.queryByRole('button', { name: 'Show more' });
const ids = (count: number) => Array.from({ length: count }, (_, i) => briefId(i));

/** Show a list until its first part is there, or will not be. */
async function show(shelf: Shelf): Promise<void> {
  render(
    <MemoryRouter>
      <List shelf={shelf} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Loading…')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
}

describe('a list', () => {
  it('of 29 is read by one call, and ends', async () => {
    const shelf = new Shelf(29);
    await show(shelf);
    expect(cards()).toEqual(ids(29));
    expect(more()).toBeNull();
    expect(shelf.asked).toEqual([undefined]);
  });

  it('of 30 ends with them, and nobody asks for more', async () => {
    const shelf = new Shelf(30);
    await show(shelf);
    expect(cards()).toEqual(ids(30));
    expect(more()).toBeNull();
    expect(shelf.asked).toEqual([undefined]);
  });

  it('of 31 is read by two calls when its end comes in sight', async () => {
    const shelf = new Shelf(31);
    await show(shelf);
    act(comeToTheEnd);
    await waitFor(() => expect(cards()).toEqual(ids(31)));
    expect(more()).toBeNull();
    expect(shelf.asked).toEqual([undefined, briefId(29)]);
  });

  it('reads on where its end went and came back before anybody was told', async () => {
    const shelf = new Shelf(31);
    await show(shelf);
    act(() => tell([{ isIntersecting: true }, { isIntersecting: false }]));
    expect(shelf.asked).toHaveLength(1);
    act(() => tell([{ isIntersecting: false }, { isIntersecting: true }]));
    await waitFor(() => expect(cards()).toEqual(ids(31)));
  });

  it('is read on by keyboard too, and the focus goes to what is new', async () => {
    await show(new Shelf(31));
    const button = more();
    button?.focus();
    if (button) fireEvent.click(button);
    await waitFor(() => expect(cards()).toEqual(ids(31)));
    expect(document.activeElement?.textContent).toBe(briefId(30));
  });

  it('that changed meanwhile shows nothing twice', async () => {
    const shelf = new Shelf(31);
    await show(shelf);
    const [first] = shelf.items;
    if (first) shelf.items = [...shelf.items, first]; // it moved to the end
    act(comeToTheEnd);
    await waitFor(() => expect(cards()).toEqual(ids(31)));
  });

  it('of nothing says so', async () => {
    await show(new Shelf(0));
    expect(screen.getByText('There is nothing.')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('that cannot be read says why, is asked for once, and again by hand', async () => {
    const shelf = new Shelf(3);
    shelf.failure = new ApiError(500, 'internal', 'Something broke.');
    await show(shelf);
    expect(screen.getByRole('heading', { name: 'Couldn’t load this list' })).toBeDefined();
    expect(screen.getByText('Something broke. (500)')).toBeDefined();
    expect(shelf.asked).toHaveLength(1);

    shelf.failure = null;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards()).toEqual(ids(3)));
  });

  it('whose next part fails keeps what it has, and waits to be asked', async () => {
    const shelf = new Shelf(31);
    await show(shelf);
    shelf.failure = new ApiError(500, 'internal', 'Something broke.');
    act(comeToTheEnd);
    await waitFor(() => expect(more()).not.toBeNull());
    act(comeToTheEnd);
    expect(cards()).toEqual(ids(30));
    expect(shelf.asked).toHaveLength(2);

    shelf.failure = null;
    const button = more();
    if (button) fireEvent.click(button);
    await waitFor(() => expect(cards()).toEqual(ids(31)));
  });
});

describe('the window of a long list', () => {
  it('counts what a claim holds for that holds up to one of them', () => {
    for (const edge of [0, 1, 5, 9, 10]) expect(countWhile(10, (i) => i < edge)).toBe(edge);
    expect(countWhile(0, () => true)).toBe(0);
  });

  it('names what is away once, however often a part is added', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rowsFrom(0));
    const shelf = new Shelf(120);
    const named: number[] = [];
    const { rerender } = render(<Windowed items={shelf.items.slice(0, 90)} named={named} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(90);
    expect(named).toContain(60);
    named.length = 0;

    rerender(<Windowed items={shelf.items} named={named} />);

    expect(screen.getAllByRole('listitem')).toHaveLength(120);
    expect(named.filter((index) => index >= 30)).toEqual(
      Array.from({ length: 30 }, (_, i) => 90 + i),
    );
  });
});

it.each([
  { above: 0, first: 0 },
  { above: 419, first: 414 },
  { above: 420, first: 415 },
  { above: 425, first: 420 },
  { above: 840, first: 835 },
  { above: 990, first: 985 },
])('a list of 1000 scrolled by $above draws from $first on', ({ above, first }) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rowsFrom(above));
  render(<Windowed items={new Shelf(1000).items} named={[]} />);
  fireEvent.scroll(window);
  const drawn = screen.getAllByRole('link').map(({ textContent }) => Number(textContent));
  const rowsBelow = Math.ceil((window.innerHeight + 1200) / 300);
  expect(drawn).toEqual(
    Array.from({ length: Math.min(1000, above + rowsBelow) - first }, (_, i) => first + i),
  );
});

it('a list that becomes narrower forgets how high its items were', () => {
  const [width, height] = (['clientWidth', 'offsetHeight'] as const).map((name) =>
    vi.spyOn(HTMLElement.prototype, name, 'get'),
  );
  const edges = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const lay = (listPx: number, itemPx: number, above: number) => {
    width?.mockReturnValue(listPx);
    height?.mockReturnValue(itemPx);
    edges.mockImplementation(rowsFrom(above));
    fireEvent.scroll(window);
  };
  const heightOfFirst = () => screen.getAllByRole('listitem')[0]?.style.height;
  render(<Windowed items={new Shelf(100).items} named={[]} />);

  lay(800, 300, 0);
  lay(800, 300, 10);
  expect(heightOfFirst()).toBe('300px');
  lay(400, 500, 11);
  expect(heightOfFirst()).toBe('500px');
});

/** Rows of 300 px, as a list without columns has them, of which so many are above the window. */
function rowsFrom(above: number) {
  return function edges(this: Element): DOMRect {
    const items = [...document.querySelectorAll('[role="listitem"]')];
    return new DOMRect(0, (items.indexOf(this) - above) * 300, 300, 300);
  };
}

function Windowed({ items, named }: { items: readonly Item[]; named: number[] }) {
  const list = useRef<HTMLDivElement>(null);
  const nameOf = (index: number) => {
    named.push(index);
    return `Item ${index}`;
  };
  return (
    <div ref={list} role="list">
      <WindowedItems
        list={list}
        items={items}
        start={0}
        layout=""
        nameOf={nameOf}
        draw={(index) => <a href="/">{index}</a>}
      />
    </div>
  );
}
