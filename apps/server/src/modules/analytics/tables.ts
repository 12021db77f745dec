import type { DealState } from '@szansa/domain/analytics';
import type { OpportunityStatus } from '@szansa/domain/opportunity';

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

/** What is counted of the opportunities of a block, as long as it is not stale. */
interface DealTallyTable {
  block: number;
  by: string;
  state: DealState | null;
  isOwned: boolean;
  key: string | null;
  days: number | null;
  count: number;
  chosen: number;
  vehicleValue: string | null;
  commisionAmount: string | null;
}

/** A block of which something has changed; it may be there several times. */
interface StaleTallyTable {
  block: number;
}

/** The tables of analytics. */
export interface AnalyticsTables {
  stageStay: StageStayTable;
  dealTally: DealTallyTable;
  staleTally: StaleTallyTable;
}
