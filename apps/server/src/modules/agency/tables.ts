import type { Language } from '@szansa/domain/account';
import type { OpportunityStatus } from '@szansa/domain/opportunity';

import type { Generated } from '#platform';

interface AgencyTable {
  id: Generated<number>;
  name: string;
  taxIdNumber: string | null;
  street: string | null;
  postCode: string | null;
  city: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  accentColor: string | null;
  logoFileId: string | null;
  pdfFooter: string | null;
  mailFooter: string | null;
  sessionIdleHours: Generated<number>;
  sessionMaxDays: Generated<number>;
  messageFilesMb: Generated<number>;
  dailyFilesMb: Generated<number>;
  agencyFilesGb: Generated<number>;
  version: Generated<number>;
}

interface OpportunityStatusTable {
  slug: OpportunityStatus;
  position: number;
  namePl: string | null;
  nameEn: string | null;
  /** Days; 0 for no limit. */
  dayLimit: Generated<number>;
}

interface CommissionTierTable {
  /** The first month in which the tier applies, `YYYY-MM`; null if it has always applied. */
  since: string | null;
  from: string;
  percent: string;
}

/** A text of a mail to customers that is the agency's own. */
interface CustomerTextTable {
  status: OpportunityStatus;
  language: Language;
  subject: string;
  text: string;
}

/** The tables of agency. */
export interface AgencyTables {
  agency: AgencyTable;
  opportunityStatus: OpportunityStatusTable;
  commissionTier: CommissionTierTable;
  customerText: CustomerTextTable;
}
