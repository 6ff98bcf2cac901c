import { Button } from '#ui/shared/components/Button.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { withoutFilters, type FilterChange } from './searchFilters.ts';

/** Empty state of a list whose filters match nothing. */
export function NothingFound({
  title,
  onChange,
}: {
  title: string;
  onChange: (change: FilterChange) => void;
}) {
  const t = useText();
  return (
    <StateMessage
      kind="nothing"
      title={title}
      actions={
        <Button onClick={() => onChange(withoutFilters())}>{t('lists.clearFilters')}</Button>
      }
    >
      <p>{t('lists.nothingFoundHelp')}</p>
    </StateMessage>
  );
}
