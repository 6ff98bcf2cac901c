import { PRODUCT } from './product.ts';

/** Characters of a title in the name of a file: file systems take 255 bytes. */
const LONGEST_NAME = 60;

/** The name of a file about something with a title. */
export function fileName(title: string, ending: string): string {
  return `${PRODUCT} ${title.replace(/[^\p{L}\p{N} ]/gu, '').slice(0, LONGEST_NAME)}.${ending}`;
}

/** Save a file where the browser saves downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Save a text as a file. */
export function saveTextFile(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);
}
