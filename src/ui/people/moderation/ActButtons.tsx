import { useText } from '#ui/shared/texts/useText.ts';
import { ActButton } from './ActButton.tsx';
import { ActDialog } from './ActDialog.tsx';
import { isGrave, perform, type Act } from './acts.ts';
import { useAsk } from './QuestionHost.tsx';

/** What a moderator may do to something, in rising order; each asks first. */
export function ActButtons({
  acts,
  labelOf,
  act: run = perform,
}: {
  acts: readonly Act[];
  /** What a button is called for readers, where its words are not enough. */
  labelOf?: (words: string) => string;
  act?: typeof perform;
}) {
  const t = useText();
  const ask = useAsk();
  return acts.map((act) => {
    const words = t('moderation.act', act);
    return (
      <ActButton
        key={act.action}
        isGrave={isGrave(act.action)}
        size="small"
        aria-haspopup="dialog"
        aria-label={labelOf?.(words)}
        onClick={() =>
          ask((close) => (
            <ActDialog {...act} act={(message) => run(act, message)} onClose={close} />
          ))
        }
      >
        {words}
      </ActButton>
    );
  });
}
