import { excludable } from '@szansa/domain/access';
import {
  legalForms,
  organisationInput,
  organisationMergeChoices,
  organisationPatch,
} from '@szansa/domain/customer-organisation';
import { searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { recordUses } from './record-endpoints.ts';
import { filedDocuments } from './documents.ts';
import { id, idParams, instant, person, version } from './records.ts';
import { companySource, companyStatus, vatStatus } from './registry.ts';

const text = z.string().nullable();

const listed = {
  id,
  name: z.string(),
  taxIdNumber: excludable('customer.taxIdNumber', text),
  legalForm: z.enum(legalForms).nullable(),
  regon: text,
  krs: text,
  city: excludable('customer.address', text),
  /** As a register returned it at `registeredAt`; null where none was queried or none knows the firm. */
  vatStatus: vatStatus.nullable(),
  registeredAt: instant.nullable(),
  /** Customers who are not archived, for those who may read customers. */
  customerCount: z.int(),
  /** Their opportunities the caller may read. */
  opportunityCount: z.int(),
  addedBy: person.nullable(),
  isArchived: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
};

/** What a register returned about a firm at the last query. */
const registered = z
  .object({
    name: z.string(),
    status: companyStatus,
    vatStatus: vatStatus.nullable(),
    address: excludable('customer.address', text),
    source: companySource,
    at: instant,
  })
  .register(schemaNames, { id: 'RegisteredCompany' });

const customerOrganisation = z
  .object({
    ...listed,
    street: excludable('customer.address', text),
    postCode: excludable('customer.address', text),
    country: excludable('customer.address', text),
    registered: registered.nullable(),
    version: z.int(),
    can: z.object({
      edit: z.boolean(),
      /** It has a tax id that can be looked up in a register. */
      askRegister: z.boolean(),
    }),
  })
  .register(schemaNames, { id: 'CustomerOrganisation' });

/** A firm that is, or may be, the one being typed. */
const organisationMatch = z
  .object({
    id,
    name: z.string(),
    taxIdNumber: excludable('customer.taxIdNumber', text),
    addedBy: person.nullable(),
    isArchived: z.boolean(),
    /** What is the same; a name may also be very similar. */
    matches: z.array(z.enum(['taxIdNumber', 'regon', 'krs', 'name'])),
  })
  .register(schemaNames, { id: 'CustomerOrganisationMatch' });

const archiving = {
  method: 'POST',
  access: 'customer_organisation.edit',
  params: idParams,
  body: z.strictObject({ version }),
  refusals: ['wrong_state'],
  response: customerOrganisation,
} as const;

export const customerOrganisations = {
  list: endpoint({
    method: 'GET',
    path: '/customer-organisations',
    access: 'customer_organisation.get',
    summary: 'Lists firms of customers, found by any fragment of name, tax id, REGON or KRS number.',
    query: listQuery({
      sort: {
        name: null,
        city: 'customer.address',
        taxIdNumber: 'customer.taxIdNumber',
        createdAt: null,
        updatedAt: null,
      },
      defaultSort: 'name',
      filters: {
        is_archived: flag(),
        is_self: flag(),
        legalForm: anyOf(z.enum(legalForms, 'value_not_allowed')),
        vatStatus: anyOf(vatStatus),
      },
    }),
    response: pageOf(z.object(listed)),
  }),
  get: endpoint({
    method: 'GET',
    path: '/customer-organisations/{id}',
    access: 'customer_organisation.get',
    summary: 'Shows a firm of customers; one that was merged away as the one it is now.',
    params: idParams,
    response: customerOrganisation,
  }),
  create: endpoint({
    method: 'POST',
    path: '/customer-organisations',
    access: 'customer_organisation.create',
    summary: 'Writes down a firm; a known tax id is refused with the firm that has it.',
    body: organisationInput,
    refusals: ['duplicate_organisation'],
    response: customerOrganisation,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/customer-organisations/{id}',
    access: 'customer_organisation.edit',
    summary: 'Changes fields of a firm, for all of its customers.',
    params: idParams,
    body: z.strictObject({ version, changes: organisationPatch }),
    refusals: ['duplicate_organisation'],
    response: customerOrganisation,
  }),
  archive: endpoint({
    ...archiving,
    path: '/customer-organisations/{id}/archive',
    done: 'archived',
    summary: 'Hides a firm from the default list.',
  }),
  unarchive: endpoint({
    ...archiving,
    path: '/customer-organisations/{id}/unarchive',
    done: 'unarchived',
    summary: 'Brings an archived firm back.',
  }),
  askRegister: endpoint({
    method: 'POST',
    path: '/customer-organisations/{id}/ask-register',
    access: 'customer_organisation.edit',
    done: 'saved',
    summary: 'Asks the register anew what it says of a firm, and keeps the answer with its time.',
    params: idParams,
    refusals: ['wrong_state', 'registry_not_found', 'registry_unavailable', 'registry_quota'],
    unversioned: 'noted',
    response: customerOrganisation,
  }),
  documents: endpoint({
    ...filedDocuments,
    path: '/customer-organisations/{id}/documents',
    summary: 'Documents of the opportunities of the customers of a firm one may read, newest first.',
  }),
  matches: endpoint({
    method: 'GET',
    path: '/customer-organisation-matches',
    access: 'customer_organisation.get',
    summary: 'Lists firms that share a number with what is being typed, or have a very similar name.',
    query: z.strictObject({
      taxIdNumber: excludable('customer.taxIdNumber', searchText),
      regon: searchText.optional(),
      krs: searchText.optional(),
      name: searchText.optional(),
      /** The firm being edited, which is no duplicate of itself. */
      except: id.optional(),
    }),
    response: z.array(organisationMatch),
  }),
  mergePreview: endpoint({
    method: 'GET',
    path: '/customer-organisations/{id}/merge-preview',
    access: 'customer_organisation.edit',
    summary: 'Shows two firms, and what merging one into the other would move.',
    params: idParams,
    query: z.strictObject({ into: id }),
    response: z.object({ from: customerOrganisation, into: customerOrganisation, uses: recordUses }),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/customer-organisations/{id}/merge',
    access: 'customer_organisation.edit',
    done: 'merged',
    summary:
      'Merges one of two firms into the other: moves what belongs to it, keeps of each field what was chosen, and leads its address to the other one.',
    params: idParams,
    body: z.strictObject({
      /** Of the one that goes. */
      version,
      into: id,
      /** Of the one that stays. */
      intoVersion: version,
      keep: organisationMergeChoices,
    }),
    response: customerOrganisation,
  }),
};
