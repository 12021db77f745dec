import { z } from 'zod';

import { roleKeys } from '../access/index.ts';
import { calendarDate, line, orEmpty } from '../shared/index.ts';
import { note } from './note.ts';

/** Maximum number of users that one announcement can name, in addition to roles. */
export const mostNamed = 500;

function inTheirOrder<Value extends string>(values: readonly Value[]): Value[] {
  return [...new Set(values)].toSorted();
}

/** The fields of an announcement, all optional in a change. */
export const noticePatch = z.strictObject({
  title: line(200).optional(),
  /** A document of the editor; null while nothing is written. */
  note: note.optional(),
  /** It is shown on top of any screen until it is confirmed. */
  isImportant: z.boolean().optional(),
  /** The last Warsaw day on which it is valid; null for one that is valid until further notice. */
  validUntil: orEmpty(calendarDate).optional(),
  roles: z
    .array(z.enum(roleKeys, 'value_not_allowed'))
    .max(roleKeys.length)
    .transform((roles) => roleKeys.filter((role) => roles.includes(role)))
    .optional(),
  /** People it is for, beside those of the roles. */
  userIds: z.array(z.uuid('value_not_allowed')).max(mostNamed).transform(inTheirOrder).optional(),
});

export type NoticePatch = z.output<typeof noticePatch>;

/** The fields of a new draft: a title is enough. */
export const noticeInput = noticePatch.extend({ title: line(200) });

export type NoticeInput = z.output<typeof noticeInput>;
