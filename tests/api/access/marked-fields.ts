import type { EndpointDefinition } from '@szansa/api-client/contract';
import { z } from 'zod';

/** A place in a request with a field that can be hidden. */
export interface MarkedField {
  /** As the server marks it: `customer.note`. */
  readonly field: string;
  /** `['changes', 'note']`; `0` represents an element of a list. */
  readonly path: readonly string[];
}

interface Parts {
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly in?: z.ZodType;
}

/** What a schema is made of, each with the step that leads there; wrappers lead nowhere further. */
function partsOf(schema: z.ZodType): readonly (readonly [string | null, z.ZodType])[] {
  const parts = schema.def as Parts;
  return [
    ...Object.entries(parts.shape ?? {}),
    ...(parts.element ? [['0', parts.element] as const] : []),
    ...[parts.innerType, parts.in, ...(parts.options ?? [])].flatMap((part) =>
      part ? [[null, part] as const] : [],
    ),
  ];
}

/** Every marked field of a schema. */
export function markedFields(schema: z.ZodType | undefined, path: readonly string[] = []): MarkedField[] {
  if (!schema) return [];
  const field = schema.meta()?.['excludable'];
  if (typeof field === 'string') return [{ field, path }];
  return partsOf(schema).flatMap(([step, part]) =>
    markedFields(part, step === null ? path : [...path, step]),
  );
}

/** What a list may be sorted by that can be hidden, by its field. */
export function markedSorts({ query }: EndpointDefinition): readonly (readonly [string, string])[] {
  const fields = query?.shape['sort']?.meta()?.['sortFields'] as
    | Readonly<Record<string, string | null>>
    | undefined;
  return Object.entries(fields ?? {}).flatMap(([sort, field]) =>
    field === null ? [] : [[sort, field] as const],
  );
}
