import { daysOfRange, shiftMonth, monthOf } from '@szansa/domain/report';
import { addDays, addMonths, warsawDay } from '@szansa/domain/shared';

import { momentsAtWork } from '#demo';
import { currentTiers } from '#modules/agency';
import { demoPart, type Demo } from '#platform';
import { newEntries, paidRows } from './calculating.ts';
import { listDeals } from './deal-queries.ts';
import { saveEntries } from './entry-queries.ts';
import { insertReport, updateAccepted } from './queries.ts';

const type = 'deal_signing_date';

/** A report of the signatures of a month. */
async function addReport(
  { work, random }: Demo,
  { workers, createdBy }: { readonly workers: readonly string[]; readonly createdBy: string },
  days: { readonly dateFrom: string; readonly dateTo: string },
  at: Date,
): Promise<string> {
  const id = random.id(at);
  const tiers = await currentTiers(work.db);
  const rangeType = 'selected_range';
  const deals = await listDeals(work.db, { type, ...days, workers });
  const moments = { createdAt: at, calculatedAt: at, updatedAt: at };
  await insertReport(work.db, { id, type, rangeType, ...days, tiers, workers, createdBy, ...moments });
  const entries = newEntries(deals, type).map((entry) => ({ ...entry, id: random.id(at) }));
  await saveEntries(work.db, paidRows(id, entries, tiers));
  return id;
}

/** Reports of the last month and of the one before it, which is accepted. */
export const reportsDemo = demoPart(
  ['offers', 'workers', 'reporters'],
  async (demo, { workers, reporters }) => {
    const { work, now } = demo;
    const last = daysOfRange('last_month', warsawDay(now));
    if (last === null) return {};
    const before = `${shiftMonth(monthOf(last.from), -1)}-01`;
    const earlier = { dateFrom: before, dateTo: addDays(addMonths(before, 1), -1) };
    const [acceptedAt, madeAt] = momentsAtWork(demo.random, 2, new Date(now.getTime() - 5 * 86_400_000), now);
    if (!acceptedAt || !madeAt) return {};
    const [createdBy = ''] = reporters;
    const accepted = await addReport(demo, { workers, createdBy }, earlier, acceptedAt);
    await updateAccepted(work.db, accepted, { by: createdBy, at: acceptedAt, version: 2 });
    await addReport(demo, { workers, createdBy }, { dateFrom: last.from, dateTo: last.to }, madeAt);
    return {};
  },
);
