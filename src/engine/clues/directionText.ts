import { message, type Text } from '#texts/message.ts';
import type { Orientation } from '../grid/directions.ts';

/** The direction of an arrow: "up-right". */
export function directionText(orientation: Orientation): Text {
  return message('clues.directionInWords', { direction: choiceName(orientation) });
}

/**
 * The name of a literal among the choices of a text, which may have no hyphen: `up-right` is chosen
 * by `up_right`.
 */
export function choiceName(literal: string): string {
  return literal.replace('-', '_');
}
