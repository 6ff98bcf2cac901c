import '#ui/shared/platform/zodWithoutEval.ts';
import * as z from 'zod/mini';
import { EDITOR_THEMES } from './editorTheme.ts';

/*
 * Messages between the page and the document of the code editor, over a channel that the document
 * opens with its greeting. Both sides parse the messages.
 */

const Color = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** Appearance of the editor. */
const EditorLook = z.object({
  theme: z.enum(EDITOR_THEMES),
  /** Background of the page, for themes without a background of their own. */
  ground: z.nullable(Color),
  /** True if animations are off. */
  isStill: z.boolean(),
});
export type EditorLook = Readonly<z.output<typeof EditorLook>>;

/** Cursor and scroll position, in the format of the editor. */
export const ViewState = z.looseObject({
  cursorState: z.array(z.looseObject({})),
  viewState: z.looseObject({}),
  contributionsState: z.looseObject({}),
});
export type ViewState = z.output<typeof ViewState>;

/** Texts of the editor, in the language of the page. */
const EditorWords = z.object({
  field: z.string(),
  /** Label of the command that loads the puzzle. */
  load: z.string(),
});

const Problem = z.object({ message: z.string(), line: z.int(), column: z.int() });

/** Messages from the page to the editor. */
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
  /** Replaces the text, as an edit that can be undone. */
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** Inserts text at the cursor. */
  z.object({ kind: z.literal('insert'), text: z.string() }),
  /** Marks and shows the place of an error; null removes the mark. */
  z.object({ kind: z.literal('problem'), problem: z.nullable(Problem) }),
  z.object({ kind: z.literal('focus') }),
]);
export type ToEditor = Readonly<z.output<typeof ToEditor>>;

/** The first message of the document, with the port of its channel. */
export const Greeting = z.object({ kind: z.literal('hello') });

/** Messages from the editor to the page. */
export const FromEditor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  /** Parts of the editor failed to load. */
  z.object({ kind: z.literal('failed') }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('view'), view: ViewState }),
  /** The keys that load the puzzle. */
  z.object({ kind: z.literal('load') }),
  /** The key that leaves the editor. */
  z.object({ kind: z.literal('leave') }),
  /** True if Tab leaves the editor, too. */
  z.object({ kind: z.literal('tab'), leaves: z.boolean() }),
]);
export type FromEditor = Readonly<z.output<typeof FromEditor>>;
