import { endpoints } from '@szansa/api-client/endpoints';
import { warsawDay } from '@szansa/domain/shared';

import { exportWords } from '#modules/agency';
import { cellOf, exportTargetWith } from '#platform';
import { opportunitiesFound } from './list-answers.ts';

const dayInMs = 24 * 60 * 60 * 1000;

/** Whole Warsaw days since an instant. */
function daysSince(instant: string): number {
  const [from, to] = [warsawDay(new Date(instant)), warsawDay(new Date())];
  return (Date.parse(to) - Date.parse(from)) / dayInMs;
}

/** Opportunities as files. */
export const opportunityExport = exportTargetWith({
  endpoint: endpoints.opportunities.list,
  find: opportunitiesFound,
  words: exportWords,
  columns: {
    customer: ({ customer }) => cellOf.text(customer.name),
    number: ({ number }) => cellOf.whole(number),
    status: ({ status }, words) => cellOf.text(words.status[status]),
    vehicle: ({ vehicle }) => cellOf.text(vehicle),
    value: ({ vehicleValue }) => cellOf.amount(vehicleValue),
    worker: ({ worker }) => cellOf.person(worker),
    leadSource: ({ leadSource }) => cellOf.text(leadSource?.name),
    labels: (row) => cellOf.texts(row.labels.map(({ title }) => title)),
    statusChangedAt: ({ statusChangedAt }) => cellOf.instant(statusChangedAt),
    daysInStage: ({ statusChangedAt }) => cellOf.whole(daysSince(statusChangedAt)),
    lastActivityAt: ({ lastActivityAt }) => cellOf.instant(lastActivityAt),
  },
});

/** Export of opportunities without an owner: the list's filters by owner are ignored. */
export const unassignedExport = exportTargetWith({
  endpoint: endpoints.opportunities.list,
  find: (reading, { is_self: _self, worker_name: _name, ...query }) =>
    opportunitiesFound(reading, { ...query, isUnassigned: true }),
  words: exportWords,
  columns: {
    customer: ({ customer }) => cellOf.text(customer.name),
    number: ({ number }) => cellOf.whole(number),
    status: ({ status }, words) => cellOf.text(words.status[status]),
    leadSource: ({ leadSource }) => cellOf.text(leadSource?.name),
    vehicle: ({ vehicle }) => cellOf.text(vehicle),
    value: ({ vehicleValue }) => cellOf.amount(vehicleValue),
    labels: (row) => cellOf.texts(row.labels.map(({ title }) => title)),
    createdAt: ({ createdAt }) => cellOf.instant(createdAt),
  },
});
