import { excludable } from '@szansa/domain/access';
import { bankInput, bankPatch } from '@szansa/domain/bank';
import { searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, endpoint, flag, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { fileRecord } from './documents.ts';
import { recordEndpoints } from './record-endpoints.ts';
import { id, idParams, instant, logoPart, versionQuery } from './records.ts';

const text = z.string().nullable();

const listed = {
  id,
  name: z.string(),
  shortName: text,
  taxIdNumber: text,
  color: text,
  logo: fileRecord.nullable(),
  phone: excludable('bank.contact', text),
  email: excludable('bank.contact', text),
  /** Offers of opportunities the caller may read. */
  offerCount: z.int(),
  isActive: z.boolean(),
  createdAt: instant,
};

const bankListItem = z.object(listed).register(schemaNames, { id: 'BankListItem' });

const bank = z
  .object({
    ...listed,
    website: text,
    address: excludable('bank.contact', text),
    note: excludable('bank.note', text),
    version: z.int(),
    can: z.object({ edit: z.boolean() }),
  })
  .register(schemaNames, { id: 'Bank' });

/** The colour and logo of a bank, under the name that was requested. */
const bankMark = z
  .object({ name: z.string(), color: text, logo: fileRecord.nullable() })
  .register(schemaNames, { id: 'BankMark' });

/** How a bank did, over opportunities the caller may read. */
const bankScoreboard = z
  .object({
    offers: z.int(),
    /** Offers that are their opportunity's chosen one. */
    chosen: z.int(),
    /** Chosen offers of closed opportunities. */
    closed: z.int(),
    /** Median days from the application to the agreement, over chosen offers; null before the first agreement. */
    medianDecisionDays: z.number().nullable(),
  })
  .register(schemaNames, { id: 'BankScoreboard' });

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
  named: endpoint({
    method: 'GET',
    path: '/banks/named',
    access: 'bank.get',
    summary:
      'How banks look that are called so, in full or in short; of several the active one. Others are left out.',
    query: z.strictObject({ name: anyOf(z.string().max(120)) }),
    response: z.array(bankMark),
  }),
  ...recordEndpoints({
    entity: 'bank',
    resource: 'banks',
    one: 'a bank',
    record: bank,
    input: bankInput,
    patch: bankPatch,
  }),
  saveLogo: endpoint({
    method: 'POST',
    path: '/banks/{id}/logo',
    access: 'bank.edit',
    summary: 'Replaces the logo of a bank by a PNG or JPEG image.',
    params: idParams,
    query: versionQuery,
    files: logoPart,
    response: bank,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/banks/{id}/logo',
    access: 'bank.edit',
    summary: 'Removes the logo of a bank.',
    params: idParams,
    query: versionQuery,
    response: bank,
  }),
  scoreboard: endpoint({
    method: 'GET',
    path: '/banks/{id}/scoreboard',
    access: 'bank.get',
    summary: 'How many offers of a bank were made, chosen and closed, and how fast it decides.',
    params: idParams,
    response: bankScoreboard,
  }),
};
