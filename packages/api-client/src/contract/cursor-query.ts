import { z } from 'zod';

/** How many rows an answer has at most. */
export const cursorLimit = z
  .union([z.int(), z.string().regex(/^\d{1,3}$/)], 'number_invalid')
  .transform(Number)
  .pipe(z.int().min(1, 'number_invalid').max(100, 'number_invalid'))
  .default(50);

/**
 * The query of what is read by cursor: a page `around` a point (`newest`, one of `points`, or the id of an item), or
 * the page that a `cursor` of an answer names. `order` is that of the items inside an answer and of nothing else.
 */
export function cursorQuery<const Points extends readonly string[]>(points: Points) {
  return z
    .strictObject({
      order: z.enum(['ASC', 'DESC'], 'value_not_allowed').default('DESC'),
      limit: cursorLimit,
      /** `newest` where neither it nor a cursor is given. */
      around: z
        .union([z.literal(['newest', ...points]), z.uuid('value_not_allowed')], 'value_not_allowed')
        .optional(),
      cursor: z.string().min(1, 'value_not_allowed').max(500, 'value_not_allowed').optional(),
    })
    .refine(({ around, cursor }) => around === undefined || cursor === undefined, {
      path: ['cursor'],
      error: 'value_not_allowed',
    });
}

/** One page of what is read by cursor, with the cursors of the pages beside it; null where there is nothing more. */
export function cursorPageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    older: z.string().nullable(),
    newer: z.string().nullable(),
  });
}

/** What every answer read by cursor has. */
export interface CursorPage {
  readonly items: readonly { readonly id: string }[];
  readonly older: string | null;
  readonly newer: string | null;
}
