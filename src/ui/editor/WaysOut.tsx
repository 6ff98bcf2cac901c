import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/shared/components/Button.tsx';
import { focusFirst } from '#ui/shared/platform/focus.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { leaveGuards } from '#ui/workspace/leaveGuards.ts';

/** Leaving an editor over a page, whose work may be lost. */
export interface Leaving {
  /** True if the author is asked to discard the changes. */
  readonly isAsking: boolean;
  /** Close the editor, after a confirmation if changes would be lost. */
  readonly leave: () => void;
  readonly stay: () => void;
  /** Close the editor and discard the changes. */
  readonly drop: () => void;
}

/**
 * Leaving an editor over a page, by its buttons or with the page. Both ask for confirmation, unless
 * the setting for questions is off.
 */
export function useLeaving({
  isChanged,
  onCancel,
}: {
  /** True if there are unsaved changes. */
  readonly isChanged: () => boolean;
  readonly onCancel: () => void;
}): Leaving {
  const asks = useSetting('enableExitConfirmation');
  const [isAsking, setAsking] = useState(false);
  const hold = useEffectEvent(() => {
    const isHeld = isChanged();
    if (isHeld) setAsking(true);
    return isHeld;
  });
  useEffect(() => (asks ? leaveGuards.add(() => hold()) : undefined), [asks]);
  return {
    isAsking,
    leave: () => (asks && isChanged() ? setAsking(true) : onCancel()),
    stay: () => setAsking(false),
    drop: onCancel,
  };
}

/** Buttons that close an editor over a page. Cancel requires a confirmation to drop changes. */
export function WaysOut({
  leaving,
  verb,
  isDoneDisabled = false,
  onDone,
}: {
  leaving: Leaving;
  /** Label of the button that saves. */
  verb: string;
  isDoneDisabled?: boolean;
  onDone: () => void;
}) {
  const t = useText();
  const { isAsking, leave } = leaving;
  const cancel = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) focusFirst([cancel.current]);
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (isAsking) return <Question leaving={leaving} />;
  return (
    <>
      <Button ref={cancel} size="small" kind="outline" onClick={leave}>
        {t('nested.cancel')}
      </Button>
      <Button size="small" kind="primary" disabled={isDoneDisabled} onClick={onDone}>
        {verb}
      </Button>
    </>
  );
}

function Question({ leaving: { stay, drop } }: { leaving: Leaving }) {
  const t = useText();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    focusFirst([keep.current]);
  }, []);
  return (
    <>
      <p role="alert">{t('nested.dropQuestion')}</p>
      <Button ref={keep} size="small" onClick={stay}>
        {t('nested.keepWorking')}
      </Button>
      <Button size="small" kind="outline" onClick={drop}>
        {t('nested.drop')}
      </Button>
    </>
  );
}
