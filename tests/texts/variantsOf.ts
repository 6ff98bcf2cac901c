import type { CompiledMessage } from 'icu-minify/format';

/** A sentence so far, with the branches chosen for it by the name of their value. */
interface Variant {
  readonly text: string;
  readonly chosen: ReadonlyMap<string, string>;
}

/** Types of compiled nodes that choose one of several branches: select, plural, ordinal. */
const CHOICES: ReadonlySet<unknown> = new Set([1, 2, 3]);

/**
 * All sentences that a pattern can become: one for each combination of its branches, the same
 * branch for the same value. Values are written as `{}`, counted numbers as `#`.
 */
export function variantsOf(pattern: CompiledMessage): readonly string[] {
  const start: Variant = { text: '', chosen: new Map() };
  const texts = withNodes(start, nodesOf(pattern)).map(({ text }) => text.replaceAll(/\s+/g, ' '));
  return [...new Set(texts)];
}

function nodesOf(branch: unknown): readonly unknown[] {
  return Array.isArray(branch) ? branch : [branch];
}

function withNodes(start: Variant, nodes: readonly unknown[]): readonly Variant[] {
  return nodes.reduce<readonly Variant[]>(
    (variants, node) => variants.flatMap((variant) => withNode(variant, node)),
    [start],
  );
}

/** A node is a text, the counted number (0), or a tuple that starts with a name. */
function withNode(variant: Variant, node: unknown): readonly Variant[] {
  if (typeof node === 'string') return [add(variant, node)];
  if (!Array.isArray(node)) return [add(variant, '#')];
  const parts: readonly unknown[] = node;
  const [name, type, ...rest] = parts;
  if (CHOICES.has(type)) return withBranches(variant, String(name), rest[0]);
  const isTag = type !== undefined && (typeof type !== 'number' || type === 0);
  return isTag ? withNodes(variant, [type, ...rest]) : [add(variant, '{}')];
}

function withBranches(variant: Variant, name: string, options: unknown): readonly Variant[] {
  const branches = new Map<string, unknown>(Object.entries(options ?? {}));
  const before = variant.chosen.get(name);
  const keys = before === undefined ? [...branches.keys()] : [before];
  return keys.flatMap((key) => {
    const chosen = new Map(variant.chosen).set(name, key);
    return withNodes({ ...variant, chosen }, nodesOf(branches.get(key) ?? branches.get('other')));
  });
}

function add(variant: Variant, text: string): Variant {
  return { ...variant, text: variant.text + text };
}
