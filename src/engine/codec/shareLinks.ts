/** Addresses that contain a puzzle, on any host: links are exchanged between sites. */
const LINK = /https?:\/\/[\w.-]+(?::\d+)?\/\w+\/?\?([\w=&%-]+)/g;
/** The puzzle in the query of such an address. */
const DATA = /(?:^|&)d=([\w%-]+)/;

/** Every share link in a text, in order: its start and its data, percent-decoded. */
export function findShareLinks(
  text: string,
): readonly { readonly index: number; readonly data: string }[] {
  return Array.from(text.matchAll(LINK)).flatMap(({ 1: query = '', index }) => {
    const data = DATA.exec(query)?.[1];
    return data === undefined ? [] : [{ index, data: decodePercent(data) }];
  });
}

/** The data of every share link in a text, in order, percent-decoded. */
export function findShareData(text: string): readonly string[] {
  return findShareLinks(text).map(({ data }) => data);
}

/** The text without percent signs; the text itself if it has invalid ones. */
export function decodePercent(data: string): string {
  try {
    return decodeURIComponent(data);
  } catch {
    return data;
  }
}

/** The path of the page that solves the puzzle in `data`. */
export function solveAddress(data: string): string {
  return `/solve?d=${encodeURIComponent(data)}`;
}

/** The path of the page that edits the puzzle in `data`, with its solution on the board. */
export function editAddress(data: string): string {
  return `/create?loader=visible&d=${encodeURIComponent(data)}`;
}
