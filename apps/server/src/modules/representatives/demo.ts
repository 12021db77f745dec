import { men, surnames, women } from '#demo';
import { demoPart, type Demo } from '#platform';
import { representativeTable } from './queries.ts';

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

function representative(
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
export const representativesDemo = demoPart(['banks', 'dealers'], async (demo, { banks, dealers }) => {
  const ofBanks = banks.flatMap(({ id, domain }) =>
    [1, 2].map(() => representative(demo, domain, { bankId: id, dealerId: null })),
  );
  const ofDealers = dealers.flatMap(({ id, domain }) =>
    [1, 2].map(() => representative(demo, domain, { bankId: null, dealerId: id })),
  );
  for (const row of [...ofBanks, ...ofDealers]) await representativeTable.insert(demo.work.db, row);
  return {
    representatives: { ofBanks: ofBanks.map(({ id }) => id), ofDealers: ofDealers.map(({ id }) => id) },
  };
});
