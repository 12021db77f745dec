import { z } from 'zod';

import type { EndpointDefinition } from './endpoint.ts';

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
