import type { GridWriter } from '../config/kinds/kind.ts';
import type { Grid } from '../grid/grid.ts';
import { resetToGivens } from '../edit/admit.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';
import { writeConnections, writeZoneEdge } from './edgeText.ts';
import { writeRule, writeSymbol } from './instanceText.ts';
import { writeTiles } from './tileText.ts';
import { toUtf8 } from '../text/bytes.ts';

/** SHA-256, provided by the platform. */
export type Sha256 = (bytes: Uint8Array) => Promise<Uint8Array>;

/** Start of each checksum: the version of the canonical form. */
export const CHECKSUM_PREFIX = 'cs4_';

/** A text that is equal for equal puzzles. See docs/grid-text.md, checksum. */
export function canonicalText(grid: Grid): string {
  const { width, height, tiles } = resetToGivens(grid);
  const symbols = [...grid.symbols.values()]
    .flat()
    .filter(({ id }) => symbolById.get(id)?.traits?.optional !== true);
  const rules = grid.rules.filter(({ id }) => ruleById.get(id)?.traits?.optional !== true);
  return [
    `${width}x${height}`,
    writeTiles({ width, rows: height, tiles }),
    writeConnections(grid.connections),
    `Z${sortedByCode(grid.zones.map(writeZoneEdge)).join(':')}`,
    `S${sortedByCode(symbols.map((symbol) => writeSymbol(symbol, WRITER))).join(':')}`,
    `R${sortedByCode(rules.map((rule) => writeRule(rule, WRITER))).join(':')}`,
  ].join('|');
}

const WRITER: GridWriter = { form: 'canonical', write: canonicalText };

/** Sorted by UTF-16 code units. */
function sortedByCode(texts: readonly string[]): readonly string[] {
  return texts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Identifies the puzzle as players get it: independent of solution, progress and metadata. */
export async function checksum(grid: Grid, sha256: Sha256): Promise<string> {
  const hash = await sha256(toUtf8(canonicalText(grid)));
  return CHECKSUM_PREFIX + [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
