// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Comment } from '#contract/comments.ts';
import type { Notification } from '#contract/notifications.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { briefId, collectionBrief, puzzleBrief, userBrief } from '#tests/support/briefs.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { startPlay } from '#tests/support/startPlay.ts';
import { NotificationRow } from '#ui/people/account/NotificationRow.tsx';
import { CommentList } from '#ui/people/comments/CommentList.tsx';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { Disclosure } from '#ui/shared/components/Disclosure.tsx';
import { Markdown } from '#ui/shared/components/Markdown.tsx';
import { ScrollPanel } from '#ui/shared/components/ScrollPanel.tsx';
import { Section } from '#ui/shared/components/Section.tsx';
import { RulesPanel } from '#ui/board/clues/RulesPanel.tsx';
import { RuleStrip } from '#ui/board/clues/RuleStrip.tsx';
import { CollectionCard } from '#ui/library/lists/CollectionCard.tsx';
import { ItemList } from '#ui/library/lists/ItemList.tsx';
import { createElementMap } from '#ui/shared/platform/elements.ts';
import { PuzzleBriefCard } from '#ui/library/lists/PuzzleBriefCard.tsx';
import type { PagedList } from '#ui/shared/api/pagedList.ts';
import { createBoardStore, type BoardStore } from '#ui/board/boardStore.ts';
import { AuthorWords } from '#ui/workspace/About.tsx';
import { PhonePanel } from '#ui/workspace/PhoneDrawer.tsx';

const AT = '2026-01-01T00:00:00.000Z';
const NOT_SHOWN = 'This part can’t be shown.';
const nothing = () => undefined;

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no network.')));
  vi.spyOn(console, 'error').mockImplementation(nothing); // React tells of what was caught
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A thing that breaks whatever asks for one of its parts. */
function breaking<Thing extends object>(thing: Thing, part: keyof Thing): Thing {
  return Object.defineProperty({ ...thing }, part, {
    get: () => {
      throw new Error('It is broken.');
    },
  });
}

function Broken(): never {
  throw new Error('It is broken.');
}

function listOf<Item>(items: readonly Item[]): PagedList<Item> {
  const state = { isPending: false, failure: null, isOutdated: false, hasMore: false };
  const more = { isLoadingMore: false, hasFailedMore: false, loadMore: nothing };
  return { items, total: items.length, ...state, ...more, askAgain: nothing };
}

const said = (number: number, content: string): Comment => {
  const times = { createdAt: AT, updatedAt: AT };
  return { id: briefId(number), ...times, puzzleId: briefId(8), content, creator: userBrief() };
};

const told = (number: number, message: string): Notification => {
  const source = { type: 'system', target: null, source: null, user: briefId(9) } as const;
  return {
    id: briefId(number),
    createdAt: AT,
    updatedAt: AT,
    message,
    read: true,
    lasting: false,
    ...source,
  };
};

/** A board with two rules, of which the first one has no picture that can be drawn. */
function storeWithBrokenRule(): BoardStore {
  const rules = ['dark', 'light'].map((color) => ({ id: 'connect_all', params: { color } }));
  const document = { grid: exampleGrid({ tiles: 'nn', rules }), solution: null };
  const metadata = NEW_METADATA;
  const store = createBoardStore(
    startPlay({ document: { ...document, metadata } }),
    WORKSPACE_MODES.solve,
  );
  const snapshot = store.current();
  const legend = snapshot.legend.map((row, i) => (i === 0 ? breaking(row, 'example') : row));
  return { ...store, current: () => ({ ...snapshot, legend }) };
}

const comments = [said(1, 'a good one'), breaking(said(2, 'a *bad* one'), 'creator')];
const notices = [told(1, 'good news'), breaking(told(2, 'bad news'), 'type')];
const selection = { selected: null, onSelect: nothing };
const actions = {
  edit: nothing,
  remove: nothing,
  reply: nothing,
  focusRow: nothing,
  focusNeighbor: nothing,
};
const lists = { label: 'items', skeleton: null, empty: null };

/** Each part that can break, and what is still there then. */
const PARTS: readonly [string, () => React.ReactNode, readonly string[]][] = [
  [
    'a comment',
    () => (
      <CommentList
        list={listOf(comments)}
        comments={comments}
        actions={actions}
        reader={briefId(9)}
        authorId={null}
        people={[]}
        target={null}
        rows={createElementMap()}
      />
    ),
    ['a good one', 'a *bad* one'],
  ],
  [
    'a card of a puzzle',
    () => (
      <ItemList {...lists} list={listOf([breaking(puzzleBrief(), 'creator'), puzzleBrief()])}>
        {(puzzle) => <PuzzleBriefCard puzzle={puzzle} />}
      </ItemList>
    ),
    [NOT_SHOWN, 'Salt road'],
  ],
  [
    'a card of a collection in a long list',
    () => (
      <ItemList
        {...lists}
        list={listOf([breaking(collectionBrief(), 'creator'), collectionBrief()])}
        nameOf={() => 'A collection'}
      >
        {(collection) => <CollectionCard collection={collection} />}
      </ItemList>
    ),
    [NOT_SHOWN, 'Small hours'],
  ],
  [
    'a notice',
    () => (
      <ItemList {...lists} list={listOf(notices)}>
        {(notification) => (
          <NotificationRow
            notification={notification}
            onRead={nothing}
            onDelete={nothing}
            deleteRef={null}
          />
        )}
      </ItemList>
    ),
    ['good news', NOT_SHOWN],
  ],
  [
    'a picture',
    () => (
      <p>
        <BoardPicture grid={breaking(exampleGrid({ tiles: 'nn' }), 'tiles')} />
        its caption
      </p>
    ),
    ['its caption'],
  ],
  [
    'a rule, whose words stay',
    () => <RulesPanel store={storeWithBrokenRule()} selection={selection} />,
    ['All *dark* cells are connected.', 'All light cells are connected.'],
  ],
  [
    'a rule on a phone, whose words stay',
    () => <RuleStrip store={storeWithBrokenRule()} selection={selection} onAll={nothing} />,
    ['All *dark* cells are connected.', 'All light cells are connected.'],
  ],
  [
    'a panel that scrolls',
    () => (
      <ScrollPanel className="">
        <Broken />
      </ScrollPanel>
    ),
    [NOT_SHOWN],
  ],
  [
    'a panel of a phone',
    () => (
      <PhonePanel label="a" onClose={nothing}>
        <Broken />
      </PhonePanel>
    ),
    [NOT_SHOWN],
  ],
  [
    'a section',
    () => (
      <Section id="a" title="its title">
        <Broken />
      </Section>
    ),
    ['its title', NOT_SHOWN],
  ],
  [
    'a part that opens',
    () => (
      <Disclosure label="its label" isOpenAtFirst>
        <Broken />
      </Disclosure>
    ),
    ['its label', NOT_SHOWN],
  ],
];

describe('a part that breaks', () => {
  it.each(PARTS)('leaves the page around it alone: %s', (_, part, rest) => {
    const { container } = render(
      <MemoryRouter>
        <h1>The page</h1>
        {part()}
      </MemoryRouter>,
    );

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The page');
    for (const text of rest) expect(container.textContent).toContain(text);
  });

  it('is shown as plain text where it is a text', async () => {
    const text = 'See [this *page*](/page).\n\nAnd more.'; // a link of the site needs a router
    render(
      <>
        <h1>The page</h1>
        <Markdown text={text} />
        <AuthorWords text={`${text} By its author.`} />
      </>,
    );

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The page');
    expect(document.body.textContent).toContain(text);
    await vi.waitFor(() => expect(document.body.textContent).toContain('By its author.'));
    expect(document.body.textContent).toContain(`${text} By its author.`);
  });

  it('is tried again when it changes', () => {
    const page = (text: string) => <Markdown text={text} />;
    const { container, rerender } = render(page('[broken](/page)'));
    rerender(page('**whole**'));

    expect(container.querySelector('strong')?.textContent).toBe('whole');
  });
});
