import { endpoints, type Endpoints } from '@szansa/api-client/endpoints';

import type { Modules } from './app.ts';
import { linkedRecords } from './linked-records.ts';
import { activitiesModule } from './modules/activities/module.ts';
import { activityReminder } from './modules/activities/notifications.ts';
import { agencyModule } from './modules/agency/module.ts';
import { analyticsExport } from './modules/analytics/exporting.ts';
import { analyticsModule } from './modules/analytics/module.ts';
import { auditLogModule } from './modules/audit-log/module.ts';
import { authModule } from './modules/auth/module.ts';
import { comparisonExport } from './modules/bank-comparisons/exporting.ts';
import { bankComparisonsModule } from './modules/bank-comparisons/module.ts';
import { bulkChangesModule } from './modules/bulk-changes/module.ts';
import type { BulkTargets } from './modules/bulk-changes/targets.ts';
import { carListExport } from './modules/car-lists/exporting.ts';
import { carListsModule } from './modules/car-lists/module.ts';
import { carOfferExport } from './modules/car-offers/exporting.ts';
import { carOffersModule } from './modules/car-offers/module.ts';
import { carTemplateExport } from './modules/car-templates/exporting.ts';
import { carTemplatesModule } from './modules/car-templates/module.ts';
import { commentsModule } from './modules/comments/module.ts';
import { opportunityConversation } from './modules/comments/conversation.ts';
import { commentNotifications } from './modules/comments/notifications.ts';
import { emitMessageThumbnail } from './modules/conversations/index.ts';
import { firmBulk } from './modules/customer-organisations/bulk.ts';
import { firmExport } from './modules/customer-organisations/exporting.ts';
import { customerOrganisationsModule } from './modules/customer-organisations/module.ts';
import { noticeEntryExport } from './modules/company-notices/exporting.ts';
import { companyNoticesModule } from './modules/company-notices/module.ts';
import { noticeNotifications } from './modules/company-notices/notifications.ts';
import { customerBulk } from './modules/customers/bulk.ts';
import { customerExport } from './modules/customers/exporting.ts';
import { customersModule } from './modules/customers/module.ts';
import { dashboardsModule } from './modules/dashboards/module.ts';
import { documentsModule } from './modules/documents/module.ts';
import { emitDocumentThumbnail } from './modules/documents/thumbnails.ts';
import { importsModule } from './modules/imports/module.ts';
import { readingsModule } from './modules/readings/module.ts';
import { enquiryConversation } from './modules/enquiries/conversation.ts';
import { enquiryExport } from './modules/enquiries/exporting.ts';
import { enquiriesModule } from './modules/enquiries/module.ts';
import { enquiryNotifications } from './modules/enquiries/notifications.ts';
import { emitEnquiryThumbnail } from './modules/enquiries/thumbnails.ts';
import { exportsModule } from './modules/exports/module.ts';
import { exportCompleted } from './modules/exports/notifications.ts';
import type { ExportTargets } from './modules/exports/targets.ts';
import { filledTemplatesModule } from './modules/filled-templates/module.ts';
import { labelsModule } from './modules/labels/module.ts';
import { leadSourcesModule } from './modules/lead-sources/module.ts';
import { offboardingModule } from './modules/offboarding/module.ts';
import { listsModule } from './modules/lists/module.ts';
import { mailAccountsModule } from './modules/mail-accounts/module.ts';
import type { NotificationRegistry } from './modules/notifications/kinds.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import { offerExport } from './modules/offers/exporting.ts';
import { offersModule } from './modules/offers/module.ts';
import { createOffer } from './modules/offers/verbs/create.ts';
import { offerReservation } from './modules/offers/notifications.ts';
import { opportunityBulk } from './modules/opportunities/bulk.ts';
import { opportunityExport, unassignedExport } from './modules/opportunities/exporting.ts';
import { opportunitiesModule } from './modules/opportunities/module.ts';
import { opportunityNotifications } from './modules/opportunities/notifications.ts';
import { createOpportunity } from './modules/opportunities/verbs/create.ts';
import { mailExport } from './modules/outbox/exporting.ts';
import { outboxModule } from './modules/outbox/module.ts';
import { profileModule } from './modules/profile/module.ts';
import { mailNotifications } from './modules/received-mails/notifications.ts';
import { receivedMailsModule } from './modules/received-mails/module.ts';
import { recordLinksModule } from './modules/record-links/module.ts';
import { registryModule } from './modules/registry/module.ts';
import { rentOfferExport } from './modules/rent-offers/exporting.ts';
import { rentOffersModule } from './modules/rent-offers/module.ts';
import { reportExport } from './modules/reports/exporting.ts';
import { reportsModule } from './modules/reports/module.ts';
import { rolesModule } from './modules/roles/module.ts';
import { setupModule } from './modules/setup/module.ts';
import { storedMailRoutes } from './modules/stored-mails/routes.ts';
import { thumbnailsModule } from './modules/thumbnails/module.ts';
import { staffExport } from './modules/users/exporting.ts';
import { usersModule } from './modules/users/module.ts';
import type { DomainEventMap } from './domain-events.ts';
import type { ModuleDemo, ModuleTables } from './generated/module-types.ts';
import { recordExports, recordModules } from './generated/records.ts';
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
  setupModule,
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
  interface Database extends ModuleTables {}
}

declare module './platform/demo.ts' {
  interface DemoRecords extends ModuleDemo {}
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
