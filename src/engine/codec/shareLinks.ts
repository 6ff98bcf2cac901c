/** Addresses that hold a puzzle. The host may be any: links travel between sites. */
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

/** The address, from the root of the site, at which the puzzle in `data` is solved. */
export function solveAddress(data: string): string {
  return `/solve?d=${encodeURIComponent(data)}`;
}

/** The address at which the puzzle in `data` is edited, its solution painted on the board. */
export function editAddress(data: string): string {
  return `/create?loader=visible&d=${encodeURIComponent(data)}`;
}
