import { bank } from '@szansa/domain/bank';
import { z } from 'zod';

import { anyOf, endpoint, flag, schemaNames } from '../contract/index.ts';
import { fileRecord } from './documents.ts';
import { offersEndpoint, recordEndpoints } from './record-endpoints.ts';
import { idParams, logoPart, versionQuery } from './records.ts';

/** The colour and logo of a bank, under the name that was requested. */
const bankMark = z
  .object({ name: z.string(), color: z.string().nullable(), logo: fileRecord.nullable() })
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

const ofRecords = recordEndpoints(bank, {
  row: {
    logo: fileRecord.nullable(),
    /** Offers of opportunities the caller may read. */
    offerCount: z.int(),
  },
  rowName: 'BankListItem',
  filters: { withInactive: flag() },
  defaultSort: 'name',
  lists: 'Banks and other lessors, the active ones unless asked otherwise.',
});

const answer = ofRecords.get.response;

export const banks = {
  ...ofRecords,
  offers: offersEndpoint(bank),
  named: endpoint({
    method: 'GET',
    path: '/banks/named',
    access: 'bank.get',
    summary:
      'How banks look that are called so, in full or in short; of several the active one. Others are left out.',
    query: z.strictObject({ name: anyOf(z.string().max(120)) }),
    response: z.array(bankMark),
  }),
  saveLogo: endpoint({
    method: 'POST',
    path: '/banks/{id}/logo',
    access: 'bank.edit',
    done: 'saved',
    summary: 'Replaces the logo of a bank by a PNG or JPEG image.',
    params: idParams,
    query: versionQuery,
    files: logoPart,
    response: answer,
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/banks/{id}/logo',
    access: 'bank.edit',
    summary: 'Removes the logo of a bank.',
    params: idParams,
    query: versionQuery,
    response: answer,
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
