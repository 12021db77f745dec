import type { NotificationContent } from '@szansa/domain/notification';

import { json, type Db } from '#platform';

/** What somebody was told of an opportunity and has not read. */
export interface Unread {
  readonly id: string;
  readonly userId: string;
  readonly customerFileId: string;
  readonly content: NotificationContent;
  readonly at: Date;
}

/** Writes what people of a demo agency were told. */
export async function addUnread(db: Db, told: readonly Unread[]): Promise<void> {
  if (told.length === 0) return;
  await db
    .insertInto('notification')
    .values(
      told.map(({ content, at, ...row }) => ({
        ...row,
        source: 'customerFile' as const,
        content: json(content),
        key: row.id,
        groupKey: null,
        groupedUntil: null,
        deliveryTime: at,
        readAt: null,
      })),
    )
    .execute();
}
