import type { Db } from '#platform';

/** The last message of others since an instant that the owner of each open opportunity has not read. */
export function lastUnread(db: Db, since: Date) {
  return db
    .selectFrom('comment')
    .innerJoin('customerFile', 'customerFile.id', 'comment.customerFileId')
    .innerJoin('appUser as author', 'author.id', 'comment.authorId')
    .leftJoin('chatRead', (join) =>
      join
        .onRef('chatRead.customerFileId', '=', 'customerFile.id')
        .onRef('chatRead.userId', '=', 'customerFile.workerId'),
    )
    .distinctOn('customerFile.id')
    .select([
      'comment.id as messageId',
      'comment.createdAt',
      'customerFile.id as customerFileId',
      'customerFile.number',
      'author.firstName',
      'author.lastName',
    ])
    .select((eb) => eb.ref('customerFile.workerId').$notNull().as('userId'))
    .whereRef('comment.authorId', '!=', 'customerFile.workerId')
    .where('comment.isNote', '=', false)
    .where('customerFile.isArchived', '=', false)
    .where('comment.createdAt', '>', since)
    .where((eb) =>
      eb.or([
        eb('chatRead.readAt', 'is', null),
        eb('comment.createdAt', '>', eb.ref('chatRead.readAt').$notNull()),
      ]),
    )
    .orderBy('customerFile.id')
    .orderBy('comment.createdAt', 'desc')
    .execute();
}
