import ts from 'typescript';

/** A string of the code that a person might read. */
export interface FoundText {
  readonly line: number;
  readonly text: string;
}

/** Attributes of elements that people read or hear. Others hold names and class names. */
const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);

/** Functions whose arguments no player reads: they tell developers, or ask the browser. */
const UNREAD_CALLS =
  /^(?:invariant|import|require|console\.|performance\.|.*\bquerySelector|new Error)/;

/**
 * Strings in a file that look like texts: all words between tags, all attributes that are read out,
 * and every other string that looks like a sentence.
 */
export function findTexts(fileName: string, code: string): readonly FoundText[] {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const found: FoundText[] = [];
  const note = (node: ts.Node, text: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({ line: line + 1, text: text.trim() });
  };
  const visit = (node: ts.Node): void => {
    if (isUnread(node)) return;
    if (ts.isJsxAttribute(node) && !isReadOut(node) && isPlainString(node.initializer)) return;
    const text = textOf(node);
    if (text !== null && (isShown(node) ? hasWord(text) : isSentence(text))) note(node, text);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .map(({ text }) => text)
      .join('0');
  return null;
}

/** Whether a string stands where it is shown or read out. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  return ts.isJsxText(node) || (ts.isJsxAttribute(parent) && isReadOut(parent));
}

function isReadOut({ name }: ts.JsxAttribute): boolean {
  return READ_ATTRIBUTES.has(name.getText());
}

function isPlainString(node: ts.Node | undefined): boolean {
  return node !== undefined && ts.isStringLiteral(node);
}

/** Modules, types, and what is told to developers. */
function isUnread(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node))
    return true;
  if (ts.isCallExpression(node)) return UNREAD_CALLS.test(node.expression.getText());
  if (ts.isNewExpression(node)) return UNREAD_CALLS.test(`new ${node.expression.getText()}`);
  return ts.isPropertyAssignment(node) && /className|^'?d'?$/.test(node.name.getText());
}

function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

const WORD = /^[“„"'(‘*]*\p{L}[\p{L}’'-]*[”“"')’*]*[,.:;!?…]*$/u;

/**
 * Words with spaces between them, or one word with a capital that code would not use: no list of
 * class names, no path, no query.
 */
function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const looksRight = words.every((word) => WORD.test(word) || /^[\d/–—×+-]+[,.:;]?$/.test(word));
  if (!looksRight || !hasWord(text)) return false;
  const isOne = words.length === 1;
  if (isOne) return /^\p{Lu}\p{Ll}+[.:!?…]?$/u.test(words[0] ?? '');
  return /^\p{Lu}/u.test(text.trim()) || (!text.includes('-') && words.length > 2);
}
