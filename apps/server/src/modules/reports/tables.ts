import type { TierPeriod } from '@szansa/domain/agency';
import type { DateRangeType, EntryTotals, EntryValues, HandMarks, ReportType } from '@szansa/domain/report';

import type { CalendarDate, CreatedAt, Generated, Json, Money } from '#platform';

interface ReportTable {
  id: string;
  type: ReportType;
  rangeType: DateRangeType;
  dateFrom: CalendarDate;
  dateTo: CalendarDate;
  /** Those it was calculated at. */
  tiers: Json<readonly TierPeriod[]>;
  createdBy: string | null;
  createdAt: CreatedAt;
  calculatedAt: CreatedAt;
  acceptedBy: string | null;
  acceptedAt: Date | null;
  archivedAt: Date | null;
  version: Generated<number>;
  updatedAt: CreatedAt;
}

interface ReportWorkerTable {
  reportId: string;
  workerId: string;
}

/** An entry as it is read and written, with what was counted. */
interface ReportEntryTable extends EntryValues, EntryTotals {
  id: string;
  reportId: string;
  position: number;
  customerFileId: string | null;
  offerId: string | null;
  workerId: string;
  /** As the worker was called when the report was calculated. */
  workerName: string;
  workerCommission: Money;
  totalSumOfCommissions: Money;
  byHand: Json<HandMarks>;
  version: Generated<number>;
}

/** The tables of reports. */
export interface ReportsTables {
  report: ReportTable;
  reportWorker: ReportWorkerTable;
  reportEntry: ReportEntryTable;
}
