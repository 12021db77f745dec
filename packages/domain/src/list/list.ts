import { z } from 'zod';

import { tableNames, type TableName } from '../access/index.ts';
import { line, searchText, wholeNumber } from '../shared/index.ts';
import { viewAudiences } from './audiences.ts';

const otherLists = ['audit-log', 'opportunity-board'] as const;

export type ListName = TableName | (typeof otherLists)[number];

/** Lists that users can arrange for themselves: those with columns an administrator may hide, and a few more. */
export const listNames: readonly ListName[] = [...tableNames, ...otherLists];

/** How many views of one list a user may save. */
export const mostViews = 50;

// starts with a letter, which excludes `__proto__`
const key = z.string().regex(/^[a-z][\w-]{0,59}$/i, 'format_invalid');

function atMost<Schema extends z.ZodType<Readonly<Record<string, unknown>>>>(record: Schema, length: number) {
  return record.refine((value) => Object.keys(value).length <= length, 'value_not_allowed');
}

const columns = z.array(key).max(100).readonly();

/** The columns of a list as one person likes them; which there are, the screen knows. */
export const columnSettings = z.strictObject({
  visibility: atMost(z.record(key, z.boolean()), 100),
  order: columns,
  widths: atMost(z.record(key, wholeNumber({ min: 1, max: 10_000 })), 100),
  pinned: columns,
  compact: z.boolean(),
});

export type ColumnSettings = z.infer<typeof columnSettings>;

/** The part of a list's address that a view stores: filters and the search text, a repeated key as several texts. */
export const viewSearch = atMost(
  z.record(key, z.union([searchText, z.array(searchText).max(50).readonly()])),
  50,
);

export type ViewSearch = z.infer<typeof viewSearch>;

export const viewInput = z.strictObject({
  name: line(60),
  search: viewSearch,
  /** The list opens with this view, only for the user who set this. */
  isDefault: z.boolean().optional(),
  /** null for a view that is one's own alone. */
  sharedWith: z.enum(viewAudiences, 'value_not_allowed').nullable().optional(),
});

export type ViewInput = z.infer<typeof viewInput>;

export const viewPatch = viewInput.partial();

export type ViewPatch = z.infer<typeof viewPatch>;
