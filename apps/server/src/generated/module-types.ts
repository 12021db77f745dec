// Made by `pnpm generate` from the modules. Never edited.
import type { ActivitiesTables } from '../modules/activities/tables.ts';
import type { AgencyTables } from '../modules/agency/tables.ts';
import type { AnalyticsTables } from '../modules/analytics/tables.ts';
import type { AuthTables } from '../modules/auth/tables.ts';
import type { BankComparisonsTables } from '../modules/bank-comparisons/tables.ts';
import type { BanksTables } from '../modules/banks/records.ts';
import type { BulkChangesTables } from '../modules/bulk-changes/tables.ts';
import type { CarListsTables } from '../modules/car-lists/tables.ts';
import type { CarOffersTables } from '../modules/car-offers/tables.ts';
import type { CarTemplatesTables } from '../modules/car-templates/tables.ts';
import type { CompanyNoticesTables } from '../modules/company-notices/tables.ts';
import type { ConversationsTables } from '../modules/conversations/tables.ts';
import type { CustomerOrganisationsTables } from '../modules/customer-organisations/tables.ts';
import type { CustomersTables } from '../modules/customers/tables.ts';
import type { DealersTables } from '../modules/dealers/module.ts';
import type { DocumentsTables } from '../modules/documents/tables.ts';
import type { EnquiriesTables } from '../modules/enquiries/tables.ts';
import type { ExportsTables } from '../modules/exports/tables.ts';
import type { ImportsTables } from '../modules/imports/tables.ts';
import type { LabelsTables } from '../modules/labels/module.ts';
import type { LeadSourcesTables } from '../modules/lead-sources/module.ts';
import type { ListsTables } from '../modules/lists/tables.ts';
import type { MailAccountsTables } from '../modules/mail-accounts/tables.ts';
import type { MergingTables } from '../modules/merging/tables.ts';
import type { NotificationsTables } from '../modules/notifications/tables.ts';
import type { OffersTables } from '../modules/offers/tables.ts';
import type { OpportunitiesTables } from '../modules/opportunities/tables.ts';
import type { ReadingsTables } from '../modules/readings/tables.ts';
import type { ReceivedMailsTables } from '../modules/received-mails/tables.ts';
import type { RentOffersTables } from '../modules/rent-offers/tables.ts';
import type { ReportsTables } from '../modules/reports/tables.ts';
import type { RepresentativesTables } from '../modules/representatives/module.ts';
import type { RolesTables } from '../modules/roles/tables.ts';
import type { SetupTables } from '../modules/setup/tables.ts';
import type { ThumbnailsTables } from '../modules/thumbnails/tables.ts';
import type { UsersTables } from '../modules/users/tables.ts';
import type { VehiclesTables } from '../modules/vehicles/module.ts';
import type { BanksDemo } from '../modules/banks/demo.ts';
import type { CarListsStart } from '../modules/car-lists/demo.ts';
import type { CarListsDemo } from '../modules/car-lists/demo.ts';
import type { CarTemplatesDemo } from '../modules/car-templates/demo.ts';
import type { CustomersDemo } from '../modules/customers/demo.ts';
import type { DealersDemo } from '../modules/dealers/module.ts';
import type { EnquiriesDemo } from '../modules/enquiries/demo.ts';
import type { LabelsDemo } from '../modules/labels/demo.ts';
import type { LeadSourcesDemo } from '../modules/lead-sources/demo.ts';
import type { OffersDemo } from '../modules/offers/demo.ts';
import type { OpportunitiesDemo } from '../modules/opportunities/demo.ts';
import type { RepresentativesDemo } from '../modules/representatives/module.ts';
import type { RolesDemo } from '../modules/roles/demo.ts';
import type { UsersDemo } from '../modules/users/demo.ts';
import type { VehiclesDemo } from '../modules/vehicles/module.ts';

export interface ModuleTables extends ActivitiesTables, AgencyTables, AnalyticsTables, AuthTables, BankComparisonsTables, BanksTables, BulkChangesTables, CarListsTables, CarOffersTables, CarTemplatesTables, CompanyNoticesTables, ConversationsTables, CustomerOrganisationsTables, CustomersTables, DealersTables, DocumentsTables, EnquiriesTables, ExportsTables, ImportsTables, LabelsTables, LeadSourcesTables, ListsTables, MailAccountsTables, MergingTables, NotificationsTables, OffersTables, OpportunitiesTables, ReadingsTables, ReceivedMailsTables, RentOffersTables, ReportsTables, RepresentativesTables, RolesTables, SetupTables, ThumbnailsTables, UsersTables, VehiclesTables {}

export interface ModuleDemo extends BanksDemo, CarListsStart, CarListsDemo, CarTemplatesDemo, CustomersDemo, DealersDemo, EnquiriesDemo, LabelsDemo, LeadSourcesDemo, OffersDemo, OpportunitiesDemo, RepresentativesDemo, RolesDemo, UsersDemo, VehiclesDemo {}
