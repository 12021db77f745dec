import { languages } from '@szansa/domain/account';
import { agencyPatch } from '@szansa/domain/agency';
import { opportunityStatuses } from '@szansa/domain/opportunity';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { statusSetting } from './auth.ts';
import { logoPart, person, version, versionQuery } from './records.ts';

const text = z.string().nullable();

/** The agency itself: its data for PDFs and mails, its label overrides, its rules. */
export const agencyRecord = z
  .object({
    name: z.string(),
    taxIdNumber: text,
    street: text,
    postCode: text,
    city: text,
    phone: text,
    email: text,
    website: text,
    accentColor: text,
    pdfFooter: text,
    mailFooter: text,
    hasLogo: z.boolean(),
    sessionIdleHours: z.int(),
    sessionMaxDays: z.int(),
    messageFilesMb: z.int(),
    dailyFilesMb: z.int(),
    agencyFilesGb: z.int(),
    statuses: z.array(statusSetting),
    commissionTiers: z.array(
      z.object({
        since: z.string().nullable(),
        tiers: z.array(z.object({ from: z.string(), percent: z.string() })),
      }),
    ),
    /** Only those that are the agency's own; the others are the product's. */
    customerTexts: z.array(
      z.object({
        status: z.enum(opportunityStatuses),
        language: z.enum(languages),
        subject: z.string(),
        text: z.string(),
      }),
    ),
    version: z.int(),
  })
  .register(schemaNames, { id: 'Agency' });

export const agency = {
  get: endpoint({
    method: 'GET',
    path: '/agency',
    access: 'agency.get',
    summary: 'The settings of the agency.',
    response: agencyRecord,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/agency',
    access: 'agency.edit',
    summary: 'Changes settings of the agency.',
    body: z.strictObject({ version, changes: agencyPatch }),
    response: agencyRecord,
  }),
  storage: endpoint({
    method: 'GET',
    path: '/agency/storage',
    access: 'agency.edit',
    summary: 'How much room files take: in all, and of whoever has added most today.',
    response: z.object({
      bytes: z.number(),
      files: z.int(),
      today: z.array(person.extend({ bytes: z.number() })),
    }),
  }),
  logo: endpoint({
    method: 'GET',
    path: '/agency/logo',
    access: 'agency.get',
    summary: 'The logo.',
    refusals: ['not_found'],
    response: 'file',
  }),
  saveLogo: endpoint({
    method: 'POST',
    path: '/agency/logo',
    access: 'agency.edit',
    done: 'saved',
    summary: 'Replaces the logo by a PNG or JPEG image.',
    query: versionQuery,
    files: logoPart,
    refusals: ['not_found'],
    response: agencyRecord,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/agency/logo',
    access: 'agency.edit',
    summary: 'Removes the logo.',
    query: versionQuery,
    response: agencyRecord,
  }),
};
