import path from 'node:path';
import type { Plugin } from 'vite';
import * as catalogs from '../../src/texts/catalogs.ts';
import { ROOT } from '../project.mjs';
import { ENTRY } from './pageModules.ts';
import { closureOf, importsIn, type ImportsOf } from './moduleGraph.ts';

/** Modules of pages, which show texts. Modules below them only name texts for others. */
const SHOWS_TEXTS = /\/src\/ui\/.*\.tsx?$/;
const TEXTS_MODULE = 'src/ui/shared/texts/texts.ts';
/** Stands for the areas of a module until the graph of modules is known. */
const MARK = '@texts:';
const MARKS = new RegExp(`["'\`]${MARK}([^"'\`]+)["'\`]`, 'g');

const AREAS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(catalogs).map(([area, texts]) => [area, new Set(Object.keys(texts))]),
);

/** Texts that a module shows itself. */
interface OwnTexts {
  readonly areas: ReadonlySet<string>;
  /** Data in the folder of a language that the module imports, with `*` for the language. */
  readonly files: ReadonlySet<string>;
}

/** Texts of modules and all that they import statically. */
export interface ModuleTexts {
  readonly plugin: Plugin;
  /** Source files of the texts that some files need, with `*` for the language. After the build. */
  readonly filesFor: (files: readonly string[]) => readonly string[];
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesIn(item);
  } else if (isNode(value)) {
    yield value;
    const parts = isCallOf(value, 'message') ? restOfMessage(value) : Object.values(value);
    for (const part of parts) if (typeof part === 'object') yield* nodesIn(part);
  }
}

function isCallOf(node: Node, name: string): boolean {
  const { type, callee } = node;
  return (
    type === 'CallExpression' &&
    isNode(callee) &&
    callee.type === 'Identifier' &&
    callee['name'] === name
  );
}

/** A message is data for another module to show, so its name does not count; its values do. */
function restOfMessage(node: Node): readonly unknown[] {
  return Array.isArray(node['arguments']) ? node['arguments'].slice(1) : [];
}

/** The area of a text by its name, or by the beginning of a name that is put together. */
function areaOf(name: string, isWhole: boolean): string | undefined {
  const at = name.indexOf('.');
  const [area, key] = [name.slice(0, at), name.slice(at + 1)];
  const keys = at > 0 ? AREAS.get(area) : undefined;
  if (!keys) return undefined;
  const isNamed = isWhole ? keys.has(key) : [...keys].some((known) => known.startsWith(key));
  return isNamed ? area : undefined;
}

function areasNamedBy(node: Node): readonly string[] {
  if (node.type === 'Literal' && typeof node['value'] === 'string') {
    const area = areaOf(node['value'], true);
    return area ? [area] : [];
  }
  if (node.type === 'TemplateLiteral') {
    const [first, ...more] = node['quasis'] as readonly { value: { cooked: string } }[];
    const area = areaOf(first?.value.cooked ?? '', more.length === 0);
    return area ? [area] : [];
  }
  if (!isCallOf(node, 'needTexts')) return [];
  const named = [...nodesIn(node['arguments'])].map(({ value }) => String(value));
  return named.filter((name) => AREAS.has(name));
}

function isTextsOfMeta({ type, object, property }: Node): boolean {
  return (
    type === 'MemberExpression' &&
    isNode(object) &&
    object.type === 'MetaProperty' &&
    isNode(property) &&
    property['name'] === 'texts'
  );
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function edited(code: string, replacements: readonly Replacement[]): string {
  const inOrder = [...replacements].sort((a, b) => b.start - a.start);
  return inOrder.reduce(
    (result, { start, end, text }) => result.slice(0, start) + text + result.slice(end),
    code,
  );
}

function replaced(
  code: string,
  places: readonly { readonly start: number; readonly end: number }[],
  text: string,
) {
  return {
    code: edited(
      code,
      places.map((place) => ({ ...place, text })),
    ),
    map: null,
  };
}

function positionOf(node: Node): { start: number; end: number } {
  return { start: Number(node['start']), end: Number(node['end']) };
}

/** Reads a module of the pages, and makes each `import()` in it wait for texts. */
async function readModule(
  code: string,
  nodes: readonly Node[],
  resolve: (source: string) => Promise<string | undefined>,
  languageFolder: RegExp,
): Promise<{ readonly own: OwnTexts; readonly waits: readonly Replacement[] }> {
  const files = new Set<string>();
  const waits: Replacement[] = [];
  for (const node of nodes) {
    const { type, source } = node;
    if (type !== 'ImportExpression' || !isNode(source)) continue;
    const target = await resolve(String(source['value']));
    if (target === undefined) continue;
    if (languageFolder.test(target)) files.add(target.replace(languageFolder, '/*/'));
    if (!SHOWS_TEXTS.test(target)) continue;
    const { start, end } = positionOf(node);
    const text = `withTexts(${code.slice(start, end)}, "${MARK}${target}")`;
    waits.push({ start, end, text });
  }
  return { own: { areas: new Set(nodes.flatMap(areasNamedBy)), files }, waits };
}

/**
 * Loads the texts that modules show along with them. A module of the pages names its texts, so its
 * areas are read off its code; each `import()` waits for the areas of its module and of all that
 * this one imports statically. While developing, all areas load with the entry.
 */
export function moduleTexts(languages: readonly string[], root = ROOT): ModuleTexts {
  const own = new Map<string, OwnTexts>();
  const entry = path.join(root, ENTRY);
  const languageFolder = new RegExp(`/(?:${languages.join('|')})/`);
  let importsOf: ImportsOf = () => [];
  let isServing = false;
  const textsFor = (files: readonly string[]) =>
    [...closureOf(files, importsOf)].flatMap((id) => own.get(id) ?? []);
  const areasFor = (files: readonly string[]) => [
    ...new Set(textsFor(files).flatMap(({ areas }) => [...areas])),
  ];
  const plugin: Plugin = {
    name: 'module-texts',
    enforce: 'post',
    configResolved({ command }) {
      isServing = command === 'serve';
    },
    async transform(code, id) {
      if (!SHOWS_TEXTS.test(id)) return null;
      const nodes = [...nodesIn(this.parse(code))];
      const metas = nodes.filter(isTextsOfMeta).map(positionOf);
      if (isServing) return replaced(code, metas, JSON.stringify([...AREAS.keys()]));
      const resolve = async (source: string) => (await this.resolve(source, id))?.id;
      const read = await readModule(code, nodes, resolve, languageFolder);
      if (!id.endsWith(TEXTS_MODULE)) own.set(id, read.own);
      // Declarations have no effect beyond this.
      const calls = nodes.filter((node) => isCallOf(node, 'needTexts')).map(positionOf);
      const helper = read.waits.length > 0 ? `import { withTexts } from "/${TEXTS_MODULE}";\n` : '';
      const edits = [
        ...read.waits,
        ...metas.map((place) => ({ ...place, text: `"${MARK}${id}"` })),
        ...calls.map((place) => ({ ...place, text: '0' })),
      ];
      return edits.length > 0 ? { code: helper + edited(code, edits), map: null } : null;
    },
    buildEnd() {
      const graph = new Map([...this.getModuleIds()].map((id) => [id, importsIn(this)(id)]));
      importsOf = (id) => graph.get(id) ?? [];
    },
    renderChunk(code) {
      if (!code.includes(MARK)) return null;
      const atFirst = new Set(areasFor([entry]));
      const areasOfModule = (id: string) =>
        areasFor([id]).filter((area) => id === entry || !atFirst.has(area));
      const withAreas = code.replaceAll(MARKS, (_, id: string) =>
        JSON.stringify(areasOfModule(id)),
      );
      return { code: withAreas, map: null };
    },
  };
  const filesFor = (files: readonly string[]) => [
    ...areasFor(files).map((area) => `src/texts/*/${area}.ts`),
    ...new Set(
      textsFor(files).flatMap((texts) => [...texts.files].map((file) => path.relative(root, file))),
    ),
  ];
  return { plugin, filesFor };
}
