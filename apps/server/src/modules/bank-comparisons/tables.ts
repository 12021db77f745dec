import type { ComparisonKind, Conditions, RentBasis, CopiedQuote } from '@szansa/domain/bank-comparison';
import type { Drive } from '@szansa/domain/leasing';

import type { CalendarDate, CreatedAt, Generated, Json } from '#platform';

interface BankComparisonTable {
  id: string;
  customerFileId: string;
  kind: ComparisonKind;
  title: string;
  /** The promoted one first. */
  quotes: Json<readonly CopiedQuote[]>;
  basis: Json<Conditions | null>;
  rentBasis: Json<RentBasis | null>;
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
