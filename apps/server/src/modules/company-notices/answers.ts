import type { Endpoints } from '@szansa/api-client/endpoints';
import { gapsOf } from '@szansa/domain/company-notice';

import { listAnswer, type HandlerInput, type Produced, type StaffReading } from '#platform';
import { readableNotice, today } from './access.ts';
import { countEntries, listEntries } from './entry-queries.ts';
import { listFiles } from './file-queries.ts';
import {
  countNotices,
  listNotices,
  type ListedNotice,
  type NoticeFilters,
  type NoticeRow,
} from './queries.ts';

type Notices = Endpoints['companyNotices'];
type Entries = Endpoints['companyNoticeEntries'];
export type NoticeAnswer = Produced<Notices['get']>;

function listItem<Row extends ListedNotice>(row: Row) {
  return { ...row, isDraft: row.sentAt === null };
}

/** Returns one page of announcements, and their total number. */
export function listOfNotices(
  { db, actor }: StaffReading,
  query: HandlerInput<Notices['list']>['query'],
): Promise<Produced<Notices['list']>> {
  const filters: NoticeFilters = {
    search: query.search,
    states: query.state,
    isImportant: query.isImportant,
    author: query.is_self ? actor.userId : undefined,
    isAwaited: query.isAwaited,
    from: query.from,
    to: query.to,
    today: today(),
  };
  return listAnswer(query, {
    rows: listNotices(db, filters, query),
    count: countNotices(db, filters),
    item: listItem,
  });
}

/** Returns what the actor may do with an announcement. */
function abilities({ actor }: StaffReading, row: NoticeRow): NoticeAnswer['can'] {
  const mayEdit = actor.can('company_notice.edit');
  const isOpen = mayEdit && row.sentAt === null;
  return {
    edit: isOpen,
    send: isOpen,
    remove: isOpen,
    remind: mayEdit && row.sentAt !== null && !row.isOver && row.confirmedCount < row.recipientCount,
  };
}

/** Returns an announcement with its text and what the actor may do with it. @throws 404 */
export async function noticeById(reading: StaffReading, id: string): Promise<NoticeAnswer> {
  const row = await readableNotice(reading, id);
  const userIds = row.users.map((user) => user.id);
  return {
    ...listItem(row),
    userIds,
    missing: row.sentAt === null ? gapsOf({ ...row, userIds }, today()) : [],
    can: abilities(reading, row),
  };
}

/** Returns the files of an announcement. @throws 404 */
export async function filesOf(reading: StaffReading, id: string): Promise<Produced<Notices['files']>> {
  const { can } = await noticeById(reading, id);
  const files = await listFiles(reading.db, id);
  return files.map(({ companyNoticeId: _, ...row }) => ({
    ...row,
    name: row.file.name,
    can: { remove: can.edit },
  }));
}

/** What statistics a query finds. */
export function entriesFound({ db }: StaffReading, query: HandlerInput<Entries['list']>['query']) {
  const filters = { search: query.search, noticeIds: query.noticeId, states: query.state };
  return {
    rows: listEntries(db, filters, query),
    count: countEntries(db, filters),
    item: ({ noticeId, title, ...row }: EntryRow) => ({ ...row, notice: { id: noticeId, title } }),
  };
}

type EntryRow = Awaited<ReturnType<ReturnType<typeof listEntries>['execute']>>[number];
