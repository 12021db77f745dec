import type { Db } from '#platform';

/** The last message of others since an instant in each open opportunity, and when its owner has read it. */
export function lastMessages(db: Db, since: Date) {
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
    .select((eb) => [
      eb.ref('customerFile.workerId').$notNull().as('userId'),
      eb
        .case()
        .when('chatRead.readAt', '>=', eb.ref('comment.createdAt'))
        .then(eb.ref('chatRead.readAt'))
        .end()
        .as('readAt'),
    ])
    .whereRef('comment.authorId', '!=', 'customerFile.workerId')
    .where('comment.isNote', '=', false)
    .where('customerFile.isArchived', '=', false)
    .where('comment.createdAt', '>', since)
    .orderBy('customerFile.id')
    .orderBy('comment.createdAt', 'desc')
    .execute();
}
