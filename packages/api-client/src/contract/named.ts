import { z } from 'zod';

interface NamedSchema {
  readonly id: string;
  /** JSON Schema to write instead of what zod would: a number that may come as text is described as a number. */
  readonly described?: Readonly<Record<string, unknown>>;
}

/**
 * Names of schemas that stand in several calls: the description of the API writes such a schema once, under its
 * name, instead of in every call. A name is given once; a second schema of the same name throws.
 */
export const schemaNames = z.registry<NamedSchema>();
