import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import type { ImportedEntity } from '@szansa/domain/import';
import type { SignedIn } from '@szansa/server/testing';
import { expect, vi } from 'vitest';

type Import = Data<Endpoints['imports']['get']>;

/** Waits until an import has the expected state, and returns it. */
export async function reached(person: SignedIn, id: string, expected: object): Promise<Import> {
  return vi.waitFor(
    async () => {
      const found = await person.client.imports.get({ params: { id } });
      expect(found).toMatchObject(expected);
      return found;
    },
    { timeout: 30_000, interval: 30 },
  );
}

/** A table that has been read and checked. */
export async function uploaded(
  person: SignedIn,
  content: string | Uint8Array<ArrayBuffer>,
  {
    entity = 'customer',
    name = 'klienci.csv',
  }: { readonly entity?: ImportedEntity; readonly name?: string } = {},
): Promise<Import> {
  const { id } = await person.client.imports.create({ body: { entity }, files: [new File([content], name)] });
  return reached(person, id, { step: 'ready' });
}

/** All rows of an import that fit on a page. */
export async function rowsOf(person: SignedIn, { id }: Pick<Import, 'id'>, query: object = {}) {
  const { items } = await person.client.imports.rows({ params: { id }, query: { perPage: 100, ...query } });
  return items;
}

/** What becomes of each row. */
export async function outcomesOf(person: SignedIn, found: Pick<Import, 'id'>) {
  return (await rowsOf(person, found)).map(({ outcome }) => outcome);
}

/** Runs an import, and returns it once its rows have been imported. */
export async function accepted(person: SignedIn, { id }: Pick<Import, 'id'>): Promise<Import> {
  await person.client.imports.start({ params: { id } });
  return reached(person, id, { step: 'finished' });
}

/** Undoes an import, and returns it once that is done. */
export async function undone(person: SignedIn, { id }: Pick<Import, 'id'>): Promise<Import> {
  await person.client.imports.undo({ params: { id } });
  return reached(person, id, { step: 'undone' });
}
