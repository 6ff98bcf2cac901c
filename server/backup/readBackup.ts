import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { StartProblem } from '../StartProblem.ts';
import { fileProblem } from './target.ts';
import { BackupHeader, SECTION_END, TableHeader, BackupTrailer } from './format.ts';

const NEWLINE = 0x0a;
/** Far above any line: a puzzle has at most 20 000 characters, a picture 512 kB in hex. */
const MAX_LINE_BYTES = 8 * 1024 * 1024;

/** Receives the lines of one table in chunks of whole lines, and null after the last one. */
export type TakeLines = (lines: Buffer | null) => Promise<void>;

/** Consumer of a backup. */
export interface BackupReader {
  begin(this: void, head: BackupHeader): Promise<void>;
  table(this: void, head: TableHeader): TakeLines;
}

/**
 * Read a backup from beginning to end. Throws a `StartProblem` if the file is no backup, is
 * damaged, or is incomplete; the data read until then must be discarded.
 */
export async function readBackup(file: string, reader: BackupReader): Promise<BackupTrailer> {
  const lines = new Lines(file);
  await reader.begin(parseLine(BackupHeader, await lines.next()));
  const seen: BackupTrailer['end'] = {};
  for (;;) {
    const text = await lines.next();
    if (text.startsWith('{"end":')) {
      const tail = parseLine(BackupTrailer, text);
      requireSame(tail.end, seen);
      return tail;
    }
    const head = parseLine(TableHeader, text);
    seen[head.table] = await readSection(lines, reader.table(head));
  }
}

/** Read the first line alone. Throws a `StartProblem` if the file cannot be a backup. */
export async function readHeader(file: string): Promise<BackupHeader> {
  const lines = new Lines(file);
  try {
    return parseLine(BackupHeader, await lines.next());
  } finally {
    await lines.close();
  }
}

async function readSection(lines: Lines, take: TakeLines) {
  const hash = createHash('sha256');
  let rows = 0;
  for (;;) {
    const { block, isLast, count } = await lines.block();
    hash.update(block);
    rows += count;
    if (block.length > 0) await take(block);
    if (isLast) break;
  }
  await take(null);
  return { rows, sha256: hash.digest('hex') };
}

function parseLine<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged();
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw damaged();
  return parsed.data;
}

function requireSame(declared: BackupTrailer['end'], seen: BackupTrailer['end']): void {
  const tables = new Set([...Object.keys(declared), ...Object.keys(seen)]);
  for (const table of tables) {
    const [a, b] = [declared[table], seen[table]];
    if (a?.rows !== b?.rows || a?.sha256 !== b?.sha256) throw damaged();
  }
}

function damaged(): StartProblem {
  return new StartProblem('This file isn’t a Chiaro backup, or it’s damaged.');
}

/** The lines of a gzip file. */
class Lines {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    const text = createReadStream(file).on('error', (error) => gunzip.destroy(error));
    const gunzip = createGunzip();
    this.#chunks = text.pipe(gunzip)[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  /** The next line, without its line break. */
  async next(): Promise<string> {
    let at = this.#rest.indexOf(NEWLINE);
    while (at < 0) {
      await this.#more();
      at = this.#rest.indexOf(NEWLINE);
    }
    const line = this.#rest.subarray(0, at).toString();
    this.#rest = this.#rest.subarray(at + 1);
    return line;
  }

  /** Whole lines up to the end of a table, as many as are buffered. */
  async block(): Promise<{ block: Buffer; isLast: boolean; count: number }> {
    while (!this.#rest.includes(NEWLINE)) await this.#more();
    let start = 0;
    let count = 0;
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE, start);
      if (end < 0) break;
      if (
        end - start === SECTION_END.length &&
        this.#rest.toString('latin1', start, end) === SECTION_END
      ) {
        const block = this.#rest.subarray(0, start);
        this.#rest = this.#rest.subarray(end + 1);
        return { block, isLast: true, count };
      }
      count += 1;
      start = end + 1;
    }
    const block = this.#rest.subarray(0, start);
    this.#rest = this.#rest.subarray(start);
    return { block, isLast: false, count };
  }

  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #more(): Promise<void> {
    let next: IteratorResult<Buffer>;
    try {
      next = await this.#chunks.next();
    } catch (error) {
      const problem = fileProblem('The file', error);
      throw problem instanceof StartProblem ? problem : damaged();
    }
    if (next.done === true || this.#rest.length > MAX_LINE_BYTES) throw damaged();
    this.#rest = Buffer.concat([this.#rest, next.value]);
  }
}
