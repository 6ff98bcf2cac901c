import { CircleCheck } from 'lucide-react';
import { Button } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { useNoteArrival } from '#ui/workspace/noteArrival.ts';

/** The button that reopens the pane of a solved board. */
export default function ResultButton({ onPress }: { onPress: () => void }) {
  const t = useText();
  useNoteArrival();
  return (
    <div>
      <Button size="small" onClick={onPress}>
        <CircleCheck className="size-4.5 text-success" aria-hidden />
        {t('solved.showResult')}
      </Button>
    </div>
  );
}
