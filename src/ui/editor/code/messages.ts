import '#ui/shared/platform/zodWithoutEval.ts';
import * as z from 'zod/mini';
import { EDITOR_THEMES } from './editorTheme.ts';

/*
 * What the page and the document of the code editor tell each other, over a channel that the
 * document opens with its greeting. Both parse what they get.
 */

const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** What the editor looks like. */
const EditorLook = z.object({
  theme: z.enum(EDITOR_THEMES),
  /** The ground of the page, for the themes that have none of their own. */
  ground: z.nullable(Color),
  /** Nothing moves that need not. */
  isStill: z.boolean(),
});
export type EditorLook = Readonly<z.output<typeof EditorLook>>;

/** Where the cursor was and how far was scrolled, as the editor keeps it. */
export const ViewState = z.looseObject({
  cursorState: z.array(z.looseObject({})),
  viewState: z.looseObject({}),
  contributionsState: z.looseObject({}),
});
export type ViewState = z.output<typeof ViewState>;

/** What the editor itself says, in the language of the page. */
const EditorWords = z.object({
  /** The name of the field. */
  field: z.string(),
  /** The command that loads the puzzle. */
  load: z.string(),
});

const Problem = z.object({ message: z.string(), line: z.int(), column: z.int() });

/** From the page to the editor. */
export const ToEditor = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('open'),
    text: z.string(),
    view: z.nullable(ViewState),
    look: EditorLook,
    declarations: z.string(),
    words: EditorWords,
  }),
  z.object({ kind: z.literal('look'), look: EditorLook }),
  /** Another text, as an edit that can be undone. */
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** More text at the cursor. */
  z.object({ kind: z.literal('insert'), text: z.string() }),
  /** Mark and show where a script went wrong; null takes the mark away. */
  z.object({ kind: z.literal('problem'), problem: z.nullable(Problem) }),
  z.object({ kind: z.literal('focus') }),
]);
export type ToEditor = Readonly<z.output<typeof ToEditor>>;

/** The first message of the document, with the port of its channel. */
export const Greeting = z.object({ kind: z.literal('hello') });

/** From the editor to the page. */
export const FromEditor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  /** Its parts could not be loaded. */
  z.object({ kind: z.literal('failed') }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('view'), view: ViewState }),
  /** The keys that load the puzzle. */
  z.object({ kind: z.literal('load') }),
  /** The key that leaves the editor. */
  z.object({ kind: z.literal('leave') }),
  /** Whether Tab leaves the editor too. */
  z.object({ kind: z.literal('tab'), leaves: z.boolean() }),
]);
export type FromEditor = Readonly<z.output<typeof FromEditor>>;
