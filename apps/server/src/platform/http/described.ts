import { schemaNames } from '@szansa/api-client/contract';
import type { z } from 'zod';

/** Copies of a value what a schema describes, as it goes over the wire. */
export type Describe = (value: unknown) => unknown;

type Definition = z.core.$ZodTypes['_zod']['def'];

const definitionOf = (schema: z.core.$ZodType) => (schema as z.ZodType).def as Definition;

/** Kinds of schemas whose values cannot contain undeclared fields. */
const plainKinds: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'null', 'enum', 'literal']);

const isPlain = (schema: z.core.$ZodType): boolean => {
  const definition = definitionOf(schema);
  return definition.type === 'union' ? definition.options.every(isPlain) : plainKinds.has(definition.type);
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function describeObject(schema: z.ZodType, shape: z.core.$ZodShape): Describe {
  const fields = Object.entries(shape).map(([key, part]) => [key, describer(part)] as const);
  return (value) => {
    if (!isObject(value)) return schema.parse(value);
    const described: Record<string, unknown> = {};
    for (const [key, describe] of fields) {
      const field = value[key];
      if (field !== undefined) described[key] = describe(field);
    }
    return described;
  };
}

function makeDescriber(part: z.core.$ZodType): Describe {
  const schema = part as z.ZodType;
  const definition = definitionOf(part);
  const parse: Describe = (value) => schema.parse(value);
  if (schemaNames.get(schema)?.id === 'Instant') {
    return (value) => (value instanceof Date ? value.toISOString() : parse(value));
  }
  if (isPlain(part)) return (value) => (isObject(value) ? parse(value) : value);
  switch (definition.type) {
    case 'object':
      return definition.catchall ? parse : describeObject(schema, definition.shape);
    case 'array': {
      const describe = describer(definition.element);
      return (value) => (Array.isArray(value) ? value.map((element) => describe(element)) : parse(value));
    }
    case 'nullable': {
      const describe = describer(definition.innerType);
      return (value) => (value === null ? null : describe(value));
    }
    case 'optional':
      return describer(definition.innerType);
    default:
      return parse;
  }
}

const made = new WeakMap<z.core.$ZodType, Describe>();

/**
 * Returns a function, built once per schema, that copies the declared fields of a value and leaves out all others that
 * a handler returns. It validates nothing that this does not need. Kinds of schemas that it does not know, and values
 * that do not match their kind, are passed to zod. @throws ZodError for the latter
 */
export function describer(part: z.core.$ZodType): Describe {
  const known = made.get(part);
  if (known) return known;
  const describe = makeDescriber(part);
  made.set(part, describe);
  return describe;
}

/** The same, checked against the schema: what zod makes of a value has to be what is sent. @throws Error, ZodError */
export function checkedDescriber(schema: z.ZodType): Describe {
  const describe = describer(schema);
  return (value) => {
    const [checked, described] = [schema.parse(value), describe(value)];
    if (JSON.stringify(described) !== JSON.stringify(checked)) {
      throw new Error(
        `An answer is described as ${JSON.stringify(described)}, not ${JSON.stringify(checked)}`,
      );
    }
    return described;
  };
}
