import type { Text } from '#texts/message.ts';
import { Check, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { ClueDef } from '#engine/clues/editParams.ts';
import { paramsOf } from '#engine/clues/params.ts';
import type { Point } from '#engine/grid/grid.ts';
import type { Result } from '#base/result.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { clueSupport } from './clueSupport.ts';
import { ConfigForm, type ConfigFormProps } from './ConfigForm.tsx';
import { KeepAsPreset } from './KeepAsPreset.tsx';
import { Popup, type PopupProps } from './Popup.tsx';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('solver', 'tools', 'rules', 'symbols', 'clues');

type ShellProps = Pick<PopupProps, 'place' | 'takesFocus' | 'onDelete' | 'onClose'>;

export interface ConfigPopupProps extends ConfigFormProps, ShellProps {
  /** Where a symbol stands; null for rules. */
  readonly at: Point | null;
  /** Keeps the symbol under a name, or says what is wrong with the name. Null for rules. */
  readonly onKeep: ((name: string) => Result<unknown, Text>) | null;
}

/**
 * What there is to set of a rule or symbol, beside it. Mount it anew for another clue, by a key.
 */
export function ConfigPopup(props: ConfigPopupProps) {
  const t = useText();
  const { at, place, takesFocus, onDelete, onClose, onKeep, ...form } = props;
  const shell = { place, takesFocus, onDelete, onClose };
  const { title, text } = wordsOf(form.def, form.params);
  return (
    <Popup
      title={t.say(title)}
      text={t.say(text)}
      action={onKeep && <KeepAsPreset onKeep={onKeep} />}
      {...shell}
    >
      <ConfigForm {...form} />
      <SupportLine clue={form} at={at} />
    </Popup>
  );
}

function wordsOf(def: ClueDef, given: ConfigFormProps['params']) {
  const params = paramsOf(def, { id: def.id, params: given });
  const name = 'name' in def ? def.name(params) : undefined;
  return { title: name ?? def.title, text: def.explain(params) };
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
