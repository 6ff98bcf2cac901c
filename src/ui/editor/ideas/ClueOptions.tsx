import { useId } from 'react';
import { canHave, SYMMETRIES, type Size, type Symmetry } from '#engine/generate/symmetry.ts';
import { GIVEN, KIND_IDS, type KindId } from '#engine/setter/clueKinds.ts';
import type { ClueWish } from '#engine/setter/Idea.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { message, type Text } from '#texts/message.ts';
import { useText } from '#ui/shared/texts/texts.ts';

/** The clues that an author chooses. */
export type IdeaOptions = ClueWish;

const SYMMETRY_NAMES: Readonly<Record<Symmetry, Text>> = {
  none: message('ideas.symmetryNone'),
  half: message('ideas.symmetryHalf'),
  mirror: message('ideas.symmetryMirror'),
  diagonal: message('ideas.symmetryDiagonal'),
  quarter: message('ideas.symmetryQuarter'),
};

/** Kinds, symmetry and colors of the clues to add. */
export function ClueOptions({
  options,
  size,
  onChange,
}: {
  options: IdeaOptions;
  size: Size;
  onChange: (options: IdeaOptions) => void;
}) {
  const t = useText();
  const symmetryId = useId();
  const { kinds, symmetry, givesColors } = options;
  const toggled = (kind: KindId) =>
    KIND_IDS.filter((it) => (it === kind ? !kinds.includes(it) : kinds.includes(it)));
  return (
    <>
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="text-note text-muted">{t('ideas.kinds')}</legend>
        {KIND_IDS.map((kind) => (
          <CheckRow
            key={kind}
            label={t.say(nameOf(kind))}
            isChecked={kinds.includes(kind)}
            onChange={() => onChange({ ...options, kinds: toggled(kind) })}
          />
        ))}
      </fieldset>
      <CheckRow
        label={t('ideas.givesColors')}
        isChecked={givesColors}
        onChange={() => onChange({ ...options, givesColors: !givesColors })}
      />
      <div className="flex flex-wrap items-center gap-x-3">
        <label htmlFor={symmetryId}>{t('ideas.symmetry')}</label>
        <select
          id={symmetryId}
          className="min-h-10 min-w-0 flex-1 rounded-control bg-fill-2 px-2 text-control pointer-coarse:min-h-12 [&>option]:bg-base-200 [&>option]:text-base-content"
          value={symmetry}
          onChange={({ target }) => {
            const chosen = SYMMETRIES.find((it) => it === target.value) ?? 'none';
            onChange({ ...options, symmetry: chosen });
          }}
        >
          {SYMMETRIES.filter((it) => canHave(it, size)).map((it) => (
            <option key={it} value={it}>
              {t.say(SYMMETRY_NAMES[it])}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

function nameOf(kind: KindId): Text {
  return kind === GIVEN ? message('ideas.given') : (symbolById.get(kind)?.title ?? kind);
}

/** A checkbox with its label. */
export function CheckRow({
  label,
  isChecked,
  onChange,
}: {
  label: string;
  isChecked: boolean;
  onChange: () => void;
}) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-2 text-control pointer-coarse:min-h-12">
      <input
        type="checkbox"
        className="size-5 flex-none accent-primary"
        checked={isChecked}
        onChange={onChange}
      />
      {label}
    </label>
  );
}
