import { z } from 'zod';

interface NamedSchema {
  readonly id: string;
  /** JSON Schema to write instead of what zod would: a number that may come as text is described as a number. */
  readonly described?: Readonly<Record<string, unknown>>;
}

/**
 * Names of schemas that several calls use: the description of the API contains such a schema once, under its name,
 * instead of in every call. Names are unique; a second schema with the same name throws.
 */
export const schemaNames = z.registry<NamedSchema>();
