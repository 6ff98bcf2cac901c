import type { Extension as TreeExtension } from 'mdast-util-from-markdown';
import type { PhrasingContent } from 'mdast';
import type {} from 'remark-parse';
import type {
  Code,
  Construct,
  Event,
  Extension,
  Token,
  TokenizeContext,
} from 'micromark-util-types';
import type { Processor } from 'unified';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    spoiler: 'spoiler';
    spoilerMarker: 'spoilerMarker';
  }
}

declare module 'mdast' {
  interface PhrasingContentMap {
    spoiler: Spoiler;
  }
  interface RootContentMap {
    spoiler: Spoiler;
  }
}

interface Spoiler {
  type: 'spoiler';
  children: PhrasingContent[];
  data: { hName: string };
}

/** The element of a spoiler, which Markdown itself never creates. */
export const SPOILER_ELEMENT = 'mark';

/**
 * Adds `||spoilers||` to remark. A spoiler contains any inline content: formatting, code, links,
 * single pipes and other spoilers. Spoilers take precedence over emphasis, so that overlapping
 * marks never reveal hidden text. An unclosed pair stays text, like escaped pipes and pipes in
 * code.
 */
export function remarkSpoiler(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(spoilerSyntax);
  (data.fromMarkdownExtensions ??= []).push(spoilerTree);
}

const PIPE = 124;

/** The tokenizer of two pipes, which may start or end a spoiler. */
const marker: Construct = {
  name: 'spoiler',
  tokenize(effects, ok, nok) {
    const before = this.previous;
    let token: Token;
    const start = (code: Code) => {
      token = effects.enter('spoilerMarker');
      effects.consume(code);
      return second;
    };
    const second = (code: Code) => {
      if (code !== PIPE) return nok(code);
      effects.consume(code);
      return end;
    };
    const end = (code: Code) => {
      effects.exit('spoilerMarker');
      token._open = isSpace(before) && !isSpace(code);
      return ok(code);
    };
    return start;
  },
  resolveTo(events, context) {
    const close = events.length - 2;
    if (events[close]?.[1]._open !== true) pair(events, context, close);
    return events;
  },
  /**
   * At the end of the text, markers that were parsed as openers close open spoilers if there are
   * any.
   */
  resolveAll(events, context) {
    for (let at = 0; at < events.length; at++)
      if (isMarker(events[at])) at += pair(events, context, at);
    for (const [, token] of events) if (token.type === 'spoilerMarker') token.type = 'data';
    return events;
  },
};

/**
 * Create a spoiler from the last open marker to the one at `close`, unless there is none or nothing
 * between the two. Mutates the list, as micromark requires. Returns the number of added events.
 */
function pair(events: Event[], context: TokenizeContext, close: number): number {
  const open = openerBefore(events, close);
  const [first, last] = [events[open], events[close + 1]];
  if (!first || !last || close === open + 2) return 0;
  const { length } = events;
  const inside = events.slice(open + 2, close);
  for (const [, token] of inside) token._balanced = true; // a link must not cross the spoiler
  const group: Token = { type: 'spoiler', start: first[1].start, end: last[1].end };
  const spans = resolved(inside, context);
  events.splice(open, close + 2 - open, ['enter', group, context], ...spans, [
    'exit',
    group,
    context,
  ]);
  return events.length - length;
}

/** Index of the nearest marker before another on its level, not in a link or spoiler; or -1. */
function openerBefore(events: readonly Event[], close: number): number {
  let depth = 0;
  for (let at = close - 1; at >= 0 && depth >= 0; at--) {
    depth += events[at]?.[0] === 'exit' ? 1 : -1;
    if (depth === 0 && isMarker(events[at])) return at;
  }
  return -1;
}

/** Resolve the spans inside a spoiler: emphasis, and leftover markers. */
function resolved(events: Event[], context: TokenizeContext): Event[] {
  const spans = context.parser.constructs.insideSpan.null ?? [];
  return spans.reduce((all, { resolveAll }) => resolveAll?.(all, context) ?? all, events);
}

function isMarker(event: Event | undefined): boolean {
  return event?.[0] === 'enter' && event[1].type === 'spoilerMarker';
}

/** True for white space; ends of lines and of the text count too. */
function isSpace(code: Code): boolean {
  return code === null || code < 0 || /\s/.test(String.fromCharCode(code));
}

/** Spoilers for micromark. */
export const spoilerSyntax: Extension = {
  text: { [PIPE]: marker },
  insideSpan: { null: [marker] },
};

/** Spoilers for trees of Markdown. */
export const spoilerTree: TreeExtension = {
  canContainEols: ['spoiler'],
  enter: {
    spoiler(token) {
      this.enter({ type: 'spoiler', children: [], data: { hName: SPOILER_ELEMENT } }, token);
    },
  },
  exit: {
    spoiler(token) {
      this.exit(token);
    },
  },
};
