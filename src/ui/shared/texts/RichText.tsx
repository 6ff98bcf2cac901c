import { Fragment, type ReactNode } from 'react';
import type { MessageId, MessageValue } from '#texts/message.ts';
import { useText } from './texts.ts';

/** A text with elements in it: each tag of its pattern is written by the function of its name. */
export function RichText({
  id,
  values,
  tags,
}: {
  id: MessageId;
  values?: Readonly<Record<string, MessageValue>>;
  tags: Readonly<Record<string, (inside: ReactNode) => ReactNode>>;
}) {
  const t = useText();
  const writers = Object.fromEntries(
    Object.entries(tags).map(([name, write]) => [
      name,
      (inside: ReactNode[]) => write(keyed(inside)),
    ]),
  );
  return keyed(t.rich<ReactNode>(id, { ...values, ...writers }));
}

function keyed(parts: readonly ReactNode[]): ReactNode {
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>);
}
