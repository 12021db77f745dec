import { timelineEventTypes } from '@szansa/domain/opportunity';
import { z } from 'zod';

import { anyOf, listQuery, schemaNames } from '../contract/index.ts';
import { id, instant, person } from './records.ts';

const changedValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const timelineEvent = z
  .object({
    id,
    type: z.enum(timelineEventTypes),
    at: instant,
    by: person.nullable(),
    /**
     * Names as of the event: `from` and `to` of a change, `name` of what was added. `note` is a comment's current text.
     */
    data: z.object({
      from: z.string().nullish(),
      to: z.string().nullish(),
      name: z.string().nullish(),
      note: z.string().nullish(),
      /** Of a comment or a note that is there no more. */
      isRemoved: z.boolean().nullish(),
      /** Names of the fields of an offer that were changed. */
      fields: z.array(z.string()).nullish(),
      /** The changes whose values can be shown: as the offer had them, records by the names they had. */
      changes: z.array(z.object({ field: z.string(), from: changedValue, to: changedValue })).nullish(),
    }),
  })
  .register(schemaNames, { id: 'TimelineEvent' });

/** One page of a history. */
export const timelineQuery = listQuery({
  sort: { at: null },
  defaultSort: '-at',
  filters: {
    type: anyOf(z.enum(timelineEventTypes, 'value_not_allowed')),
    /** Who did it. */
    actorId: anyOf(id),
  },
});
