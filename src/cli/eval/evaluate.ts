import { canonicalText, checksum } from '#engine/codec/checksum.ts';
import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import { sanitize } from '#engine/judging/sanitize.ts';
import { english } from '#texts/english.ts';
import { sha256 } from '../readInput.ts';
import { caseFields, CaseError, type CaseFields } from './CaseFields.ts';
import { evaluateEdit } from './evaluateEdit.ts';
import {
  evaluateSetGrid,
  evaluateSymbolDisplay,
  evaluateValidate,
  evaluateWrapCoords,
} from './evaluateJudging.ts';
import {
  evaluateChecklist,
  evaluateMetadata,
  evaluatePuzzle,
  evaluateShare,
} from './evaluatePuzzle.ts';

type Evaluate = (fields: CaseFields) => unknown;

/** The functions for all kinds of cases. */
const KINDS: Readonly<Record<string, Evaluate>> = {
  validate: evaluateValidate,
  parse: evaluateParse,
  roundtrip: (fields) => ({ text: writeGridText(fields.grid('grid')) }),
  sanitize: (fields) => ({ text: writeGridText(sanitize(fields.grid('grid'))) }),
  edit: evaluateEdit,
  share_decode: evaluateShare,
  puzzle: evaluatePuzzle,
  checksum: evaluateChecksum,
  metadata: evaluateMetadata,
  checklist: evaluateChecklist,
  symbol_display: evaluateSymbolDisplay,
  set_grid: evaluateSetGrid,
  wrap_coords: evaluateWrapCoords,
};

/** The answer to one case: its result, or its error. */
export type CaseResult =
  | { readonly id: unknown; readonly actual: unknown }
  | { readonly id: unknown; readonly error: string };

/** Run one case. Never rejects: a case that cannot be run is answered with its error. */
export async function evaluateCase(value: unknown): Promise<CaseResult> {
  let id: unknown = null;
  try {
    const fields = caseFields(value);
    id = fields.raw('id') ?? null;
    const kind = fields.text('kind');
    const evaluate = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
    if (!evaluate) throw new CaseError(`Unknown kind: ${kind}`);
    return { id, actual: await evaluate(fields) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function evaluateParse(fields: CaseFields): unknown {
  const grid = parseGridText(fields.text('grid'));
  if (grid.ok) return { ok: true, text: writeGridText(grid.value) };
  return { ok: false, error: english.say(grid.error.message) };
}

async function evaluateChecksum(fields: CaseFields): Promise<unknown> {
  const grid = fields.grid('grid');
  return { canonical: canonicalText(grid), checksum: await checksum(grid, sha256) };
}
