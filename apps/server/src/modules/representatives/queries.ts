import { sql } from 'kysely';

import { counted, countRows, type Db } from '#platform';

export interface House {
  readonly id: string;
  readonly name: string;
}

export interface MarkedBank extends House {
  readonly color: string | null;
  readonly logo: { readonly id: string } | null;
}

/** A joined `bank` with its colour and logo. */
export const markedBank = sql<MarkedBank | null>`case when bank.id is not null then json_build_object(
  'id', bank.id, 'name', bank.name, 'color', bank.color,
  'logo', case when bank.logo_file_id is not null then json_build_object('id', bank.logo_file_id) end
) end`;

const dealer = sql<House | null>`case when dealer.id is not null
  then json_build_object('id', dealer.id, 'name', dealer.name) end`;

/** Representatives with the bank or dealer they belong to. */
function representatives(db: Db) {
  return db
    .selectFrom('representative')
    .leftJoin('bank', 'bank.id', 'representative.bankId')
    .leftJoin('dealer', 'dealer.id', 'representative.dealerId')
    .select([markedBank.as('bank'), dealer.as('dealer')]);
}

/** The bank and the dealer of a representative, one of which is null, as SQL. */
export const houseOf = {
  bank: sql<MarkedBank | null>`(select ${markedBank} from bank where bank.id = representative.bank_id)`,
  dealer: sql<House | null>`(select ${dealer} from dealer where dealer.id = representative.dealer_id)`,
};

/** Representatives as offers show them. */
export async function findRepresentatives(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return representatives(db)
    .select([
      'representative.id',
      'representative.firstName',
      'representative.lastName',
      'representative.emails',
      'representative.phones',
    ])
    .where('representative.id', 'in', ids)
    .execute();
}

/** What the bank of a representative is called; null when they are not one of a bank. */
export async function findBankName(db: Db, representativeId: string): Promise<string | null> {
  const found = await db
    .selectFrom('representative')
    .innerJoin('bank', 'bank.id', 'representative.bankId')
    .select('bank.name')
    .where('representative.id', '=', representativeId)
    .executeTakeFirst();
  return found?.name ?? null;
}

/** Whether the bank exists; locks it against deletion until the end of the transaction. */
export async function bankExists(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('bank')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** How many people a bank has. */
export async function countOfBank(db: Db, bankId: string): Promise<number> {
  const people = db.selectFrom('representative').select('id').where('bankId', '=', bankId);
  return (await counted(countRows(db, people))).total;
}

/** Gives everybody of a bank or a dealer to another one; answers with who that was. */
export async function moveRepresentatives(
  db: Db,
  place: 'bankId' | 'dealerId',
  { from, into }: { readonly from: string; readonly into: string },
): Promise<string[]> {
  const moved = await db
    .updateTable('representative')
    .set({ [place]: into })
    .where(place, '=', from)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
}
