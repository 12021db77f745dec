import { z } from 'zod';

import { schemaNames } from '../contract/index.ts';

/** A schema, or any other object, of the document. */
export type Part = Readonly<Record<string, unknown>>;

/** The schemas of a document: named ones are collected, and referenced wherever they are used. */
export interface SchemaBook {
  /** JSON Schema of what a caller sends (`input`) or gets (`output`). */
  of(schema: z.ZodType, side: 'input' | 'output'): Part;
  /** Those with a name that have been met so far. */
  readonly components: Readonly<Record<string, Part>>;
}

/** Rewrites references within one schema to references within the document, in place. */
function referToComponents(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (key === '$ref' && typeof value === 'string')
      Object.assign(part, { $ref: value.replace('#/$defs/', '#/components/schemas/') });
    else referToComponents(value);
  }
}

/** Formats that every reader of JSON Schema knows. */
const formats = new Set<unknown>(['date', 'date-time', 'email', 'uuid']);

/** Adds the rules of a schema that its JSON Schema lacks: fields that may be hidden, bounds checked by a rule. */
function describeRules(schema: z.core.$ZodTypes, json: Record<string, unknown>): void {
  const { described } = schemaNames.get(schema) ?? {};
  if (described) {
    for (const key of Object.keys(json)) delete json[key];
    Object.assign(json, described);
  }
  const { excludable, minimum, maximum } = z.globalRegistry.get(schema) ?? {};
  if (excludable !== undefined) json['x-excludable'] = excludable;
  // `format` already expresses this pattern
  if (formats.has(json['format'])) delete json['pattern'];
  if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum'];
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum'];
  if (typeof minimum === 'number' && typeof maximum === 'number') Object.assign(json, { minimum, maximum });
}

/** Starts an empty book. */
export function schemaBook(): SchemaBook {
  const components: Record<string, Part> = {};
  const collect = (name: string, part: Part) => {
    const known = components[name];
    // What is sent and what is answered may differ: they need a name each.
    if (known && JSON.stringify(known) !== JSON.stringify(part))
      throw new Error(`The schema ${name} is sent and answered in different shapes: name them apart.`);
    components[name] = part;
  };
  return {
    components,
    of(schema, side) {
      const {
        $schema: _,
        $defs,
        ...rest
      } = z.toJSONSchema(schema, {
        io: side,
        metadata: schemaNames,
        unrepresentable: 'any',
        target: 'draft-2020-12',
        override: ({ zodSchema, jsonSchema }) => describeRules(zodSchema, jsonSchema),
      });
      referToComponents($defs);
      referToComponents(rest);
      for (const [name, part] of Object.entries($defs ?? {})) {
        const { id: __, ...described } = part as Record<string, unknown>;
        collect(name, described);
      }
      const name = schemaNames.get(schema)?.id;
      if (name === undefined) return rest;
      if (!('$ref' in rest)) {
        const { id: __, ...described } = rest as Record<string, unknown>;
        collect(name, described);
      }
      return { $ref: `#/components/schemas/${name}` };
    },
  };
}
