import { z } from 'zod';

import { searchText } from '../shared/index.ts';
import { exportFormats, exportSourceNames, exportSources, type ExportSource } from './kinds.ts';

// starts with a letter, which excludes `__proto__`
const key = z.string().regex(/^[a-z][\w-]{0,59}$/i, 'format_invalid');

/** A list's query as in its address: filters, `search` and `sort`; a repeated key as several texts. */
const listQuery = z
  .record(key, z.union([searchText, z.array(searchText).min(1).max(50).readonly()]))
  .refine((query) => Object.keys(query).length <= 50, 'value_not_allowed');

/** The content of a requested export: the rows a list finds, and its columns in their order. */
export const exportInput = z.strictObject({
  source: z.enum(exportSourceNames as readonly [ExportSource, ...ExportSource[]], 'value_not_allowed'),
  /** Everything the list has by itself, where it is left out. */
  query: listQuery.default({}),
  /** All columns, where it is left out. */
  columns: z.array(key).min(1, 'required').max(100).readonly().optional(),
  format: z.enum(exportFormats, 'value_not_allowed').default('csv'),
});

export type ExportInput = z.output<typeof exportInput>;

/** The list a source is made of. */
export const listOfSource = (source: ExportSource) => exportSources[source];
