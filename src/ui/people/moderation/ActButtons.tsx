import { useText } from '#ui/shared/texts/useText.ts';
import { ActButton } from './ActButton.tsx';
import { ActDialog } from './ActDialog.tsx';
import { isGrave, perform, type Act } from './acts.ts';
import { useAsk } from './QuestionHost.tsx';

/** The actions of moderators on something, in rising severity; each one asks for confirmation. */
export function ActButtons({
  acts,
  labelOf,
  act: run = perform,
}: {
  acts: readonly Act[];
  /** The accessible name of a button, where its text is not enough. */
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
