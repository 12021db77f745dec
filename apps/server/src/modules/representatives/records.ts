import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import { belongsToOne, representativePatch } from '@szansa/domain/representative';
import { personName } from '@szansa/domain/shared';

import { dealerExists } from '#modules/dealers';
import { moveProposals } from '#modules/enquiries';
import { moveOffers, partnerScope } from '#modules/offers';
import { invalid, recordVerbs, type StaffReading, type StaffWork } from '#platform';
import {
  bankExists,
  findRepresentative,
  type RepresentativeFields,
  type RepresentativeRow,
  representativeTable,
} from './queries.ts';

/** @throws 422 unless they belong to a bank or a dealer that exists, and not to both. Rule RE1 */
async function refuseMisplaced({ db }: StaffWork, fields: RepresentativeFields): Promise<void> {
  if (!belongsToOne(fields)) throw invalid({ path: 'bankId', code: 'bank_or_dealer' });
  const { bankId, dealerId } = fields;
  const isKnown = bankId === null ? await dealerExists(db, dealerId ?? '') : await bankExists(db, bankId);
  if (!isKnown) throw invalid({ path: bankId === null ? 'dealerId' : 'bankId', code: 'value_not_allowed' });
}

function find({ db, actor }: StaffReading, id: string, options: { readonly lock?: boolean } = {}) {
  return findRepresentative(db, id, { scope: partnerScope(actor), ...options });
}

/** Moves the offers made with one to another. @throws 422 when one is of a bank and the other of a dealer */
async function moveTo(work: StaffWork, from: string, into: string) {
  const [one, other] = [await find(work, from), await find(work, into)];
  if ((one?.bank === null) !== (other?.bank === null)) {
    throw invalid({ path: 'into', code: 'value_not_allowed' });
  }
  await moveProposals(work.db, { from, into });
  return { offers: await moveOffers(work.db, 'representative', { from, into }) };
}

/** Read and write operations of representative records. */
export const representativeRecords = recordVerbs<
  RepresentativeFields,
  RepresentativeRow,
  Data<Endpoints['representatives']['get']>
>({
  entity: 'representative',
  table: representativeTable,
  versionOf: ({ version }) => version,
  patch: representativePatch,
  defaults: { emails: [], phones: [] },
  nameOf: personName,
  find,
  uses: async (_reading, { offerCount }) => [{ kind: 'offer', count: offerCount }],
  move: moveTo,
  check: refuseMisplaced,
  answer: ({ actor }, { createdAt, updatedAt: _u, bankId: _b, dealerId: _d, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    can: { edit: actor.can('representative.edit') },
  }),
});
