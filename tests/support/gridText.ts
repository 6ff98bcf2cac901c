import { deflateRawSync } from 'node:zlib';
import { invariant } from '#base/invariant.ts';

/** The address that opens a text, made without the product's own code. */
export function solveLink(text: string): string {
  const data = deflateRawSync(Buffer.from(text)).toString('base64');
  const safe = data.replaceAll('+', '-').replaceAll('/', '_');
  return `/solve?d=${encodeURIComponent(`dfl_${safe}`)}`;
}

/** The address that opens a text in the editor, as somebody who made it visible would share it. */
export function editLink(text: string): string {
  return solveLink(text).replace('/solve?', '/create?loader=visible&');
}

/** The tile letters of a grid text, row-major, as they stand there. */
export function tileLetters(gridText: string): string[] {
  const tiles = /\|T\d+:([^|]*)/.exec(gridText)?.[1];
  invariant(tiles !== undefined, 'a grid text has tiles');
  return [...tiles];
}
