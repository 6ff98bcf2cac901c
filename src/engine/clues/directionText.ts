import { message, type Text } from '#texts/message.ts';
import type { Orientation } from '../grid/directions.ts';
import { choiceName } from './choiceName.ts';

/** Where something points: "up-right". */
export function directionText(orientation: Orientation): Text {
  return message('clues.directionInWords', { direction: choiceName(orientation) });
}
