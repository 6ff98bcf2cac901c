import { message, type Text } from '#texts/message.ts';
import { Button } from './Button.tsx';
import { writeText } from '#ui/shared/platform/clipboard.ts';
import { ROW, toastCopied } from './PictureControls.tsx';

/** A link, or the code of a frame, with a button that copies it. */
export function LinkRow({
  link,
  name,
  action,
  copied = message('sharing.linkCopied'),
  isFirst = false,
}: {
  /** Null until it is computed. */
  link: string | null;
  name: string;
  action: string;
  /** The toast after copying. */
  copied?: Text;
  isFirst?: boolean;
}) {
  return (
    <div className={ROW}>
      <input
        className="min-h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-base-100 px-3 text-meta text-ellipsis"
        readOnly
        value={link ?? ''}
        aria-label={name}
      />
      <Button
        kind={isFirst ? 'primary' : 'plain'}
        disabled={link === null}
        onClick={() => void toastCopied(writeText(link ?? ''), copied)}
      >
        {action}
      </Button>
    </div>
  );
}
