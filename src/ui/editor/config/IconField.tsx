import Fuse from 'fuse.js';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { iconGlyph, iconNames, iconTitle, loadIcons } from '#engine/glyph/icons/icon.ts';
import { message, type Text } from '#texts/message.ts';
import { GlyphIcon } from '#ui/shared/components/GlyphIcon.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { FieldProps } from './FieldProps.ts';
import { FieldRow } from './FieldRow.tsx';
import { TEXT_BOX } from './PlainFields.tsx';

const MOST = 50;
const COLUMNS = 6;
const ICON_PX = 28;
const ICON =
  'grid size-11 cursor-pointer place-items-center rounded-control hover:bg-fill-2 aria-selected:bg-base-100 aria-selected:inset-ring-2 aria-selected:inset-ring-primary data-active:bg-fill-3 pointer-coarse:size-12';

const MOVES: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', COLUMNS],
  ['ArrowUp', -COLUMNS],
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
]);

/** An icon, found by search: Enter selects the first result, the arrow keys the others. */
export function IconField({ field, value, onChange }: FieldProps<'icon'>) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<number | null>(null);
  const { icons, isFailed } = useIcons();
  const found = useMemo(() => findIcons(icons, query), [icons, query]);
  const listId = useId();
  const choose = (name: string | undefined) => {
    if (name === undefined) return;
    setQuery('');
    setActive(null);
    if (name !== value) onChange(name);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = MOVES.get(event.key);
    const isSideways = Math.abs(move ?? 0) === 1;
    if (event.key === 'Enter') choose(found[active ?? 0]);
    else if (event.key === 'Escape' && query !== '') setQuery('');
    else if (move === undefined || (isSideways && active === null)) return;
    else setActive(movedBy(move, active, found.length));
    event.preventDefault();
  };
  return (
    <FieldRow
      label={field.label}
      help={field.help}
      isWide
      message={messageOf(isFailed, found, query)}
    >
      {(ids) => (
        <>
          <div className="mb-2 flex items-center gap-3">
            <GlyphIcon glyph={iconGlyph(value, 0)} size={40} />
            <input
              id={ids.control}
              className={`${TEXT_BOX} min-w-0 flex-1`}
              role="combobox"
              aria-expanded={found.length > 0}
              aria-controls={listId}
              aria-activedescendant={active === null ? undefined : `${listId}${active}`}
              aria-describedby={ids.message}
              autoComplete="off"
              spellCheck={false}
              placeholder={iconTitle(value)}
              value={query}
              onChange={({ target }) => {
                setQuery(target.value);
                setActive(null);
              }}
              onKeyDown={onKeyDown}
            />
          </div>
          <IconList id={listId} names={found} active={active} chosen={value} onChoose={choose} />
        </>
      )}
    </FieldRow>
  );
}

function IconList({
  id,
  names,
  active,
  chosen,
  onChoose,
}: {
  id: string;
  names: readonly string[];
  active: number | null;
  chosen: string;
  onChoose: (name: string) => void;
}) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      className="grid max-h-39 scrollbar-thin grid-cols-[repeat(auto-fill,minmax(44px,1fr))] justify-items-center overflow-auto"
      role="listbox"
      aria-label={t('tools.icons')}
    >
      {names.map((name, index) => (
        // The text box has the focus and handles the keys; the click is for pointers.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
        <div
          key={name}
          id={`${id}${index}`}
          className={ICON}
          role="option"
          aria-selected={name === chosen}
          aria-label={iconTitle(name)}
          data-active={index === active || undefined}
          title={iconTitle(name)}
          tabIndex={-1}
          onClick={() => onChoose(name)}
        >
          <GlyphIcon glyph={iconGlyph(name, 0)} size={ICON_PX} />
        </div>
      ))}
    </div>
  );
}

/** The names of all icons, once loaded. */
function useIcons() {
  const [icons, setIcons] = useState<readonly string[]>([]);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    loadIcons().then(
      () => {
        if (!isOver) setIcons(iconNames());
      },
      () => {
        if (!isOver) setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, []);
  return { icons, isFailed };
}

/** Icons that match the query best, best first; the first icons without a query. */
export function findIcons(names: readonly string[], query: string): readonly string[] {
  const words = query.trim();
  if (words === '') return names.slice(0, MOST);
  const titled = names.map((name) => ({ name, title: iconTitle(name) }));
  const fuse = new Fuse(titled, { keys: ['title'], threshold: 0.4, ignoreLocation: true });
  return fuse.search(words, { limit: MOST }).map(({ item }) => item.name);
}

function movedBy(move: number, active: number | null, count: number): number | null {
  if (count === 0) return null;
  if (active === null) return 0;
  return Math.min(count - 1, Math.max(0, active + move));
}

function messageOf(isFailed: boolean, found: readonly string[], query: string): Text | undefined {
  if (isFailed) return message('tools.iconsFailed');
  return query !== '' && found.length === 0 ? message('tools.noIcon') : undefined;
}
