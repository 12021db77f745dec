import type { AgencyTables } from './modules/agency/tables.ts';
import type { AuthTables } from './modules/auth/tables.ts';
import type { BanksTables } from './modules/banks/tables.ts';
import type { CommentsTables } from './modules/comments/tables.ts';
import type { CustomersTables } from './modules/customers/tables.ts';
import type { DealersTables } from './modules/dealers/tables.ts';
import type { DocumentsTables } from './modules/documents/tables.ts';
import type { LabelsTables } from './modules/labels/tables.ts';
import type { LeadSourcesTables } from './modules/lead-sources/tables.ts';
import type { ListsTables } from './modules/lists/tables.ts';
import type { OffersTables } from './modules/offers/tables.ts';
import type { OpportunitiesTables } from './modules/opportunities/tables.ts';
import type { RepresentativesTables } from './modules/representatives/tables.ts';
import type { RolesTables } from './modules/roles/tables.ts';
import type { UsersTables } from './modules/users/tables.ts';
import type { VehiclesTables } from './modules/vehicles/tables.ts';

/** The database as a whole: the platform's tables and those of every module. */
export type { Database } from './platform/database/schema.ts';

declare module './platform/database/schema.ts' {
  interface Database
    extends
      AgencyTables,
      AuthTables,
      BanksTables,
      CommentsTables,
      CustomersTables,
      DealersTables,
      DocumentsTables,
      LabelsTables,
      LeadSourcesTables,
      ListsTables,
      OffersTables,
      OpportunitiesTables,
      RepresentativesTables,
      RolesTables,
      UsersTables,
      VehiclesTables {}
}
