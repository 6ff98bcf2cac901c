import { useEffect, useId, useRef } from 'react';
import { FamilyPicture, type FamilyId } from '#ui/library/lists/FamilyCard.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { FAMILIES } from './wishes.ts';

/** On small windows one row that scrolls; the arrow keys scroll to the tile they choose. */
const TILES =
  'grid grid-cols-[repeat(auto-fill,minmax(124px,1fr))] gap-3 max-lg:-mx-page max-lg:flex max-lg:overflow-x-auto max-lg:px-page max-lg:py-1.5';
const TILE =
  'relative flex cursor-pointer flex-col items-center gap-2.5 rounded-surface bg-base-200 px-2 pt-4 pb-3 text-center text-aside transition-colors hover:bg-base-300 has-checked:bg-base-300 has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:shadow-focus max-lg:w-31 max-lg:flex-none';

/** The kinds of puzzles as pictures with names. */
export function KindTiles({
  value,
  onChange,
}: {
  value: FamilyId;
  onChange: (family: FamilyId) => void;
}) {
  const t = useText();
  const group = useId();
  const chosen = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [value]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-label text-muted italic">{t('wish.kinds')}</legend>
      <div className={TILES}>
        {FAMILIES.map(({ id }) => (
          <label key={id} ref={id === value ? chosen : null} className={TILE}>
            <input
              className="absolute inset-0 cursor-pointer opacity-0"
              type="radio"
              name={group}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <FamilyPicture className="size-16" family={id} />
            <span className="hyphens-auto">{t(`families.${id}.title`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
