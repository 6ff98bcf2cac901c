import { CircleHelp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { Text } from '#texts/message.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';

needTexts('rules', 'symbols', 'clues');

/** Ids for the label and the description of a control. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  /** Id of the message; undefined without one. */
  readonly message: string | undefined;
}

const HELP =
  '-my-1 grid size-10 place-items-center rounded-control text-muted hover:text-base-content aria-expanded:text-base-content pointer-coarse:-my-2 pointer-coarse:size-12 [&>svg]:size-4 [&>svg]:stroke-[1.6]';

/**
 * The row of one field: label, explanation that opens on request, control, and error message.
 * `isGroup` is for a control of several elements, which can't have a label element.
 */
export function FieldRow({
  label,
  help,
  message,
  isGroup = false,
  isWide = false,
  children,
}: {
  label: Text;
  help?: Text | undefined;
  message?: Text | undefined;
  isGroup?: boolean;
  /** Puts the control on its own line below the label. */
  isWide?: boolean;
  children: (ids: FieldIds) => ReactNode;
}) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const ids: FieldIds = {
    control: `${id}control`,
    label: `${id}label`,
    message: message === undefined ? undefined : `${id}message`,
  };
  return (
    <div className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 py-1">
      <span className="flex items-center gap-0.5">
        {isGroup ? (
          <span id={ids.label}>{t.say(label)}</span>
        ) : (
          <label id={ids.label} htmlFor={ids.control}>
            {t.say(label)}
          </label>
        )}
        {help !== undefined && (
          <button
            type="button"
            className={HELP}
            aria-label={t('tools.aboutField', { label })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}help` : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <CircleHelp aria-hidden />
          </button>
        )}
      </span>
      <div className={isWide ? 'col-span-2 row-start-2 min-w-0' : 'flex justify-self-end'}>
        {children(ids)}
      </div>
      {isOpen && help !== undefined && (
        <p className="col-span-2 text-note text-muted" id={`${id}help`}>
          {t.say(help)}
        </p>
      )}
      <p className="col-span-2 text-note text-fault empty:hidden" id={`${id}message`} role="status">
        {message !== undefined && t.say(message)}
      </p>
    </div>
  );
}
