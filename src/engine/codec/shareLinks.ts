/** Addresses that contain a puzzle, on any host: links are exchanged between sites. */
const LINK = /https?:\/\/[\w.-]+(?::\d+)?\/\w+\/?\?([\w=&%-]+)/g;
/** The puzzle in the query of such an address. */
const DATA = /(?:^|&)d=([\w%-]+)/;

/** The data of every share link in a text, in order, percent-decoded. */
export function findShareData(text: string): readonly string[] {
  return Array.from(text.matchAll(LINK)).flatMap(([, query = '']) => {
    const data = DATA.exec(query)?.[1];
    return data === undefined ? [] : [decodePercent(data)];
  });
}

function decodePercent(data: string): string {
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
