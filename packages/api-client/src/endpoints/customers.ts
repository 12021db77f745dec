import { excludable } from '@szansa/domain/access';
import { anotherPerson, customerMergeChoices, customerPatch, newCustomer } from '@szansa/domain/customer';
import { searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { filedDocuments } from './documents.ts';
import { timelineEvent, timelineQuery } from './timeline.ts';
import { recordUses } from './record-endpoints.ts';
import {
  customerEmails,
  customerPhones,
  id,
  idParams,
  instant,
  opportunityNumber,
  person,
  version,
} from './records.ts';

const text = z.string().nullable();

schemaNames.add(newCustomer, { id: 'NewCustomer' });

const organisation = z
  .object({
    id,
    name: z.string(),
    taxIdNumber: excludable('customer.taxIdNumber', text),
  })
  .register(schemaNames, { id: 'CustomerOrganization' });

const listed = {
  id,
  firstName: text,
  lastName: text,
  /** The person, else the first firm. */
  name: z.string(),
  city: excludable('customer.address', text),
  taxIdNumber: excludable('customer.taxIdNumber', text),
  emails: customerEmails,
  phones: customerPhones,
  customerOrganizations: z.array(organisation),
  addedBy: person.nullable(),
  isArchived: z.boolean(),
  opportunityCount: z.int(),
  createdAt: instant,
  updatedAt: instant,
};

export const customerListItem = z.object(listed).register(schemaNames, { id: 'CustomerListItem' });

export const customer = z
  .object({
    ...listed,
    street: excludable('customer.address', text),
    postCode: excludable('customer.address', text),
    country: excludable('customer.address', text),
    /** Masked; `revealPersonalId` gives the whole and is logged. */
    personalIdNumber: excludable('customer.personalIdNumber', text),
    note: excludable('customer.note', text),
    version: z.int(),
    can: z.object({ edit: z.boolean(), openOpportunity: z.boolean() }),
  })
  .register(schemaNames, { id: 'Customer' });

/** A customer that shares a tax id, personal id, e-mail or phone with what is being typed, or has a very similar name. */
export const customerMatch = z
  .object({
    id,
    name: z.string(),
    addedBy: person.nullable(),
    /** Whose open opportunities of the customer are, of those the caller may read. */
    owners: z.array(person),
    isArchived: z.boolean(),
    /** What is the same: the customer's own tax id, that of a firm of theirs, and so on; a name may also be very similar. */
    matches: z.array(
      z.enum(['taxIdNumber', 'firmTaxIdNumber', 'personalIdNumber', 'email', 'phone', 'name']),
    ),
  })
  .register(schemaNames, { id: 'CustomerMatch' });

export const customers = {
  list: endpoint({
    method: 'GET',
    path: '/customers',
    access: 'customer.get',
    summary: 'Customers, found by any fragment of name, firm, tax id, phone or e-mail.',
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
        hasOrganisation: flag(),
        /** Customers of a firm. */
        customerOrganisationId: anyOf(id),
      },
      formerly: { isArchived: 'is_archived', isMine: 'is_self' },
    }),
    response: pageOf(customerListItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/customers/{id}',
    access: 'customer.get',
    summary: 'One customer; one who was merged away as the one they are now.',
    params: idParams,
    response: customer,
  }),
  create: endpoint({
    method: 'POST',
    path: '/customers',
    access: 'customer.create',
    summary:
      'Writes down a customer; a known tax id or personal id is refused with the customer who has it, that of a firm until it is said that this is another person.',
    body: newCustomer,
    refusals: ['duplicate_customer', 'too_many_requests'],
    response: customer,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/customers/{id}',
    access: 'customer.edit',
    summary: 'Changes fields of a customer.',
    params: idParams,
    body: z.strictObject({ version, changes: customerPatch, isAnotherPerson: anotherPerson }),
    refusals: ['duplicate_customer', 'too_many_requests'],
    response: customer,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/customers/{id}/archive',
    access: 'customer.edit',
    done: 'archived',
    summary: 'Hides a customer from the default list.',
    params: idParams,
    body: z.strictObject({ version }),
    refusals: ['wrong_state'],
    response: customer,
  }),
  unarchive: endpoint({
    method: 'POST',
    path: '/customers/{id}/unarchive',
    access: 'customer.edit',
    done: 'unarchived',
    summary: 'Brings an archived customer back.',
    params: idParams,
    body: z.strictObject({ version }),
    refusals: ['wrong_state'],
    response: customer,
  }),
  revealPersonalId: endpoint({
    method: 'POST',
    path: '/customers/{id}/reveal-personal-id',
    access: 'customer.get',
    done: null,
    summary: 'The whole personal id of a customer; every call is logged, and so many an hour are answered.',
    params: idParams,
    refusals: ['too_many_requests'],
    unversioned: 'noted',
    response: z.object({ personalIdNumber: excludable('customer.personalIdNumber', text) }),
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/customers/{id}/timeline',
    access: 'timeline_event.get',
    summary: 'Everything that happened to the opportunities of a customer one may read, newest first.',
    params: idParams,
    query: timelineQuery,
    response: pageOf(
      timelineEvent
        .extend({ opportunity: opportunityNumber })
        .register(schemaNames, { id: 'CustomerTimelineEvent' }),
    ),
  }),
  documents: endpoint({
    ...filedDocuments,
    path: '/customers/{id}/documents',
    summary: 'Documents of the opportunities of a customer one may read, newest first.',
  }),
  matches: endpoint({
    method: 'GET',
    path: '/customer-matches',
    access: 'customer.get',
    summary: 'Customers who share an identifier with what is being typed, or have a very similar name.',
    query: z.strictObject({
      taxIdNumber: excludable('customer.taxIdNumber', searchText),
      personalIdNumber: excludable('customer.personalIdNumber', searchText),
      email: excludable('customer.emails', searchText),
      phone: excludable('customer.phones', searchText),
      /** Of the person, or of a firm. */
      name: searchText.optional(),
      /** The customer being edited, who is no duplicate of themselves. */
      except: id.optional(),
    }),
    refusals: ['too_many_requests'],
    response: z.array(customerMatch),
  }),
  mergePreview: endpoint({
    method: 'GET',
    path: '/customers/{id}/merge-preview',
    access: 'customer.edit',
    summary: 'Shows two customers, and what merging one into the other would move.',
    params: idParams,
    query: z.strictObject({ into: id }),
    response: z.object({ from: customer, into: customer, uses: recordUses }),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/customers/{id}/merge',
    access: 'customer.edit',
    done: 'merged',
    summary:
      'Merges one of two customers into the other: moves what belongs to it, keeps of each field what was chosen, and leads its address to the other one.',
    params: idParams,
    body: z.strictObject({
      /** Of the one that goes. */
      version,
      into: id,
      /** Of the one that stays. */
      intoVersion: version,
      keep: customerMergeChoices,
    }),
    response: customer,
  }),
};
