import { type Text, listed, message } from '#texts/message.ts';
import { Check, Copy, TriangleAlert, Plus } from 'lucide-react';
import { useMemo, useEffect, useRef, useState } from 'react';
import type { ClueDef } from '#engine/clues/editParams.ts';
import { paramsOf } from '#engine/clues/params.ts';
import {
  type Point,
  EMPTY_TILE,
  type Grid,
  type Params,
  type RuleInstance,
  type SymbolsById,
} from '#engine/grid/grid.ts';
import type { Result } from '#base/result.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';
import { ConfigForm, type ConfigFormProps } from './ConfigForm.tsx';
import { Popup, type PopupProps, POPUP_ACTION } from './Popup.tsx';
import { focusFirst } from '#ui/shared/platform/focus.ts';
import { NameBox } from '#ui/editor/NameBox.tsx';
import { mapStable } from '#engine/grid/stable.ts';
import { SOLVER_CHOICES } from '#solvers/choices.ts';

needTexts('solver', 'tools', 'rules', 'symbols', 'clues');

/** Texts about a clue: when it is checked, and which solvers support it. */
export interface ClueSupport {
  /** True if the clue is checked during play and the default solver supports it. */
  readonly isWhole: boolean;
  readonly text: Text;
}

/** A clue of the edited board; `at` is the point of a symbol. */
interface Clue {
  readonly def: ClueDef;
  readonly params: Params;
  readonly at: Point | null;
}

/** When a clue is checked and which solvers support it, at its place. */
export function clueSupport(clue: Clue, grid: Grid): ClueSupport {
  const { traits } = clue.def;
  if (traits?.optional) return { isWhole: true, text: message('tools.leftOut') };
  const alone = gridOfClue(clue, grid);
  const [usual, ...others] = SOLVER_CHOICES;
  const isUnderstood = usual?.supports(alone) ?? false;
  const check = traits?.needsSolution === true ? 'solution' : 'play';
  if (!isUnderstood) return { isWhole: false, text: message('tools.notUnderstood', { check }) };
  const missing = others.filter(({ supports }) => !supports(alone)).map(({ title }) => title);
  return {
    isWhole: check === 'play',
    text:
      missing.length === 0
        ? message('tools.understood', { check })
        : message('tools.understoodNotBy', { check, solvers: listed(missing) }),
  };
}

/**
 * The board with this clue alone, and without gray givens: solvers may not support the other clues
 * or those givens.
 */
function gridOfClue({ def, params, at }: Clue, grid: Grid): Grid {
  const rules: readonly RuleInstance[] = at ? [] : [{ id: def.id, params }];
  const symbols: SymbolsById = new Map(at ? [[def.id, [{ id: def.id, at, params }]]] : []);
  const tiles = mapStable(grid.tiles, (tile) =>
    tile.exists && tile.fixed && tile.color === 'gray' ? EMPTY_TILE : tile,
  );
  return { ...grid, tiles, rules, symbols };
}

type ShellProps = Pick<PopupProps, 'place' | 'takesFocus' | 'onDelete' | 'onClose'>;

export interface ConfigPopupProps extends ConfigFormProps, ShellProps {
  /** The point of a symbol; null for rules. */
  readonly at: Point | null;
  /** The numbers that fit the symbol, without full stop; empty while unknown. */
  readonly advice: string;
  /** Lets the next presses place copies of the symbol; null for rules. */
  readonly onCopy: (() => void) | null;
  /** Saves the symbol as a preset, or returns why the name is invalid. Null for rules. */
  readonly onKeep: ((name: string) => Result<unknown, Text>) | null;
}

/**
 * The settings of a rule or symbol, next to it. Use a key per clue, so that each has its own state.
 */
export function ConfigPopup(props: ConfigPopupProps) {
  const t = useText();
  const { at, advice, place, takesFocus, onDelete, onClose, onCopy, onKeep, ...form } = props;
  const shell = { place, takesFocus, onDelete, onClose };
  const { title, text } = wordsOf(form.def, form.params);
  return (
    <Popup
      title={t.say(title)}
      text={t.say(text)}
      action={
        <span className="flex flex-wrap gap-2">
          {onCopy && <CopyButton onCopy={onCopy} />}
          {onKeep && <KeepAsPreset onKeep={onKeep} />}
        </span>
      }
      {...shell}
    >
      <ConfigForm {...form} />
      {hasNumber(form.def) && at && <Advice text={advice} />}
      <SupportLine clue={form} at={at} />
    </Popup>
  );
}

function wordsOf(def: ClueDef, given: ConfigFormProps['params']) {
  const params = paramsOf(def, { id: def.id, params: given });
  const name = 'name' in def ? def.name(params) : undefined;
  return { title: name ?? def.title, text: def.explain(params) };
}

function hasNumber({ config }: ClueDef): boolean {
  return Object.values(config).some(({ kind, internal }) => kind === 'number' && !internal);
}

/** The room for two lines stays, so that nothing moves when the text changes. */
function Advice({ text }: { text: string }) {
  return (
    <p className="min-h-[2lh] text-note text-muted tabular-nums" data-advice>
      {text}
    </p>
  );
}

function SupportLine({ clue, at }: { clue: ConfigFormProps; at: Point | null }) {
  const t = useText();
  const { def, params, grid } = clue;
  const support = useMemo(() => clueSupport({ def, params, at }, grid), [def, params, at, grid]);
  const Icon = support.isWhole ? Check : TriangleAlert;
  return (
    <p className="mt-2 flex items-start gap-2.5 text-meta text-muted">
      <Icon
        className={`mt-0.5 size-4 flex-none stroke-[2.2] ${support.isWhole ? 'text-success' : ''}`}
        aria-hidden
      />
      {t.say(support.text)}
    </p>
  );
}

function CopyButton({ onCopy }: { onCopy: () => void }) {
  const t = useText();
  return (
    <button
      type="button"
      className={POPUP_ACTION}
      title={t('tools.placeCopiesNote')}
      onClick={onCopy}
    >
      <Copy aria-hidden />
      {t('tools.placeCopies')}
    </button>
  );
}

/** A button that saves the symbol as a preset, with a field for its name. */
function KeepAsPreset({ onKeep }: { onKeep: (name: string) => Result<unknown, Text> }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusFirst([opener.current]);
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen)
    return (
      <NameBox
        label={t('create.presetName')}
        verb={t('create.keepPreset')}
        onName={onKeep}
        onClose={() => setOpen(false)}
      />
    );
  return (
    <button ref={opener} type="button" className={POPUP_ACTION} onClick={() => setOpen(true)}>
      <Plus aria-hidden />
      {t('create.keepAsPreset')}
    </button>
  );
}
