import type { Data, Endpoints } from '@szansa/api-client/client';

export type Agency = Data<Endpoints['agency']['get']>;

/** The settings of the agency a section has its form for; each is a field of a change. */
export const settingFields = [
  'name',
  'taxIdNumber',
  'street',
  'postCode',
  'city',
  'phone',
  'email',
  'website',
  'accentColor',
  'pdfFooter',
  'mailFooter',
  'sessionIdleHours',
  'sessionMaxDays',
  'messageFilesMb',
  'dailyFilesMb',
  'agencyFilesGb',
  'statuses',
  'commissionTiers',
  'customerTexts',
] as const;

export const sections = ['agency', 'documents', 'statuses', 'mails', 'tiers', 'sessions', 'files'] as const;
export type Section = (typeof sections)[number];
