import type { EndpointDefinition } from '@szansa/api-client/contract';
import { z } from 'zod';

import { invalid } from '../refusal.ts';

function holdsParts(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const { innerType } = schema.def;
    return innerType instanceof z.ZodType && holdsParts(innerType);
  }
  return schema instanceof z.ZodObject || schema instanceof z.ZodArray;
}

/** The text parts of a form that are described as an object or a list: their text is JSON. */
export function jsonPartsOf({ body, files }: EndpointDefinition): ReadonlySet<string> {
  const shape: Readonly<Record<string, z.ZodType>> = files && body instanceof z.ZodObject ? body.shape : {};
  return new Set(Object.keys(shape).filter((name) => shape[name] && holdsParts(shape[name])));
}

/** The fields of a form with those parts read. @throws 422 for text that is no JSON */
export function withJsonRead(
  fields: Readonly<Record<string, unknown>>,
  jsonParts: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const read = (name: string, value: unknown): unknown => {
    if (!jsonParts.has(name) || typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      throw invalid({ path: name, code: 'format_invalid' });
    }
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, read(name, value)]));
}
