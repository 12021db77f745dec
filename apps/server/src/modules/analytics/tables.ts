import type { DealState } from '@szansa/domain/analytics';
import type { OfferType } from '@szansa/domain/offer';
import type { OpportunityStatus } from '@szansa/domain/opportunity';

import type { CalendarDate } from '#platform';
import type { SliceName } from './slice-queries.ts';

/** A status that an opportunity has left; the database inserts it with the timeline event of the next status. */
interface StageStayTable {
  customerFileId: string;
  status: OpportunityStatus;
  enteredAt: Date;
  leftAt: Date;
  leftFor: OpportunityStatus;
  /** Calendar days in Warsaw. */
  days: number;
}

/** An opportunity as it was counted last. */
interface DealFactTable {
  customerFileId: string;
  number: number;
  status: OpportunityStatus;
  state: DealState;
  workerId: string | null;
  /** The month in Warsaw it was created in, and the one it was closed in. */
  month: string;
  closedMonth: string | null;
  /** The days of the same. */
  openedOn: CalendarDate;
  closedOn: CalendarDate | null;
  /** The month the vehicle of the offer that it shows is registered in. */
  registeredMonth: string | null;
  leadSourceId: string | null;
  archiveReasonId: string | null;
  /** Values of the offer that the opportunity shows. */
  offerType: OfferType | null;
  bankId: string | null;
  dealerId: string | null;
  hasChosen: boolean;
  vehicleValue: string | null;
  commisionAmount: string | null;
  /** The day the contract of a closed one ends. */
  endsOn: CalendarDate | null;
  isIdle: boolean;
  stayStatuses: OpportunityStatus[] | null;
  stayDays: number[] | null;
  bankIds: string[] | null;
  chosenBankId: string | null;
  decisionDays: number | null;
}

/** What the opportunities of a slice add up to. */
interface DealTotalTable {
  slice: SliceName;
  /**
   * The value of the slice: an id, a status, a month or a day; empty for opportunities without one and slices without
   * values.
   */
  sliceOf: string;
  by: string;
  state: DealState;
  key: string | null;
  days: number | null;
  count: number;
  chosen: number;
  /** How many have a value, and what they are worth. */
  valued: number;
  vehicleValue: string;
  /** How many have a commission, and how much it is. */
  paid: number;
  commisionAmount: string;
}

/** An opportunity that has changed since it was counted; it may be there several times. */
interface StaleDealTable {
  customerFileId: string;
}

/** The tables of analytics. */
export interface AnalyticsTables {
  stageStay: StageStayTable;
  dealFact: DealFactTable;
  dealTotal: DealTotalTable;
  staleDeal: StaleDealTable;
}
