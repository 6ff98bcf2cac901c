import { Trash2, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { Sentence } from '#ui/shared/components/Sentence.tsx';
import { useLayerHome } from '#ui/board/access/useKeyTable.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { type PopupPlace, usePopup, usePopupFocus, usePopupPlace } from './usePopup.ts';

/** A text button at the bottom of a popup. */
export const POPUP_ACTION =
  'inline-flex min-h-10 items-center gap-2.5 rounded-control px-2 text-control hover:bg-fill-1 pointer-coarse:min-h-12 [&>svg]:size-4.5';

/**
 * On phones a sheet over the lower part of the window: the board stays visible above, or on its
 * left in landscape.
 */
const POPUP =
  'fixed top-0 left-0 z-20 w-79.5 max-w-[calc(100vw-16px)] rounded-dialog bg-base-300 shadow-float focus:ring-0 phone:inset-x-0 phone:top-auto phone:bottom-0 phone:w-auto phone:max-w-none phone:transform-none! phone:rounded-b-none flat:top-0! flat:left-auto! flat:w-[min(372px,47vw)] flat:rounded-tr-none flat:rounded-bl-dialog forced-colors:border';
const SCROLL =
  'max-h-[calc(100dvh-16px)] scrollbar-thin overflow-x-clip overflow-y-auto overscroll-contain rounded-[inherit] px-5 pt-4.5 pb-3 wrap-anywhere phone:max-h-[52dvh] phone:pb-[max(12px,env(safe-area-inset-bottom))] flat:max-h-dvh';
const CARET = 'absolute size-3 rotate-45 bg-base-300 phone:hidden forced-colors:border';

export interface PopupProps {
  readonly title: string;
  /** The description, with `*key words*`. */
  readonly text: string;
  readonly place: PopupPlace;
  /** True if the keyboard opened the popup: then it takes the focus. */
  readonly takesFocus: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
  /** An action at the bottom, next to the delete button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A panel next to its clue, on phones a sheet. Not modal, so that the board stays usable. */
export function Popup(props: PopupProps) {
  const t = useText();
  const { title, text, place, takesFocus, onDelete, onClose, action, children } = props;
  const home = useLayerHome();
  const panel = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLSpanElement>(null);
  const onKeyDown = usePopup(panel, { onClose, onDelete });
  usePopupPlace(panel, caret, place);
  usePopupFocus(panel, takesFocus);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole
    <div
      ref={panel}
      className={POPUP}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <span ref={caret} className={CARET} aria-hidden hidden />
      <div className={SCROLL}>
        <div className="flex items-start justify-between gap-3">
          <h2 className="text-card">{title}</h2>
          <span className="-mt-2 -mr-2.5">
            <IconButton
              icon={X}
              label={t('tools.close')}
              size="size-10 pointer-coarse:size-12"
              onPress={onClose}
            />
          </span>
        </div>
        <p className="mb-2 text-meta text-muted [&_em]:text-base-content [&_em]:not-italic">
          <Sentence text={text} />
        </p>
        {children}
        <div className="-mx-2 mt-2.5 flex flex-wrap justify-between gap-2 border-t border-line pt-2">
          {action ?? <span />}
          <button type="button" className={`${POPUP_ACTION} text-fault`} onClick={onDelete}>
            <Trash2 aria-hidden />
            {t('tools.delete')}
          </button>
        </div>
      </div>
    </div>,
    home,
  );
}
