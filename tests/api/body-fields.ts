import type { EndpointDefinition } from '@szansa/api-client/contract';
import { z } from 'zod';

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
