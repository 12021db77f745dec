import { companyLookupRights } from '@szansa/domain/access';
import { nip } from '@szansa/domain/identity';
import { z } from 'zod';

import { endpoint, schemaNames } from '../contract/index.ts';
import { instant } from './records.ts';

/** Whether a company is active, according to a register. */
export const companyStatus = z.enum(['active', 'suspended', 'closed', 'unknown']);

/** Whether it pays VAT. */
export const vatStatus = z.enum(['active', 'exempt', 'unregistered'], 'value_not_allowed');

/** The register that returned the data. */
export const companySource = z.enum(['sample', 'white-list']);

/** A company as a national register knows it. */
export const company = z
  .object({
    taxIdNumber: z.string(),
    name: z.string(),
    regon: z.string().nullable(),
    krs: z.string().nullable(),
    status: companyStatus,
    vatStatus: vatStatus.nullable(),
    street: z.string().nullable(),
    postCode: z.string().nullable(),
    city: z.string().nullable(),
    source: companySource,
    fetchedAt: instant,
  })
  .register(schemaNames, { id: 'Company' });

export const registry = {
  findCompany: endpoint({
    method: 'GET',
    path: '/registry/companies/{taxIdNumber}',
    access: companyLookupRights,
    summary: 'Looks a company up by its tax id in the national register.',
    params: z.strictObject({ taxIdNumber: nip }),
    refusals: ['registry_not_found', 'registry_unavailable', 'registry_quota'],
    response: company,
  }),
};
