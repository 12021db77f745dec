import { endpoints, type Endpoints } from '@szansa/api-client/endpoints';

import type { Modules } from './app.ts';
import { linkedRecords } from './linked-records.ts';
import { activitiesModule } from './modules/activities/module.ts';
import { activityReminder } from './modules/activities/notifications.ts';
import type { ActivitiesTables } from './modules/activities/tables.ts';
import { agencyModule } from './modules/agency/module.ts';
import type { AgencyTables } from './modules/agency/tables.ts';
import { analyticsExport } from './modules/analytics/exporting.ts';
import { analyticsModule } from './modules/analytics/module.ts';
import type { AnalyticsTables } from './modules/analytics/tables.ts';
import { auditLogModule } from './modules/audit-log/module.ts';
import { authModule } from './modules/auth/module.ts';
import type { AuthTables } from './modules/auth/tables.ts';
import { comparisonExport } from './modules/bank-comparisons/exporting.ts';
import { bankComparisonsModule } from './modules/bank-comparisons/module.ts';
import type { BankComparisonsTables } from './modules/bank-comparisons/tables.ts';
import { bulkChangesModule } from './modules/bulk-changes/module.ts';
import type { BulkChangesTables } from './modules/bulk-changes/tables.ts';
import type { BulkTargets } from './modules/bulk-changes/targets.ts';
import type { CarListsDemo, CarListsStart } from './modules/car-lists/demo.ts';
import { carListExport } from './modules/car-lists/exporting.ts';
import { carListsModule } from './modules/car-lists/module.ts';
import type { CarListsTables } from './modules/car-lists/tables.ts';
import { carOfferExport } from './modules/car-offers/exporting.ts';
import { carOffersModule } from './modules/car-offers/module.ts';
import type { CarOffersTables } from './modules/car-offers/tables.ts';
import type { CarTemplatesDemo } from './modules/car-templates/demo.ts';
import { carTemplateExport } from './modules/car-templates/exporting.ts';
import { carTemplatesModule } from './modules/car-templates/module.ts';
import type { CarTemplatesTables } from './modules/car-templates/tables.ts';
import { commentsModule } from './modules/comments/module.ts';
import { opportunityConversation } from './modules/comments/conversation.ts';
import { commentNotifications } from './modules/comments/notifications.ts';
import { emitMessageThumbnail } from './modules/conversations/index.ts';
import type { ConversationsTables } from './modules/conversations/tables.ts';
import { firmBulk } from './modules/customer-organisations/bulk.ts';
import { firmExport } from './modules/customer-organisations/exporting.ts';
import { customerOrganisationsModule } from './modules/customer-organisations/module.ts';
import type { CustomerOrganisationsTables } from './modules/customer-organisations/tables.ts';
import { noticeEntryExport } from './modules/company-notices/exporting.ts';
import { companyNoticesModule } from './modules/company-notices/module.ts';
import { noticeNotifications } from './modules/company-notices/notifications.ts';
import type { CompanyNoticesTables } from './modules/company-notices/tables.ts';
import { customerBulk } from './modules/customers/bulk.ts';
import type { CustomersDemo } from './modules/customers/demo.ts';
import { customerExport } from './modules/customers/exporting.ts';
import { customersModule } from './modules/customers/module.ts';
import type { CustomersTables } from './modules/customers/tables.ts';
import type { EnquiriesDemo } from './modules/enquiries/demo.ts';
import { dashboardsModule } from './modules/dashboards/module.ts';
import { documentsModule } from './modules/documents/module.ts';
import { emitDocumentThumbnail } from './modules/documents/thumbnails.ts';
import type { DocumentsTables } from './modules/documents/tables.ts';
import { importsModule } from './modules/imports/module.ts';
import type { ImportsTables } from './modules/imports/tables.ts';
import { readingsModule } from './modules/readings/module.ts';
import type { ReadingsTables } from './modules/readings/tables.ts';
import type { LabelsDemo } from './modules/labels/demo.ts';
import { enquiryConversation } from './modules/enquiries/conversation.ts';
import { enquiryExport } from './modules/enquiries/exporting.ts';
import { enquiriesModule } from './modules/enquiries/module.ts';
import { enquiryNotifications } from './modules/enquiries/notifications.ts';
import { emitEnquiryThumbnail } from './modules/enquiries/thumbnails.ts';
import type { EnquiriesTables } from './modules/enquiries/tables.ts';
import { exportsModule } from './modules/exports/module.ts';
import { exportCompleted } from './modules/exports/notifications.ts';
import type { ExportsTables } from './modules/exports/tables.ts';
import type { ExportTargets } from './modules/exports/targets.ts';
import { filledTemplatesModule } from './modules/filled-templates/module.ts';
import { labelsModule } from './modules/labels/module.ts';
import type { LabelsTables } from './modules/labels/module.ts';
import type { LeadSourcesDemo } from './modules/lead-sources/demo.ts';
import { leadSourcesModule } from './modules/lead-sources/module.ts';
import type { LeadSourcesTables } from './modules/lead-sources/module.ts';
import { offboardingModule } from './modules/offboarding/module.ts';
import { listsModule } from './modules/lists/module.ts';
import type { ListsTables } from './modules/lists/tables.ts';
import { mailAccountsModule } from './modules/mail-accounts/module.ts';
import type { MailAccountsTables } from './modules/mail-accounts/tables.ts';
import type { MergingTables } from './modules/merging/tables.ts';
import type { NotificationRegistry } from './modules/notifications/kinds.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import type { NotificationsTables } from './modules/notifications/tables.ts';
import type { OffersDemo } from './modules/offers/demo.ts';
import { offerExport } from './modules/offers/exporting.ts';
import { offersModule } from './modules/offers/module.ts';
import { createOffer } from './modules/offers/verbs/create.ts';
import { offerReservation } from './modules/offers/notifications.ts';
import type { OffersTables } from './modules/offers/tables.ts';
import { opportunityBulk } from './modules/opportunities/bulk.ts';
import type { OpportunitiesDemo } from './modules/opportunities/demo.ts';
import { opportunityExport, unassignedExport } from './modules/opportunities/exporting.ts';
import { opportunitiesModule } from './modules/opportunities/module.ts';
import { opportunityNotifications } from './modules/opportunities/notifications.ts';
import { createOpportunity } from './modules/opportunities/verbs/create.ts';
import type { OpportunitiesTables } from './modules/opportunities/tables.ts';
import { mailExport } from './modules/outbox/exporting.ts';
import { outboxModule } from './modules/outbox/module.ts';
import { profileModule } from './modules/profile/module.ts';
import { mailNotifications } from './modules/received-mails/notifications.ts';
import { receivedMailsModule } from './modules/received-mails/module.ts';
import type { ReceivedMailsTables } from './modules/received-mails/tables.ts';
import { recordLinksModule } from './modules/record-links/module.ts';
import { registryModule } from './modules/registry/module.ts';
import { rentOfferExport } from './modules/rent-offers/exporting.ts';
import { rentOffersModule } from './modules/rent-offers/module.ts';
import type { RentOffersTables } from './modules/rent-offers/tables.ts';
import { reportExport } from './modules/reports/exporting.ts';
import { reportsModule } from './modules/reports/module.ts';
import type { ReportsTables } from './modules/reports/tables.ts';
import type { RolesDemo } from './modules/roles/demo.ts';
import { rolesModule } from './modules/roles/module.ts';
import type { RolesTables } from './modules/roles/tables.ts';
import { storedMailRoutes } from './modules/stored-mails/routes.ts';
import { thumbnailsModule } from './modules/thumbnails/module.ts';
import type { ThumbnailsTables } from './modules/thumbnails/tables.ts';
import type { UsersDemo } from './modules/users/demo.ts';
import { staffExport } from './modules/users/exporting.ts';
import { usersModule } from './modules/users/module.ts';
import type { UsersTables } from './modules/users/tables.ts';
import type { DomainEventMap } from './domain-events.ts';
import { recordExports, recordModules, type RecordDemo, type RecordTables } from './generated/records.ts';
import { fileOpener, fileRoutes, type FileOwner } from './platform/files/file-owners.ts';
import { systemRoutes } from './platform/http/health.ts';
import type { ModuleParts } from './platform/module.ts';
import { operationRoutes } from './platform/operations/routes.ts';

/** Records that are changed many at once; lists name their modules, which know each other. */
const bulkTargets = {
  opportunities: opportunityBulk,
  customers: customerBulk,
  customerOrganisations: firmBulk,
} as const satisfies BulkTargets;

/** Lists that are exported, by their sources; one that is missing does not compile. */
export const exportTargets = {
  Customer: customerExport,
  CustomerOrganization: firmExport,
  CustomerFile: opportunityExport,
  UnassignedCustomerFile: unassignedExport,
  Offer: offerExport,
  BankComparison: comparisonExport,
  RentOffer: rentOfferExport,
  InternalEnquiry: enquiryExport,
  ...recordExports,
  CarOffer: carOfferExport,
  CarTemplate: carTemplateExport,
  CarListEntry: carListExport,
  Report: reportExport,
  CompanyNoticeEntry: noticeEntryExport,
  Analytics: analyticsExport,
  User: staffExport,
  Mail: mailExport,
} as const satisfies ExportTargets;

/** Kinds of notifications; each module declares its own, and one that none declares does not compile. */
export const notificationKinds = {
  activity_reminder: activityReminder,
  ...opportunityNotifications,
  offer_reservation: offerReservation,
  ...commentNotifications,
  ...enquiryNotifications,
  export_completed: exportCompleted,
  ...noticeNotifications,
  ...mailNotifications,
} as const satisfies NotificationRegistry;

/** Publishers of new thumbnails, one for each kind of record whose files have them. */
const thumbnailEmitters = [
  emitDocumentThumbnail,
  emitMessageThumbnail(opportunityConversation),
  emitMessageThumbnail(enquiryConversation),
  emitEnquiryThumbnail,
];

const everyModule = [
  activitiesModule,
  agencyModule,
  analyticsModule,
  auditLogModule,
  authModule,
  bankComparisonsModule,
  ...recordModules,
  bulkChangesModule(bulkTargets),
  carListsModule,
  carTemplatesModule,
  commentsModule,
  customerOrganisationsModule,
  customersModule,
  dashboardsModule,
  documentsModule,
  enquiriesModule,
  exportsModule(exportTargets),
  filledTemplatesModule,
  importsModule,
  readingsModule,
  labelsModule,
  leadSourcesModule,
  offboardingModule,
  listsModule,
  mailAccountsModule,
  notificationsModule(notificationKinds),
  offersModule,
  opportunitiesModule,
  outboxModule,
  profileModule,
  receivedMailsModule(createOpportunity),
  recordLinksModule(linkedRecords),
  registryModule,
  rentOffersModule,
  reportsModule,
  rolesModule,
  thumbnailsModule(thumbnailEmitters),
  usersModule,
  // last, so that the chance of the demo draws the others as before
  companyNoticesModule,
  carOffersModule(createOffer),
] as const;

/** All modules of the server; what it is made of is read from here alone. */
export const modules: readonly ModuleParts[] = everyModule;

/** The database as queries see it: the platform's tables and those of the modules. */
export type { Database } from './platform/database/schema.ts';

declare module './platform/publish.ts' {
  interface DomainEvents extends DomainEventMap {}
}

declare module './platform/database/schema.ts' {
  interface Database
    extends
      ActivitiesTables,
      AgencyTables,
      AnalyticsTables,
      AuthTables,
      BankComparisonsTables,
      RecordTables,
      BulkChangesTables,
      CarListsTables,
      CarOffersTables,
      CarTemplatesTables,
      CompanyNoticesTables,
      ConversationsTables,
      CustomerOrganisationsTables,
      CustomersTables,
      DocumentsTables,
      EnquiriesTables,
      ExportsTables,
      ImportsTables,
      ReadingsTables,
      LabelsTables,
      LeadSourcesTables,
      ListsTables,
      MailAccountsTables,
      MergingTables,
      NotificationsTables,
      OffersTables,
      OpportunitiesTables,
      RentOffersTables,
      ReceivedMailsTables,
      ReportsTables,
      RolesTables,
      ThumbnailsTables,
      UsersTables {}
}

declare module './platform/demo.ts' {
  interface DemoRecords
    extends
      RecordDemo,
      CarListsDemo,
      CarTemplatesDemo,
      CarListsStart,
      CustomersDemo,
      EnquiriesDemo,
      LabelsDemo,
      LeadSourcesDemo,
      OffersDemo,
      OpportunitiesDemo,
      RolesDemo,
      UsersDemo {}
}

/** What every member of a union has, as one. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Routes = Together<(typeof everyModule)[number]['routes']>;

function routesTogether(): Routes {
  const together: Record<string, object> = {};
  for (const { routes } of everyModule) {
    for (const [resource, calls] of Object.entries(routes)) {
      together[resource] = { ...together[resource], ...calls };
    }
  }
  return together as Routes;
}

function filesOfModules(): FileOwner[] {
  return modules.flatMap(({ files }) => files ?? []);
}

/** Every endpoint with its handler; one that no module brings does not compile. */
export const product: Modules<Endpoints> = {
  endpoints,
  handlers: {
    ...routesTogether(),
    files: { ...fileRoutes(filesOfModules()), ...storedMailRoutes(fileOpener(filesOfModules())) },
    operations: operationRoutes,
    system: systemRoutes,
  },
};
