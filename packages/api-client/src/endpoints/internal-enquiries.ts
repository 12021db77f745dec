import {
  enquiryAvailabilities,
  enquiryCategories,
  enquiryEventTypes,
  enquiryInput,
  enquiryMoveInput,
  enquiryPatch,
  enquiryStatuses,
  grantTypes,
  proposalKinds,
} from '@szansa/domain/enquiry';
import { offerTypes } from '@szansa/domain/offer';
import { searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, dayFilter, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { fileRecord, largestFile, mostFiles } from './documents.ts';
import {
  amount,
  cardParams,
  cardRefusals,
  id,
  idParams,
  instant,
  nothing,
  person,
  version,
} from './records.ts';

const enquiryStatus = z.enum(enquiryStatuses).register(schemaNames, { id: 'EnquiryStatus' });

const listed = {
  id,
  /** What people call it by: `ZW/2026/000123`. */
  individualNumber: z.string(),
  title: z.string(),
  category: z.enum(enquiryCategories),
  status: enquiryStatus,
  isArchived: z.boolean(),
  /** The linked opportunity, as far as the caller may read it. */
  customerFile: z.object({ id, number: z.int(), customerName: z.string() }).nullable(),
  worker: person,
  platformer: person.nullable(),
  /** Messages that are not removed, without notes. */
  messageCount: z.int(),
  /** Another user has written in a chat the caller follows since the caller last read it. */
  isUnread: z.boolean(),
  statusChangedAt: instant,
  lastActivityAt: instant,
  createdAt: instant,
  version: z.int(),
};

export const enquiryListItem = z.object(listed).register(schemaNames, { id: 'EnquiryListItem' });

const enquiryCard = z
  .object({ ...listed, canMove: z.boolean() })
  .register(schemaNames, { id: 'EnquiryCard' });

const enquiryColumn = z
  .object({
    status: enquiryStatus,
    /** All enquiries of the status under the filters, also those beyond the cards given. */
    count: z.int(),
    cards: z.array(enquiryCard),
  })
  .register(schemaNames, { id: 'EnquiryColumn' });

export const enquiry = z
  .object({
    ...listed,
    description: z.string().nullable(),
    extraDescription: z.string().nullable(),
    brand: z.string().nullable(),
    type: z.string().nullable(),
    availability: z.enum(enquiryAvailabilities).nullable(),
    /** Net. */
    ownShare: amount,
    numberOfInstallments: z.int().nullable(),
    /** Kilometres a year. */
    distanceLimit: z.int().nullable(),
    grant: z.enum(grantTypes).nullable(),
    /** The linked offer, as far as the caller may read it. */
    offer: z.object({ id, offerType: z.enum(offerTypes), vehicle: z.string().nullable() }).nullable(),
    fileCount: z.int(),
    createdBy: person.nullable(),
    updatedAt: instant,
    archivedAt: instant.nullable(),
    /** Statuses the caller may move it to. */
    moves: z.array(enquiryStatus),
    can: z.object({
      edit: z.boolean(),
      archive: z.boolean(),
      unarchive: z.boolean(),
      addFile: z.boolean(),
      write: z.boolean(),
      /** Answers it with what its category is answered with. */
      propose: z.enum(proposalKinds).nullable(),
    }),
  })
  .register(schemaNames, { id: 'Enquiry' });

const enquiryEvent = z
  .object({
    id,
    type: z.enum(enquiryEventTypes),
    createdAt: instant,
    by: person.nullable(),
    /** Statuses, or names as they were: `from` and `to` of a change, `name` of a file; `fields` that were changed. */
    data: z.object({
      from: z.string().nullish(),
      to: z.string().nullish(),
      name: z.string().nullish(),
      fields: z.array(z.string()).nullish(),
    }),
  })
  .register(schemaNames, { id: 'EnquiryEvent' });

const enquiryFile = z
  .object({
    id,
    name: z.string(),
    file: fileRecord,
    createdBy: person.nullable(),
    createdAt: instant,
    can: z.object({ remove: z.boolean() }),
  })
  .register(schemaNames, { id: 'EnquiryFile' });

const filters = {
  status: anyOf(z.enum(enquiryStatuses, 'value_not_allowed')),
  category: anyOf(z.enum(enquiryCategories, 'value_not_allowed')),
  workerId: anyOf(id),
  platformerId: anyOf(id),
  customerFileId: anyOf(id),
  /** Those the caller is the worker or the platformer of. */
  is_self: flag(),
  /** Archived ones instead of the others. */
  is_archived: flag(),
  isUnread: flag(),
  /** Those the caller may change. */
  isEditable: flag(),
  /** Those without a platformer. */
  isUnassigned: flag(),
  /** Warsaw days of writing down. */
  from: dayFilter(),
  to: dayFilter(),
};

const { status: _status, is_archived: _isArchived, ...boardFilters } = filters;

export const internalEnquiries = {
  list: endpoint({
    method: 'GET',
    path: '/internal-enquiries',
    access: 'internal_enquiry.get',
    summary: 'Internal enquiries, newest activity first; archived ones only when asked for.',
    query: listQuery({
      sort: { lastActivityAt: null, createdAt: null, statusChangedAt: null, number: null },
      defaultSort: '-lastActivityAt',
      filters,
    }),
    response: pageOf(enquiryListItem),
  }),
  board: endpoint({
    method: 'GET',
    path: '/internal-enquiries/board',
    access: 'internal_enquiry.get',
    summary: 'Enquiries by status with counts; 50 cards a column, newest activity first.',
    query: z.strictObject({
      search: searchText.optional(),
      ...boardFilters,
      /** Columns to be given a hundred further cards, one for each time their status is named. */
      more: anyOf(z.enum(enquiryStatuses, 'value_not_allowed')),
    }),
    response: z.object({ columns: z.array(enquiryColumn) }),
  }),
  people: endpoint({
    method: 'GET',
    path: '/internal-enquiries/people',
    access: 'internal_enquiry.get',
    summary: 'Whom enquiries may be assigned to, by name.',
    response: z.object({ workers: z.array(person), platformers: z.array(person) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/internal-enquiries/{id}',
    access: 'internal_enquiry.get',
    summary: 'One enquiry, with what the caller may do.',
    params: idParams,
    response: enquiry,
  }),
  create: endpoint({
    method: 'POST',
    path: '/internal-enquiries',
    access: 'internal_enquiry.create',
    summary: 'Asks colleagues for something; each category asks for fields of its own.',
    body: enquiryInput,
    response: enquiry,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/internal-enquiries/{id}',
    access: 'internal_enquiry.edit',
    summary: 'Changes fields of an enquiry.',
    params: idParams,
    body: z.strictObject({ version, changes: enquiryPatch }),
    refusals: ['enquiry_not_yours', 'enquiry_archived'],
    response: enquiry,
  }),
  move: endpoint({
    method: 'POST',
    path: '/internal-enquiries/{id}/move',
    access: 'internal_enquiry_status.edit',
    done: 'moved',
    summary: 'Moves to a status; the platformer who takes a new one becomes its platformer.',
    params: cardParams,
    body: enquiryMoveInput.extend({ version }),
    refusals: [...cardRefusals, 'enquiry_not_yours', 'enquiry_archived', 'enquiry_needs_file'],
    response: enquiry,
  }),
  archive: endpoint({
    method: 'POST',
    path: '/internal-enquiries/{id}/archive',
    access: 'internal_enquiry.edit',
    done: 'archived',
    summary: 'Hides an enquiry from lists and locks it.',
    params: idParams,
    body: z.strictObject({ version }),
    refusals: ['enquiry_not_yours', 'enquiry_archived'],
    response: enquiry,
  }),
  unarchive: endpoint({
    method: 'POST',
    path: '/internal-enquiries/{id}/unarchive',
    access: 'internal_enquiry.edit',
    done: 'unarchived',
    summary: 'Brings an archived enquiry back.',
    params: idParams,
    body: z.strictObject({ version }),
    refusals: ['enquiry_not_yours', 'enquiry_not_archived'],
    response: enquiry,
  }),
  events: endpoint({
    method: 'GET',
    path: '/internal-enquiries/{id}/events',
    access: 'internal_enquiry.get',
    summary: 'What happened to an enquiry, newest first.',
    params: idParams,
    query: listQuery({ sort: { createdAt: null }, defaultSort: '-createdAt', filters: {} }),
    response: pageOf(enquiryEvent),
  }),
  files: endpoint({
    method: 'GET',
    path: '/internal-enquiries/{id}/files',
    access: 'internal_enquiry_file.get',
    summary: 'Files of an enquiry, newest first.',
    params: idParams,
    response: z.array(enquiryFile),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/internal-enquiries/{id}/files',
    access: 'internal_enquiry_file.create',
    summary: 'Adds files to an enquiry.',
    params: idParams,
    files: { field: 'files', minFiles: 1, maxFiles: mostFiles, maxBytes: largestFile },
    refusals: ['enquiry_not_yours', 'enquiry_archived'],
    response: z.array(enquiryFile),
    creates: true,
  }),
  removeFile: endpoint({
    method: 'DELETE',
    path: '/internal-enquiry-files/{id}',
    access: 'internal_enquiry_file.edit',
    summary: 'Removes a file of an enquiry.',
    params: idParams,
    refusals: ['enquiry_not_yours', 'enquiry_archived'],
    unversioned: 'final',
    response: nothing,
  }),
};
