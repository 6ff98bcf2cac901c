import { z } from 'zod';

/** JSON Schema, draft 2020-12, as used by OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Converts schemas of the contract to JSON Schema, and collects the named ones as components. */
export class JsonSchemas {
  readonly #names = z.registry<{ id: string }>();
  readonly #components = new Map<string, unknown>();
  readonly #folder: string;

  /** `folder` is the path of the document's components: `#/components/schemas/`. */
  constructor(folder: string, named: readonly (readonly [string, z.core.$ZodType])[]) {
    this.#folder = folder;
    for (const [id, schema] of named) if (!this.#names.has(schema)) this.#names.add(schema, { id });
  }

  /** The schema, with references to components. It describes the input, before parsing. */
  toJson(schema: z.core.$ZodType): JsonSchema {
    const { $defs = {}, ...root } = z.toJSONSchema(schema, {
      io: 'input',
      metadata: this.#names,
      override: ({ zodSchema, jsonSchema }) => {
        Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
      },
    });
    delete root.$schema; // the document declares the dialect
    for (const [name, component] of Object.entries($defs))
      this.#components.set(name, this.#moved(component));
    return z.record(z.string(), z.unknown()).parse(this.#moved(root));
  }

  /** The components referenced so far, by name. */
  components(): JsonSchema {
    const sorted = [...this.#components].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted);
  }

  /** A copy in which references point to the components. */
  #moved(part: unknown): unknown {
    if (Array.isArray(part)) return part.map((item) => this.#moved(item));
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).map(([key, value]: [string, unknown]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, value.replace('#/$defs/', this.#folder)]
        : [key, this.#moved(value)],
    );
    return Object.fromEntries(entries);
  }
}
