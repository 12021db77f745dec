import type { DealState } from '@szansa/domain/analytics';
import type { OfferType } from '@szansa/domain/offer';
import type { OpportunityStatus } from '@szansa/domain/opportunity';

import type { CalendarDate } from '#platform';
import type { SliceName } from './slice-queries.ts';

/** A status an opportunity has left; the database writes it with the event that tells of the next one. */
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
  /** What the offer says that it shows. */
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
  /** What it narrows to: an id, a status, a month, a day; empty for what has none, and where there is nothing to say. */
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
