import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A regular expression in the source, and where it stands first. */
interface WrittenExpression {
  readonly source: string;
  readonly flags: string;
  readonly place: string;
}

/** A call that builds a regular expression from texts. */
interface BuiltExpression {
  readonly file: string;
  /** The arguments as they are written. */
  readonly argument: string;
}

interface SourceExpressions {
  readonly written: readonly WrittenExpression[];
  readonly built: readonly BuiltExpression[];
}

const FOLDERS = ['server', 'contract', 'src', 'public'];
const SCRIPT = /\.(?:ts|tsx|js|mjs)$/;

/** All regular expressions of the product, each once. */
export function sourceExpressions(): SourceExpressions {
  const written = new Map<string, WrittenExpression>();
  const built: BuiltExpression[] = [];
  for (const file of FOLDERS.flatMap(filesIn)) {
    const text = readFileSync(file, 'utf8');
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node) && !written.has(node.text)) {
        const end = node.text.lastIndexOf('/');
        const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        written.set(node.text, {
          source: node.text.slice(1, end),
          flags: node.text.slice(end + 1),
          place: `${file}:${line}`,
        });
      }
      const isBuilt =
        (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
        node.expression.getText(tree) === 'RegExp';
      if (isBuilt) {
        const argument = (node.arguments ?? []).map((one) => one.getText(tree)).join(', ');
        built.push({ file, argument });
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return { written: [...written.values()], built };
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SCRIPT.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
    .toSorted();
}
