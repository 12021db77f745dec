import { sql, type Expression, type SqlBool } from 'kysely';

import { personOf } from '#modules/users';
import { containsAll, type Db, type RowBound } from '#platform';
import type { SubjectColumn } from './subject.ts';

/** What is looked for, and where. */
export interface MessageSearch {
  readonly column: SubjectColumn;
  readonly search: string;
  /** Whether the record that `comment` is about may be read. */
  readonly isReadable: Expression<SqlBool>;
}

/** Messages and notes about records of a kind that contain every word of what is looked for. */
function found(db: Db, { column, search, isReadable }: MessageSearch) {
  return db
    .selectFrom('comment')
    .where(`comment.${column}`, 'is not', null)
    .where('comment.removedAt', 'is', null)
    .where(() => containsAll(sql<string>`message_text(comment.message)`, search))
    .where(isReadable);
}

/** Found messages before or after a place, the nearest to it first; from the newest on without one. */
export function listFound(
  db: Db,
  search: MessageSearch,
  side: 'older' | 'newer',
  from: RowBound | null,
  limit: number,
) {
  const beyond = side === 'older' ? '<' : '>';
  return found(db, search)
    .$if(from !== null, (query) =>
      query.where('comment.id', from?.isIncluded ? `${beyond}=` : beyond, from?.id ?? ''),
    )
    .select([
      'comment.id',
      `comment.${search.column} as about`,
      'comment.isNote',
      'comment.message',
      'comment.createdAt',
    ])
    .select((eb) => personOf(eb.ref('comment.authorId')).$notNull().as('author'))
    .$narrowType<{ about: string }>()
    .orderBy('comment.id', side === 'older' ? 'desc' : 'asc')
    .limit(limit)
    .execute();
}

/** Whether a message is among those found. */
export async function isFound(db: Db, search: MessageSearch, id: string): Promise<boolean> {
  const row = await found(db, search).select('comment.id').where('comment.id', '=', id).executeTakeFirst();
  return row !== undefined;
}
