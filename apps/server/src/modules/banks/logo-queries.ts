import { sql } from 'kysely';

import { fileOf, type Db, type FileRecord } from '#platform';

/** Gives a bank a logo, or none; with a version where that is a change of its own. */
export async function updateLogo(
  db: Db,
  id: string,
  values: { readonly logoFileId: string | null; readonly version?: number },
): Promise<void> {
  await db
    .updateTable('bank')
    .set({ ...values, updatedAt: new Date() })
    .where('id', '=', id)
    .execute();
}

/** The file of a bank's logo; null when there is none. */
export async function findLogo(db: Db, id: string): Promise<string | null> {
  const found = await db.selectFrom('bank').select('logoFileId').where('id', '=', id).executeTakeFirst();
  return found?.logoFileId ?? null;
}

/** The bank a file belongs to, as its logo or as one of its templates. */
export async function findBankOfFile(db: Db, fileId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('bank')
    .select('id')
    .where('logoFileId', '=', fileId)
    .unionAll(db.selectFrom('documentTemplate').select('bankId as id').where('fileId', '=', fileId))
    .executeTakeFirst();
  return found?.id;
}

/** Colour and logo of a bank, by the requested name. */
export interface BankMark {
  readonly name: string;
  readonly color: string | null;
  readonly logo: FileRecord | null;
}

/** How the banks look that are called so, in full or in short; of several of a name the active one. */
export async function banksNamed(db: Db, names: readonly string[]): Promise<readonly BankMark[]> {
  const { rows } = await sql<BankMark>`
    select distinct on (requested.name) requested.name, bank.color, ${fileOf(sql.ref('bank.logo_file_id'))} as logo
    from unnest(${[...names]}::text[]) as requested (name)
    join bank on fold(requested.name) in (fold(bank.name), fold(coalesce(bank.short_name, bank.name)))
    order by requested.name, bank.is_active desc, bank.id
  `.execute(db);
  return rows;
}
