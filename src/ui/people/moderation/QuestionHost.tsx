import { createContext, use, useState, type ReactNode } from 'react';
import { invariant } from '#base/invariant.ts';

/** Renders a dialog; `close` closes it. */
type Question = (close: () => void) => ReactNode;

const AskContext = createContext<((question: Question) => void) | null>(null);

/**
 * Holds the dialog that an item of a list opened, outside of the list: a refetch may remove the
 * item while the dialog is open.
 */
export function QuestionHost({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Question | null>(null);
  return (
    <AskContext value={(question) => setAsked(() => question)}>
      {children}
      {asked?.(() => setAsked(null))}
    </AskContext>
  );
}

/** Opens a dialog that outlives its caller. Only within {@link QuestionHost}. */
export function useAsk(): (question: Question) => void {
  const ask = use(AskContext);
  invariant(ask, 'items that ask stand within what holds the question');
  return ask;
}
