import type { NamedClue } from '#engine/setter/Idea.ts';
import { capitalized } from '#texts/capitalized.ts';
import type { Translator } from '#texts/translator.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { FoundIdea } from '#workers/ideaFinder.ts';
import { CheckRow } from './ClueOptions.tsx';
import type { IdeaState } from './useIdeas.ts';

interface IdeaResultProps {
  /** Null after an idea was applied. */
  readonly state: IdeaState | null;
  /** The chosen idea. */
  readonly index: number;
  /** Clues that stay. */
  readonly pinned: readonly NamedClue[];
  readonly canApply: boolean;
  /** True if another seed may have another idea. */
  readonly hasOthers: boolean;
  readonly onChoose: (index: number) => void;
  readonly onPinned: (clues: readonly NamedClue[]) => void;
  readonly onApply: () => void;
  readonly onAnother: () => void;
}

/** The present ideas of a tool, and the buttons that apply one or look for another. */
export function IdeaResult(props: IdeaResultProps) {
  const { state, index, pinned, canApply, hasOthers, onChoose, onPinned } = props;
  const t = useText();
  const ideas = state?.type === 'ideas' ? state.ideas : [];
  const going = ideas[index]?.going ?? [];
  return (
    <>
      <p role="status" className={state?.type === 'thinking' ? 'text-muted' : ''}>
        {sentenceOf(t, state, index)}
      </p>
      {ideas.length > 1 && <Choices ideas={ideas} index={index} onChoose={onChoose} />}
      {(going.length > 0 || pinned.length > 0) && (
        <fieldset className="max-h-60 overflow-auto overscroll-contain">
          <legend className="text-note text-muted">{t('ideas.toRemove')}</legend>
          {[...going, ...pinned].map((clue) => (
            <CheckRow
              key={clue.key}
              label={capitalized(t.say(clue.name), t.language)}
              isChecked={!pinned.includes(clue)}
              onChange={() => onPinned(toggled(pinned, clue))}
            />
          ))}
        </fieldset>
      )}
      <div className="flex flex-wrap gap-2.5 *:flex-1">
        <Button size="small" kind="outline" disabled={!canApply} onClick={props.onApply}>
          {t('ideas.apply')}
        </Button>
        {hasOthers && (
          <Button size="small" onClick={props.onAnother}>
            {t('ideas.another')}
          </Button>
        )}
      </div>
    </>
  );
}

function toggled(pinned: readonly NamedClue[], clue: NamedClue): readonly NamedClue[] {
  return pinned.includes(clue) ? pinned.filter((it) => it !== clue) : [...pinned, clue];
}

function sentenceOf(t: Translator, state: IdeaState | null, index: number): string {
  if (state === null) return t('ideas.applied');
  switch (state.type) {
    case 'thinking':
      return t('ideas.thinking');
    case 'failed':
      return t('ideas.failed');
    case 'none':
      return t.say(state.reason);
    case 'ideas':
      return t.say(state.ideas[index]?.says ?? '');
  }
}

const CHIP =
  'relative flex min-h-10 cursor-pointer items-center rounded-control bg-fill-2 px-3 text-control has-checked:bg-base-100 has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:shadow-focus pointer-coarse:min-h-12';

/** Several ideas as chips, of which one is shown on the board. */
function Choices({
  ideas,
  index,
  onChoose,
}: {
  ideas: readonly FoundIdea[];
  index: number;
  onChoose: (index: number) => void;
}) {
  const t = useText();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('ideas.choices')}</legend>
      {ideas.map(({ board, name }, it) => (
        <label key={board} className={CHIP}>
          <input
            className="absolute inset-0 cursor-pointer opacity-0"
            type="radio"
            checked={it === index}
            onChange={() => onChoose(it)}
          />
          {capitalized(t.say(name), t.language)}
        </label>
      ))}
    </fieldset>
  );
}
