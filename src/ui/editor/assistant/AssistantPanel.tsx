import { CircleAlert, CircleCheck, Copy, Info } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { keyOfClue, type PuzzleClue } from '#engine/assistant/puzzleClues.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Switch } from '#ui/shared/components/Switch.tsx';
import { setSetting } from '#ui/shared/settings/settings.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { AssistantText, Finding, NamedClue } from './assistantText.ts';

/** Content and callbacks of the panel. */
export interface AssistantPanelProps {
  readonly text: AssistantText;
  readonly isOn: boolean;
  readonly isDifferenceShown: boolean;
  readonly areRedundantShown: boolean;
  /** Number of deduced cells that aren't painted so yet; null if no cell can be deduced. */
  readonly unpainted: number | null;
  /** Paints the deduced cells, as one step. */
  readonly onPaint: () => void;
  readonly onDifference: (isShown: boolean) => void;
  readonly onRedundant: (areShown: boolean) => void;
  /** Shows a clue on the board. */
  readonly onClue: (clue: PuzzleClue) => void;
}

/** The texts of the live assistant, with its switch. */
export function AssistantPanel(props: AssistantPanelProps) {
  const { text, isOn } = props;
  const t = useText();
  const isWanted = useSetting('liveAssistant');
  const titleId = useId();
  return (
    <section className="flex flex-col gap-1" aria-labelledby={titleId}>
      <h2 className="sr-only" id={titleId}>
        {t('assistant.title')}
      </h2>
      <Switch
        label={t('assistant.title')}
        note={
          <span className={agedClass(text)}>
            {text.follows}
            {text.isOutdated && <span className="sr-only">{t('assistant.beforeLastEdit')}</span>}
          </span>
        }
        isNoteChanging
        checked={isWanted}
        onChange={({ target }) => setSetting('liveAssistant', target.checked)}
      />
      {isOn && (
        <div className={`flex flex-col gap-1 ${agedClass(text)}`}>
          {text.isOutdated && <p className="sr-only">{t('assistant.allBeforeLastEdit')}</p>}
          {props.unpainted !== null && (
            <div className="mb-1.5">
              <Button
                size="small"
                disabled={props.unpainted === 0 || text.isOutdated}
                onClick={props.onPaint}
              >
                {t('assistant.paintDeduced')}
              </Button>
            </div>
          )}
          <ul className="flex flex-col gap-2 empty:hidden">
            {text.findings.map((finding) => (
              <li key={finding.id}>
                <FindingRow finding={finding} props={props} />
              </li>
            ))}
          </ul>
          {text.atCursor !== '' && (
            <p className="text-note text-muted tabular-nums">{text.atCursor}</p>
          )}
        </div>
      )}
      {isOn && <LiveText text={text} />}
    </section>
  );
}

/**
 * Faint while the answer is about the puzzle before the last edit. The text says so, too, but this
 * is not announced: the next answer arrives before a screen reader would finish.
 */
function agedClass({ isOutdated }: AssistantText): string {
  return `transition-opacity ${isOutdated ? 'opacity-50' : ''}`;
}

const ICONS = {
  good: { Icon: CircleCheck, color: 'text-success' },
  many: { Icon: Copy, color: '' },
  bad: { Icon: CircleAlert, color: 'text-error' },
  none: { Icon: Info, color: 'text-muted' },
} as const;

function FindingRow({ finding, props }: { finding: Finding; props: AssistantPanelProps }) {
  const { tone, text, note, clues } = finding;
  const { Icon, color } = ICONS[tone];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
      <Icon className={`mt-0.5 size-5 ${color}`} aria-hidden />
      <div>
        <p>{text}</p>
        {note !== '' && <p className="text-note text-muted">{note}</p>}
        {clues.length > 0 && <ClueList label={text} clues={clues} onClue={props.onClue} />}
        <ShowButton finding={finding} props={props} />
      </div>
    </div>
  );
}

function ClueList({
  label,
  clues,
  onClue,
}: {
  label: string;
  clues: readonly NamedClue[];
  onClue: (clue: PuzzleClue) => void;
}) {
  return (
    <ul className="-mx-2 max-h-52 overflow-auto overscroll-contain" aria-label={label}>
      {clues.map(({ clue, name }) => (
        <li key={keyOfClue(clue)}>
          <button
            type="button"
            className="flex min-h-10 w-full items-center rounded-control px-2 text-start text-note hover:bg-fill-1 pointer-coarse:min-h-12"
            onClick={() => onClue(clue)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Shows findings on the board that are hidden by default. */
function ShowButton({
  finding: { id, tone, clues },
  props,
}: {
  finding: Finding;
  props: AssistantPanelProps;
}) {
  const t = useText();
  if (id === 'solutions' && tone === 'many')
    return (
      <Toggle
        label={t('assistant.showWhere')}
        isPressed={props.isDifferenceShown}
        onPress={() => props.onDifference(!props.isDifferenceShown)}
      />
    );
  const hasPlaces = clues.some(({ clue }) => clue.type !== 'rule');
  if (id === 'redundant' && hasPlaces)
    return (
      <Toggle
        label={t('assistant.markThem')}
        isPressed={props.areRedundantShown}
        onPress={() => props.onRedundant(!props.areRedundantShown)}
      />
    );
  return null;
}

function Toggle({
  label,
  isPressed,
  onPress,
}: {
  label: string;
  isPressed: boolean;
  onPress: () => void;
}) {
  return (
    <div className="mt-1.5">
      <Button
        size="small"
        kind={isPressed ? 'outline' : 'plain'}
        aria-pressed={isPressed}
        onClick={onPress}
      >
        {label}
      </Button>
    </div>
  );
}

/** Delay of announcements, so that they come when the author pauses. */
const REST_MS = 900;

/** A live region. Written without React, so that no text is announced twice. */
function LiveText({ text }: { text: AssistantText }) {
  const region = useRef<HTMLDivElement>(null);
  const sentence = spokenText(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (region.current && region.current.textContent !== sentence)
        region.current.textContent = sentence;
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return <div ref={region} className="sr-only" role="status" />;
}

/** All texts as one announcement, without the notes. */
function spokenText({ follows, findings, atCursor }: AssistantText): string {
  const parts = [follows, ...findings.map(({ text }) => text), atCursor];
  return parts
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
}
