import type { Endpoints } from '@szansa/api-client/endpoints';
import { opportunityScope } from '@szansa/domain/opportunity';
import {
  groupSums,
  groszOf,
  payOut,
  sumsOf,
  typedColumns,
  type HandMark,
  type TypedColumn,
} from '@szansa/domain/report';
import { toAmount } from '@szansa/domain/shared';

import {
  readList,
  type Actor,
  type Db,
  type HandlerInput,
  type Produced,
  type StaffReading,
} from '#platform';
import { readableReport } from './access.ts';
import { valuesOf } from './calculating.ts';
import { amountsOf, countEntries, listedEntries, listEntries, type ListedEntryRow } from './entry-queries.ts';
import { staffAmong } from './queries.ts';

type Calls = Endpoints['reports'];
type People = ReadonlyMap<string, Produced<Calls['get']>['workers'][number]>;

export type EntryAnswer = Produced<Calls['entries']>['items'][number];

const contacts = ['customer.taxIdNumber', 'customer.phones', 'customer.emails'] as const;

const seesContacts = ({ excludedFields }: Actor) => !contacts.some((field) => excludedFields.has(field));

/** Who has changed cells of these entries, by their ids. */
async function writersOf(db: Db, rows: readonly ListedEntryRow[]): Promise<People> {
  const ids = rows.flatMap(({ byHand }) => Object.values(byHand).map((mark: HandMark) => mark.by));
  const people = await staffAmong(db, [...new Set(ids)]);
  return new Map(people.map((person) => [person.id, person]));
}

function markOf(mark: HandMark, people: People) {
  return { original: mark.original, by: people.get(mark.by) ?? null, at: new Date(mark.at) };
}

function entryAnswer(row: ListedEntryRow, people: People): EntryAnswer {
  const { id, version, workerId, workerName, workerPictureId, opportunity, byHand } = row;
  const marked = typedColumns.flatMap((column): [TypedColumn, ReturnType<typeof markOf>][] => {
    const mark = byHand[column];
    return mark ? [[column, markOf(mark, people)]] : [];
  });
  return {
    id,
    version,
    worker: { id: workerId, name: workerName, pictureId: workerPictureId },
    opportunity: opportunity && {
      id: opportunity.id,
      number: opportunity.number,
      customerId: opportunity.customerId,
    },
    ...valuesOf(row),
    netCommitmentValue: row.netCommitmentValue,
    totalCommission: row.totalCommission,
    sumOfCommissions: row.sumOfCommissions,
    workerCommission: row.workerCommission,
    totalSumOfCommissions: row.totalSumOfCommissions,
    byHand: Object.fromEntries(marked),
  };
}

/** One page of the entries of a report, and how many there are. @throws 404 */
export async function listOfEntries(
  reading: StaffReading,
  reportId: string,
  query: HandlerInput<Calls['entries']>['query'],
): Promise<Produced<Calls['entries']>> {
  const { db, actor } = reading;
  await readableReport(reading, reportId);
  const { search, workerId, month, bank, isByHand } = query;
  const filters = {
    reportId,
    search,
    searchesContacts: seesContacts(actor),
    workerId,
    month,
    bank,
    isByHand,
  };
  const { rows, ...beside } = await readList(query, {
    rows: listEntries(db, filters, { ...query, scope: opportunityScope(actor) }),
    count: countEntries(db, filters),
  });
  const people = await writersOf(db, rows);
  return { items: rows.map((row) => entryAnswer(row, people)), ...beside };
}

/** Some entries of a report, in its order. */
export async function entriesById(
  { db, actor }: StaffReading,
  reportId: string,
  ids: readonly string[],
): Promise<EntryAnswer[]> {
  const rows = await listedEntries(db, reportId, ids, opportunityScope(actor));
  const people = await writersOf(db, rows);
  return rows.map((row) => entryAnswer(row, people));
}

/** What a report adds up to, and what is paid out. @throws 404 */
export async function summaryOf(
  reading: StaffReading,
  reportId: string,
): Promise<Produced<Calls['summary']>> {
  const { tiers } = await readableReport(reading, reportId);
  const entries = await amountsOf(reading.db, reportId);
  const workers = new Map(
    entries.map(({ workerId, workerName: name, workerPictureId: pictureId }) => [
      workerId,
      { name, pictureId },
    ]),
  );
  const worker = (id: string) => ({ id, name: '', ...workers.get(id) });
  const { payouts } = payOut(
    entries.map(({ sumOfCommissions, ...entry }) => ({ ...entry, sum: groszOf(sumOfCommissions) })),
    tiers,
  );
  const byWorker = groupSums(entries, ({ workerId }) => workerId);
  return {
    count: entries.length,
    sums: sumsOf(byWorker.map(({ sums }) => sums)),
    byWorker: byWorker.map(({ key, ...group }) => ({
      worker: worker(key),
      ...group,
    })),
    byMonth: groupSums(entries, ({ monthOfIncome }) => monthOfIncome)
      .map(({ key, ...group }) => ({ month: key, ...group }))
      .toSorted((one, other) => one.month.localeCompare(other.month)),
    byBank: groupSums(entries, ({ leasingCompany }) => leasingCompany).map(({ key, ...group }) => ({
      bank: key,
      ...group,
    })),
    payouts: payouts.map(({ workerId, month, count, sum, from, percent, payout }) => ({
      worker: worker(workerId),
      month,
      count,
      sum: toAmount(sum),
      from: from === null ? null : toAmount(from),
      percent,
      payout: toAmount(payout),
    })),
  };
}
