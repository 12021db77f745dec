import type { Conditions, Quote } from '@szansa/domain/bank-comparison';
import type { Drive } from '@szansa/domain/leasing';

import type { CalendarDate, CreatedAt, Generated, Json } from '#platform';

/** A quote as it is kept, with the offer it came from. */
export interface KeptQuote extends Quote {
  readonly offerId: string | null;
}

interface BankComparisonTable {
  id: string;
  customerFileId: string;
  title: string;
  /** The promoted one first. */
  quotes: Json<readonly KeptQuote[]>;
  basis: Json<Conditions | null>;
  startsOn: CalendarDate;
  drive: Drive | null;
  /** g/km */
  co2: number | null;
  displaySumOfPayments: Generated<boolean>;
  displayIntrestRateType: Generated<boolean>;
  displayGapPrice: Generated<boolean>;
  version: Generated<number>;
  createdBy: string | null;
  createdAt: CreatedAt;
  updatedAt: CreatedAt;
}

/** The tables of bank comparisons. */
export interface BankComparisonsTables {
  bankComparison: BankComparisonTable;
}
