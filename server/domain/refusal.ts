import type { ErrorCode } from '#contract/problem.ts';
import { message, type MessageId, type Text, type ValuesArgument } from '#texts/message.ts';

/** A refusal of a call: a code for programs, and the reason for people. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  /** The reason. A plain string is the operator's own sentence. */
  readonly text: Text;
  /** The reason in English for programs, if it says more than the text. */
  readonly summary?: string;
  /** Data for programs to continue with; the contract of the call has its schema. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The id of a reason to refuse a call. */
export type RefusalId = Extract<MessageId, `refusals.${string}`>;

/** Creates a refusal. */
export function refusal<Code extends ErrorCode, Id extends RefusalId>(
  code: Code,
  id: Id,
  ...values: ValuesArgument<Id>
): Refusal<Code> {
  return { code, text: message(id, ...values) };
}

/** Length of user content that a refusal quotes, in characters. */
const MAX_QUOTE = 60;

/** The beginning of user content, up to the first control character, for quotation. */
export function quotable(words: string): string {
  const plain = words.replaceAll(/\p{C}.*/gsu, '');
  const start = Array.from(plain.slice(0, 2 * MAX_QUOTE))
    .slice(0, MAX_QUOTE)
    .join('');
  return start.length < plain.length ? `${start}…` : plain;
}
