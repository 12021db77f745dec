import { daysOfRange, type ReportInput } from '@szansa/domain/report';
import { warsawDay } from '@szansa/domain/shared';
import { v7 as uuidv7 } from 'uuid';

import { currentTiers } from '#modules/agency';
import { invalid, verb, type RefusedField, type StaffContext, type StaffWork } from '#platform';
import { emitReport, reportById, type ReportAnswer } from '../answers.ts';
import { newEntries, paidRows } from '../calculating.ts';
import { listDeals } from '../deal-queries.ts';
import { saveEntries } from '../entry-queries.ts';
import { insertReport, staffAmong } from '../queries.ts';

/** @throws 422 for who is not of the staff */
async function refuseStrangers({ db }: StaffWork, workers: readonly string[]): Promise<void> {
  const known = new Set((await staffAmong(db, workers)).map(({ id }) => id));
  const [first, ...others] = workers.flatMap((id, index): RefusedField[] =>
    known.has(id) ? [] : [{ path: `workers.${index}`, code: 'value_not_allowed' }],
  );
  if (first) throw invalid(first, ...others);
}

/** Creates a report from the current deals and tiers. @throws 422 for users who are not of the staff */
export function createReport(context: StaffContext, input: ReportInput): Promise<ReportAnswer> {
  return verb(context, async (work) => {
    const { type, rangeType } = input;
    const workers = [...new Set(input.workers)];
    await refuseStrangers(work, workers);
    const days = daysOfRange(rangeType, warsawDay(new Date()));
    // the schema requires both days of a selected range
    const dateFrom = days?.from ?? input.dateFrom ?? '';
    const dateTo = days?.to ?? input.dateTo ?? '';
    const tiers = await currentTiers(work.db);
    const deals = await listDeals(work.db, { type, dateFrom, dateTo, workers });
    const id = uuidv7();
    const fields = { type, rangeType, dateFrom, dateTo, tiers };
    await insertReport(work.db, { ...fields, id, workers, createdBy: work.actor.userId });
    await saveEntries(work.db, paidRows(id, newEntries(deals, type), tiers));
    await work.audit({
      entity: 'report',
      entityId: id,
      version: 1,
      action: 'create',
      after: { ...fields, workers },
    });
    emitReport(work, id);
    return reportById(work, id);
  });
}
