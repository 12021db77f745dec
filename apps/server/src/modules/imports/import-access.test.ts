import {
  hideFrom,
  refusal,
  revokeRights,
  testServer,
  type SignedIn,
  type TestServer,
} from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { outcomesOf, reached, rowsOf, accepted, uploaded } from './test-imports.ts';

let server: TestServer;
let colleague: SignedIn;
let person: SignedIn;

beforeAll(async () => {
  server = await testServer();
  colleague = await server.signIn('worker@test.example');
  person = await server.signIn('worker2@test.example');
});
afterAll(() => server.close());

/** Returns a personal id with a valid check digit, of a person born on the first of January 1990. */
function personalId(serial: number): string {
  const digits = `900101${String(serial).padStart(4, '0')}`;
  const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

describe('personal ids', () => {
  it('that turn out to be known count as seen: beyond the limit the result reveals no other', async () => {
    for (let serial = 0; serial < 22; serial += 1) {
      await colleague.client.customers.create({
        body: { lastName: `Znany${serial}`, personalIdNumber: personalId(serial) },
      });
    }
    const lines = Array.from({ length: 24 }, (_, serial) => `Zgadywany${serial};${personalId(serial)}`);
    const found = await uploaded(person, ['Nazwisko;PESEL', ...lines].join('\n'));
    const outcomes = await outcomesOf(person, found);
    expect(outcomes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'update'));
    // neither the two that are known, nor the two that are not
    expect((await rowsOf(person, found)).slice(20)).toMatchObject(
      Array.from({ length: 4 }, () => ({
        outcome: 'refused',
        same: null,
        problems: [{ field: 'personalIdNumber', code: 'pesel_limit' }],
      })),
    );
    const seen = await server.db
      .selectFrom('auditLog')
      .select('entityId')
      .where('actorId', '=', person.userId)
      .where('action', '=', 'confirm_personal_id')
      .execute();
    expect(seen).toHaveLength(20);
    await expect(
      person.client.customers.matches({ query: { personalIdNumber: personalId(21) } }),
    ).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('a field that is hidden from a person', () => {
  it('is neither offered nor imported, matches no record and is in no reason', async () => {
    const reader = await server.signIn('admin@test.example');
    const { id } = await colleague.client.customers.create({
      body: { lastName: 'Ukryty', taxIdNumber: '9991396066', emails: ['ukryty@pola.example'] },
    });
    const found = await uploaded(
      reader,
      'Nazwisko;NIP;E-mail\nJawny;9991396066;\nZły;123;zly@pola.example\n',
    );
    expect(await rowsOf(reader, found)).toMatchObject([
      { outcome: 'update', same: { by: 'taxIdNumber', record: { id } } },
      { outcome: 'refused', problems: [{ field: 'taxIdNumber', code: 'nip_length' }] },
    ]);
    await hideFrom(server, reader, 'customer.taxIdNumber');
    const hidden = await reader.client.imports.get({ params: { id: found.id } });
    expect(hidden.mapping).toEqual(['lastName', null, 'emails']);
    expect(hidden.fields.map(({ name }) => name)).not.toContain('taxIdNumber');
    expect(await rowsOf(reader, found)).toMatchObject([{ same: null }, { problems: [] }]);
    const params = { id: found.id };
    await expect(
      reader.client.imports.change({ params, body: { mapping: ['lastName', 'taxIdNumber', 'emails'] } }),
    ).rejects.toMatchObject({ code: 'validation' });
    const done = await accepted(reader, found);
    expect(done).toMatchObject({ created: 1, updated: 0 });
    expect(await outcomesOf(reader, found)).toEqual(['refused', 'new']);
    const [made] = await rowsOf(reader, found, { outcome: 'new' });
    expect(await colleague.client.customers.get({ params: { id: made?.recordId ?? '' } })).toMatchObject({
      lastName: 'Zły',
      taxIdNumber: null,
    });
    expect(await colleague.client.customers.get({ params: { id } })).toMatchObject({ lastName: 'Ukryty' });
  });
});

describe('without the right', () => {
  it('to change customers, those who are there are duplicates', async () => {
    await colleague.client.customers.create({
      body: { lastName: 'Stały', taxIdNumber: '9991000111', emails: ['s@prawa.example'] },
    });
    const found = await uploaded(person, 'Nazwisko;NIP;E-mail\nZmienny;9991000111;a@prawa.example\n');
    expect(await outcomesOf(person, found)).toEqual(['update']);
    await revokeRights(server, 'WORKER', 'customer.edit');
    expect(await accepted(person, found)).toMatchObject({ created: 0, updated: 0 });
    expect(await outcomesOf(person, found)).toEqual(['duplicate']);
  });

  it('to create the records of a table, it is refused before and during the import', async () => {
    const found = await uploaded(person, 'Nazwisko;E-mail\nLis;lis@prawa.example\n');
    await revokeRights(server, 'WORKER', 'customer.create');
    const params = { id: found.id };
    await expect(person.client.imports.get({ params })).rejects.toEqual(refusal('access_denied', 403));
    await expect(person.client.imports.start({ params })).rejects.toEqual(refusal('access_denied', 403));
    await expect(
      person.client.imports.create({
        body: { entity: 'customer' },
        files: [new File(['Nazwisko\nLis\n'], 'a.csv')],
      }),
    ).rejects.toEqual(refusal('access_denied', 403));
    expect((await person.client.imports.list()).items).toEqual([]);
    const firms = await uploaded(person, 'Nazwa\nLis\n', { entity: 'customer_organisation' });
    expect(await reached(person, firms.id, { step: 'ready' })).toMatchObject({ outcomes: { new: 1 } });
  });
});
