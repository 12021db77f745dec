import { excludable } from '@szansa/domain/access';
import { bankInput, bankPatch } from '@szansa/domain/bank';
import { opportunityStatuses } from '@szansa/domain/opportunity';
import { searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, endpoint, flag, listQuery, pageOf } from '../contract/index.ts';
import { id, idParams, instant, nothing, version } from './records.ts';

const text = z.string().nullable();

const listed = {
  id,
  name: z.string(),
  shortName: text,
  taxIdNumber: text,
  phone: excludable('bank.contact', text),
  email: excludable('bank.contact', text),
  /** Offers of opportunities the caller may read. */
  offerCount: z.int(),
  isActive: z.boolean(),
  createdAt: instant,
};

const bankListItem = z.object(listed);

const bank = z.object({
  ...listed,
  color: text,
  website: text,
  address: excludable('bank.contact', text),
  note: excludable('bank.note', text),
  version: z.int(),
  can: z.object({ edit: z.boolean() }),
});

/** An offer made with a bank, as the bank's record lists it. */
const bankOffer = z.object({
  id,
  customerFileId: id,
  /** Of the opportunity. */
  number: z.int(),
  status: z.enum(opportunityStatuses),
  vehicle: text,
  isChosen: z.boolean(),
  createdAt: instant,
});

/** How a bank did, over opportunities the caller may read. */
const bankScoreboard = z.object({
  offers: z.int(),
  /** Offers that are their opportunity's chosen one. */
  chosen: z.int(),
  /** Chosen offers of closed opportunities. */
  closed: z.int(),
  /** Median days from the application to the agreement, over chosen offers; null before the first agreement. */
  medianDecisionDays: z.number().nullable(),
});

const named = z.object({ id, name: z.string() });

const bankMerge = z.object({ from: named, into: named, representatives: z.int(), offers: z.int() });

export const banks = {
  list: endpoint({
    method: 'GET',
    path: '/banks',
    access: 'bank.get',
    summary: 'Banks and other lessors, the active ones unless asked otherwise.',
    query: listQuery({
      sort: { name: null, createdAt: null },
      defaultSort: 'name',
      filters: { withInactive: flag(), taxIdNumber: anyOf(searchText) },
    }),
    response: pageOf(bankListItem),
  }),
  get: endpoint({
    method: 'GET',
    path: '/banks/{id}',
    access: 'bank.get',
    summary: 'One bank.',
    params: idParams,
    response: bank,
  }),
  create: endpoint({
    method: 'POST',
    path: '/banks',
    access: 'bank.create',
    summary: 'Writes down a bank.',
    body: bankInput,
    response: bank,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/banks/{id}',
    access: 'bank.edit',
    summary: 'Changes fields of a bank.',
    params: idParams,
    body: z.strictObject({ version, changes: bankPatch }),
    refusals: ['stale_version'],
    response: bank,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/banks/{id}',
    access: 'bank.edit',
    summary: 'Removes a bank that has no representatives.',
    params: idParams,
    refusals: ['in_use'],
    response: nothing,
  }),
  offers: endpoint({
    method: 'GET',
    path: '/banks/{id}/offers',
    access: 'bank.get',
    summary: 'Offers made with representatives of a bank, found by vehicle or number of the opportunity.',
    params: idParams,
    query: listQuery({ sort: { createdAt: null }, defaultSort: '-createdAt', filters: {} }),
    response: pageOf(bankOffer),
  }),
  scoreboard: endpoint({
    method: 'GET',
    path: '/banks/{id}/scoreboard',
    access: 'bank.get',
    summary: 'How many offers of a bank were made, chosen and closed, and how fast it decides.',
    params: idParams,
    response: bankScoreboard,
  }),
  mergePreview: endpoint({
    method: 'GET',
    path: '/banks/{id}/merge-preview',
    access: 'bank.edit',
    summary: 'What merging a bank into another one would move.',
    params: idParams,
    query: z.strictObject({ into: id }),
    response: bankMerge,
  }),
  merge: endpoint({
    method: 'POST',
    path: '/banks/{id}/merge',
    access: 'bank.edit',
    summary: 'Moves the representatives of a bank to another one and removes it; answers with the other one.',
    params: idParams,
    body: z.strictObject({ into: id }),
    response: bank,
  }),
};
