import { sql, type Insertable } from 'kysely';

import { compiledFor, withAuditRow, type AuditRow, type Database, type Db } from '#platform';
import { choices, withReadMark, type ReadersQuery } from './chat-queries.ts';
import type { ConversationKind } from './kind.ts';

type Kind = Pick<ConversationKind<{ readonly id: string }>, 'column' | 'isReader' | 'extend'>;

interface Writing {
  readonly audit: AuditRow;
  readonly row: Omit<Insertable<Database['comment']>, 'isNote' | 'createdAt'>;
  readonly at: Date;
  /** For an event of the record's history. */
  readonly eventId: string;
  /** The record, and users beside the followers whose choices are of interest. */
  readonly readers: ReadersQuery;
}

function writing(kind: Kind, db: Db, { audit, row, at, eventId, readers }: Writing, isNote: boolean) {
  const { id, authorId } = row;
  const { id: about } = readers;
  const extended = kind.extend(withAuditRow(db, audit), { about, id, isNote, authorId, at, eventId });
  const mark = { userId: authorId, commentId: id, at };
  const read = isNote ? extended : withReadMark(extended, { column: kind.column, id: about }, mark);
  const source = read.with('written', (within) =>
    within.insertInto('comment').values({ ...row, isNote: sql.lit(isNote), createdAt: at }),
  );
  return choices(source, kind, readers);
}

const writingMessage = compiledFor((kind: Kind, db, one: Writing) => writing(kind, db, one, false));
const writingNote = compiledFor((kind: Kind, db, one: Writing) => writing(kind, db, one, true));

/**
 * Writes a message or a note with its audit entry, and what its kind of record writes with it. Returns who may read the
 * conversation of those who follow it and the users of interest, with their choices to follow it: false for those who
 * have stopped, null for those who have chosen nothing. The record must be locked before.
 */
export async function insertMessage(
  db: Db,
  kind: Kind,
  isNote: boolean,
  one: Writing,
): Promise<ReadonlyMap<string, boolean | null>> {
  const rows = await (isNote ? writingNote : writingMessage)(kind)(db, one);
  return new Map(rows.map((row) => [row.id, row.isFollowed]));
}
