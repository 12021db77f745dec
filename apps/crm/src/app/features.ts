import { adminFeature } from '#features/admin/feature.tsx';
import { analyticsFeature } from '#features/analytics/feature.tsx';
import { bankComparisonsFeature } from '#features/bank-comparisons/feature.tsx';
import { bulkChangesFeature } from '#features/bulk-changes/feature.tsx';
import { companyNoticesFeature } from '#features/company-notices/feature.tsx';
import { customerOrganisationsFeature } from '#features/customer-organisations/feature.tsx';
import { calendarFeature } from '#features/calendar/feature.tsx';
import { customersFeature } from '#features/customers/feature.tsx';
import { enquiriesFeature } from '#features/enquiries/feature.tsx';
import { exportRequestsFeature } from '#features/export-requests/feature.tsx';
import { carManagementFeature, carTemplatesFeature } from '#features/car-management/feature.tsx';
import { homeFeature } from '#features/home/feature.tsx';
import { labelsFeature } from '#features/labels/feature.tsx';
import { offersFeature } from '#features/offers/feature.tsx';
import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { profileFeature } from '#features/profile/feature.tsx';
import { receivedMailsFeature } from '#features/received-mails/feature.tsx';
import { rentOffersFeature } from '#features/rent-offers/feature.tsx';
import { reportsFeature } from '#features/reports/feature.tsx';
import { sessionFeature } from '#features/session/feature.tsx';
import { settingsFeature } from '#features/settings/feature.tsx';
import type { Feature } from '#kit/routing/feature.ts';
import { recordFeatures } from './generated/record-features.ts';

/** Features behind the login, in the order of the menu. */
const ordered = [
  homeFeature,
  customersFeature,
  customerOrganisationsFeature,
  opportunitiesFeature,
  offersFeature,
  bankComparisonsFeature,
  rentOffersFeature,
  enquiriesFeature,
  receivedMailsFeature,
  calendarFeature,
  labelsFeature,
  ...recordFeatures,
  carManagementFeature,
  carTemplatesFeature,
  reportsFeature,
  analyticsFeature,
  settingsFeature,
  adminFeature,
  exportRequestsFeature,
  companyNoticesFeature,
  bulkChangesFeature,
  profileFeature,
] as const;

export const features: readonly Feature[] = ordered;

type Screen = (typeof ordered)[number]['screens'][number];

/** Their screens, each with the type of its path: links are checked against them. */
export const screens = ordered.flatMap((feature): readonly Screen[] => feature.screens);

/** Pages that need no session. */
export const publicScreens = sessionFeature.screens;
