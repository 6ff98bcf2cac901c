import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/shared/components/Button.tsx';
import { focusFirst } from '#ui/shared/platform/focus.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { leaveGuards } from '#ui/workspace/leaveGuards.ts';

/** The way out of work inside other work that does without it. */
export interface Leaving {
  /** Whether it is asked if what was done may be dropped. */
  readonly isAsking: boolean;
  /** Go, or ask first where something would be lost. */
  readonly leave: () => void;
  readonly stay: () => void;
  /** Go, whatever is lost. */
  readonly drop: () => void;
}

/**
 * How such work is left: by its own buttons, or with the page around it. That asks too, unless the
 * visitor wants no questions.
 */
export function useLeaving({
  isChanged,
  onCancel,
}: {
  /** Whether there is something to lose. */
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

/** The ways out of work inside other work. Cancel asks where something would be lost. */
export function WaysOut({
  leaving,
  verb,
  isDoneDisabled = false,
  onDone,
}: {
  leaving: Leaving;
  /** On the button that keeps what was done. */
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
