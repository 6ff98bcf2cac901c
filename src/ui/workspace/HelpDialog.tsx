import { use } from 'react';
import { message, type MessageId, type Text } from '#texts/message.ts';
import { selectBoardKeys } from '#ui/board/access/boardKeys.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import { selectPageKeys } from '#ui/board/access/pageKeys.ts';
import { VIEW_GESTURES } from '#ui/board/access/viewGestures.ts';
import { MUSIC_KEYS } from '#ui/board/music/musicKeys.ts';
import { KeyScope } from '#ui/board/access/useKeyTable.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Dialog, DialogSection } from '#ui/shared/components/Dialog.tsx';
import { startEditorTour } from '#ui/shared/settings/editorTour.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';

needTexts('help', 'music');

/** Introduction for new players. */
const STEPS = [
  'help.helpCells',
  'help.helpClues',
  'help.helpReading',
  'help.helpSolving',
  'help.helpEnd',
] as const satisfies readonly MessageId[];

/** Names of keys that depend on the language. All others are printed on the key. */
const KEY_NAMES: ReadonlyMap<Text, Text> = new Map([
  ['Ctrl', message('help.ctrl')],
  ['Shift', message('help.shift')],
  ['Space', message('help.space')],
  ['Enter', message('help.enter')],
  ['Delete', message('help.delete')],
  ['Backspace', message('help.backspace')],
  ['Home', message('help.homeKey')],
  ['End', message('help.endKey')],
]);

/** Instructions, all keys of the mode, and gestures of mouse and finger. */
export function HelpDialog({
  mode,
  keys = [],
  onClose,
}: {
  mode: WorkspaceMode;
  /** Keys of the page in addition to those of its mode. */
  keys?: readonly KeyRowText[];
  onClose: () => void;
}) {
  const t = useText();
  const isNested = use(KeyScope) !== null;
  return (
    <Dialog title={t('play.howToPlay')} description={t('help.howToPlayNote')} onClose={onClose}>
      {mode.rights.replaceFixed && !isNested && <TourSection onStart={onClose} />}
      <DialogSection title={t('help.inShort')}>
        <ol className="flex list-decimal flex-col gap-1.5 pl-5 marker:text-muted">
          {STEPS.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </DialogSection>
      <DialogSection title={t('help.mouseAndFinger')}>
        <p>
          {t('help.helpPointer')}
          {mode.hasMarks && ` ${t('help.helpPencil')}`}
        </p>
      </DialogSection>
      <DialogSection title={t('help.zoomingAndMoving')}>
        <KeyList rows={VIEW_GESTURES} />
      </DialogSection>
      <DialogSection title={t('help.boardKeys')}>
        <KeyList rows={selectBoardKeys(mode)} />
      </DialogSection>
      <DialogSection title={t('help.pageKeys')}>
        <KeyList rows={[...keys, ...selectPageKeys(mode)]} />
      </DialogSection>
      <DialogSection title={t('help.musicKeys')}>
        <KeyList rows={MUSIC_KEYS} />
      </DialogSection>
    </Dialog>
  );
}

/** Restarts the tour of the editor after the help has closed. */
function TourSection({ onStart }: { onStart: () => void }) {
  const t = useText();
  return (
    <DialogSection title={t('help.editor')}>
      <p className="mb-2.5">{t('help.editorTour')}</p>
      <Button
        size="small"
        onClick={() => {
          startEditorTour();
          onStart();
        }}
      >
        {t('help.startTour')}
      </Button>
    </DialogSection>
  );
}

/** Keys or pointer gestures, and their effect. */
interface KeyRowText {
  readonly keys: readonly Text[];
  readonly label: Text;
}

function KeyList({ rows }: { rows: readonly KeyRowText[] }) {
  const t = useText();
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
      {rows.map(({ keys, label }) => {
        const names = keys.map((key) => t.say(KEY_NAMES.get(key) ?? key));
        return <KeyLine key={names.join(' ')} keys={names} label={t.say(label)} />;
      })}
    </dl>
  );
}

function KeyLine({ keys, label }: { keys: readonly string[]; label: string }) {
  return (
    <>
      <dt className="flex flex-wrap gap-1">
        {keys.map((key) => (
          <kbd
            key={key}
            className="inline-grid min-h-6.5 min-w-6.5 place-items-center rounded-key border border-line-strong px-1.75 py-0.5 font-sans text-note/none font-medium"
          >
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{label}</dd>
    </>
  );
}
