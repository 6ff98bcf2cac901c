import type { Text } from '#texts/message.ts';
import { ChoiceGroup, type ChoiceGroupProps } from '#ui/shared/components/ChoiceGroup.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import { FieldRow } from './FieldRow.tsx';

/**
 * A field with one of a few values. If pictures replace the labels, the label of the chosen one is
 * below.
 */
export function RadioRow<Value extends string | boolean | null>({
  label,
  help,
  ...group
}: ChoiceGroupProps<Value> & { readonly label: Text; readonly help?: Text | undefined }) {
  const t = useText();
  const chosen = group.options.find((option) => option.value === group.value);
  return (
    <FieldRow label={label} help={help} isGroup isWide={group.isWide ?? false}>
      {(ids) => (
        <>
          <ChoiceGroup name={{ 'aria-labelledby': ids.label }} {...group} />
          {group.arePictures && chosen && (
            <p className="mt-1.5 text-note text-muted" aria-hidden>
              {t.say(chosen.label)}
            </p>
          )}
        </>
      )}
    </FieldRow>
  );
}
