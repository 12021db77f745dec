import type { EndpointDefinition } from '@szansa/api-client/contract';
import { z } from 'zod';

interface Parts {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly in?: z.ZodType;
}

const partsOf = (schema: z.ZodType): Parts => schema.def;

/** Properties of a schema that are not its kind of check: its messages, and the limits of what it accepts. */
const besides: ReadonlySet<string> = new Set(['error', 'when', 'minimum', 'maximum', 'value', 'entries']);

/** Types of schemas that only wrap another one. */
const wrappers: ReadonlySet<string> = new Set([
  'optional',
  'nullable',
  'default',
  'prefault',
  'readonly',
  'nonoptional',
]);

/** What a schema, or a check of one, is defined by. */
function definitionOf(part: object): unknown {
  if (!('_zod' in part)) return undefined;
  const { _zod: internals } = part;
  return typeof internals === 'object' && internals !== null && 'def' in internals
    ? internals.def
    : undefined;
}

/** Writes out what a schema checks; patterns and functions by their text. */
function written(part: unknown, seen: ReadonlySet<object>): unknown {
  if (typeof part === 'function' || part instanceof RegExp || typeof part === 'bigint') return String(part);
  if (typeof part !== 'object' || part === null) return part;
  if (seen.has(part)) return 'again';
  const inner = new Set([...seen, part]);
  const definition = definitionOf(part);
  if (definition !== undefined) return written(definition, inner);
  if (Array.isArray(part)) return part.map((one) => written(one, inner));
  const checked = Object.entries(part).filter(([key]) => !besides.has(key));
  return Object.fromEntries(checked.map(([key, one]) => [key, written(one, inner)]));
}

/** The schema of a field, however it is wrapped. */
function schemaAt(schema: z.ZodType | undefined, [step, ...rest]: readonly string[]): z.ZodType | undefined {
  if (!schema) return undefined;
  const { type, shape, innerType, in: first } = partsOf(schema);
  if (wrappers.has(type)) return schemaAt(innerType, step === undefined ? [] : [step, ...rest]);
  if (step === undefined) return schema;
  return shape ? schemaAt(shape[step], rest) : schemaAt(first, [step, ...rest]);
}

/** A field of a body, or one of an object in it. */
export type FieldPath = readonly [string, ...string[]];

/** The fields of a call's body; where it has none, a made-up one. */
export function fieldsOf(definition: EndpointDefinition): FieldPath[] {
  const { properties = {} } = z.toJSONSchema(definition.body ?? z.object({}), {
    io: 'input',
    unrepresentable: 'any',
  }) as { properties?: Record<string, { properties?: object }> };
  const fields = Object.entries(properties).flatMap(([name, schema]): FieldPath[] =>
    schema.properties ? Object.keys(schema.properties).map((inner): FieldPath => [name, inner]) : [[name]],
  );
  return fields.length > 0 ? fields : [['anything']];
}

/** A body with another value in one of its fields. */
export function withField(
  good: Readonly<Record<string, unknown>>,
  [outer, inner]: FieldPath,
  value: unknown,
): Readonly<Record<string, unknown>> {
  if (inner === undefined) return { ...good, [outer]: value };
  return { ...good, [outer]: { ...(good[outer] as object | undefined), [inner]: value } };
}

/**
 * Returns what a field is by its schema: two fields of one kind are read by the same code. A field whose schema is not
 * found is a kind of its own.
 */
export function kindOf(name: string, { body }: EndpointDefinition, field: FieldPath): string {
  const schema = schemaAt(body, field);
  return schema ? JSON.stringify(written(schema, new Set())) : `${name} ${field.join('.')}`;
}

/** Returns what an endpoint reads of a query, without what only it filters by. */
export function queryKindOf({ query, method, files }: EndpointDefinition): string {
  const schemas = ['page', 'search'].map((name) => schemaAt(query, [name]));
  return JSON.stringify([
    method,
    files !== undefined,
    query !== undefined,
    schemas.map((one) => written(one, new Set())),
  ]);
}

/** Returns what type of value a field is read as: a text, a list, an object. */
export function typeOf({ body }: EndpointDefinition, field: FieldPath): string {
  const schema = schemaAt(body, field);
  if (!schema) return 'unknown';
  const { type, in: first, options } = partsOf(schema);
  return [type, ...(first ? [first] : (options ?? [])).map((part) => partsOf(part).type)].join(' ');
}
