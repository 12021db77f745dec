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

/** The tables of analytics. */
export interface AnalyticsTables {
  stageStay: StageStayTable;
}
