import { endpoints } from '@szansa/api-client/endpoints';
import { belongsToOne, representative } from '@szansa/domain/representative';
import type { Stored } from '@szansa/domain/record';
import { personName } from '@szansa/domain/shared';
import { sql } from 'kysely';

import { men, surnames, women } from '#demo';
import { dealerExists } from '#modules/dealers';
import { moveProposals } from '#modules/enquiries';
import { moveOffers, offerCount, partnerOffers, partnerScope } from '#modules/offers';
import {
  cellOf,
  demoPart,
  invalid,
  recordModule,
  type Demo,
  type Module,
  type RecordColumns,
  type StaffWork,
} from '#platform';
import { bankExists, houseOf } from './queries.ts';

/** The tables of representatives; each is of exactly one: a bank or a dealer. */
export interface RepresentativesTables {
  representative: RecordColumns<typeof representative>;
}

/** @throws 422 unless they belong to a bank or a dealer that exists, and not to both. Rule RE1 */
async function refuseMisplaced({ db }: StaffWork, fields: Stored<typeof representative>): Promise<void> {
  if (!belongsToOne(fields)) throw invalid({ path: 'bankId', code: 'bank_or_dealer' });
  const { bankId, dealerId } = fields;
  const isKnown = bankId === null ? await dealerExists(db, dealerId ?? '') : await bankExists(db, bankId);
  if (!isKnown) throw invalid({ path: bankId === null ? 'dealerId' : 'bankId', code: 'value_not_allowed' });
}

/** Moves the offers made with one to another. @throws 422 when one is of a bank and the other of a dealer */
async function moveTo(work: StaffWork, from: string, into: string) {
  const [one, other] = [
    await representativeRecords.readable(work, from),
    await representativeRecords.readable(work, into),
  ];
  if ((one.bank === null) !== (other.bank === null)) {
    throw invalid({ path: 'into', code: 'value_not_allowed' });
  }
  await moveProposals(work.db, { from, into });
  return { offers: await moveOffers(work.db, 'representative', { from, into }) };
}

export const representativeRecords = recordModule(representative, endpoints.representatives, {
  more: ({ actor }) => ({ ...houseOf, offerCount: offerCount('representative', partnerScope(actor)) }),
  searched: sql<string>`fold(concat_ws(' ', representative.first_name, representative.last_name,
    (select bank.name from bank where bank.id = representative.bank_id),
    (select dealer.name from dealer where dealer.id = representative.dealer_id)))`,
  where: ({ show_banks: banks = true, show_dealers: dealers = true, withInactive = false }) => [
    ...(banks ? [] : [sql<boolean>`representative.bank_id is null`]),
    ...(dealers ? [] : [sql<boolean>`representative.dealer_id is null`]),
    ...(withInactive
      ? []
      : [
          sql<boolean>`not exists (
            select from bank where bank.id = representative.bank_id and not bank.is_active
          )`,
        ]),
  ],
  sorts: {
    // when the user last made an offer with them
    lastUsed: ({ actor }) => sql`coalesce((
      select max(offer.created_at) from offer
      where offer.created_by = ${actor.userId}
        and (offer.bank_representative_id = representative.id or offer.dealer_representative_id = representative.id)
    ), '-infinity')`,
  },
  cells: {
    lastName: (row) => cellOf.person(row),
    house: ({ bank, dealer }) => cellOf.text((bank ?? dealer)?.name),
    offers: ({ offerCount: count }) => cellOf.whole(count),
  },
  nameOf: personName,
  uses: async (_reading, { offerCount: count }) => [{ kind: 'offer', count }],
  move: moveTo,
  check: refuseMisplaced,
});

export interface RepresentativesDemo {
  /** Their ids. */
  representatives: { readonly ofBanks: readonly string[]; readonly ofDealers: readonly string[] };
}

function mailbox(first: string, last: string, domain: string): string {
  const plain = (text: string) =>
    text
      .replaceAll('ł', 'l')
      .replaceAll('Ł', 'L')
      .normalize('NFD')
      .replaceAll(/[^a-z\d.]/gi, '')
      .toLowerCase();
  return `${plain(first)}.${plain(last)}@${domain}.example`;
}

function contactOf(
  { random, opened }: Demo,
  domain: string,
  of:
    | { readonly bankId: string; readonly dealerId: null }
    | { readonly bankId: null; readonly dealerId: string },
) {
  const firstName = random.pick(random.chance(0.5) ? women : men);
  const lastName = random.pick(surnames);
  return {
    id: random.id(opened),
    firstName,
    lastName,
    emails: [mailbox(firstName, lastName, domain)],
    phones: [`+48601${random.between(100_000, 999_999)}`],
    note: null,
    createdAt: opened,
    updatedAt: opened,
    ...of,
  };
}

/** Two people of each bank and each dealer. */
const representativesDemo = demoPart(['banks', 'dealers'], async (demo, { banks, dealers }) => {
  const ofBanks = banks.flatMap(({ id, domain }) =>
    [1, 2].map(() => contactOf(demo, domain, { bankId: id, dealerId: null })),
  );
  const ofDealers = dealers.flatMap(({ id, domain }) =>
    [1, 2].map(() => contactOf(demo, domain, { bankId: null, dealerId: id })),
  );
  for (const row of [...ofBanks, ...ofDealers]) await representativeRecords.table.insert(demo.work.db, row);
  return {
    representatives: { ofBanks: ofBanks.map(({ id }) => id), ofDealers: ofDealers.map(({ id }) => id) },
  };
});

/** People of banks and dealers. */
export const representativesModule = {
  routes: {
    representatives: {
      ...representativeRecords.handlers,
      list: representativeRecords.list,
      offers: partnerOffers('representative', representativeRecords.readable),
    },
  },
  ...representativeRecords.live,
  demo: representativesDemo,
} as const satisfies Module;
