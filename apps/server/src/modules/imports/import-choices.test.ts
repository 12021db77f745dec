import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { outcomesOf, reached, rowsOf, accepted, uploaded } from './test-imports.ts';

let server: TestServer;
let person: SignedIn;

beforeAll(async () => {
  server = await testServer();
  person = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

type Found = Awaited<ReturnType<typeof uploaded>>;

const choose = ({ id }: Found, position: number, choice: 'take' | 'leave') =>
  person.client.imports.choose({ params: { id }, body: { position, choice } });

const wrongState = refusal('wrong_state', 409);

describe('IM10 a row with a very similar name', () => {
  it('is reported with the customer it resembles, and imported unless it is skipped', async () => {
    const { id } = await person.client.customers.create({
      body: { firstName: 'Żaneta', lastName: 'Brzęczyszczykiewicz', emails: ['zaneta@pierwsza.example'] },
    });
    const found = await uploaded(
      person,
      [
        'Imię;Nazwisko;E-mail',
        'Zaneta;Brzeczyszczykiewicz;a@pierwsza.example',
        'Żaneta;Brzęczyszczykewicz;b@pierwsza.example',
        'Ktoś;Inny;c@pierwsza.example',
      ].join('\n'),
    );
    const alike = { id, name: 'Żaneta Brzęczyszczykiewicz' };
    const can = { take: false, leave: true };
    expect(await rowsOf(person, found)).toMatchObject([
      { outcome: 'new', same: null, alike, can },
      { outcome: 'new', same: null, alike, can },
      { outcome: 'new', alike: null, can: { take: false, leave: false } },
    ]);
    expect(found.outcomes).toMatchObject({ new: 3, alike: 2 });
    expect(await rowsOf(person, found, { is_alike: true })).toHaveLength(2);

    expect(await choose(found, 1, 'leave')).toMatchObject({
      outcome: 'duplicate',
      same: { by: 'name', record: alike, row: null },
      can: { take: true, leave: false },
    });
    await expect(choose(found, 3, 'leave')).rejects.toEqual(wrongState);
    expect(await accepted(person, found)).toMatchObject({
      created: 2,
      outcomes: { new: 2, duplicate: 1, alike: 2 },
    });
    await expect(choose(found, 1, 'take')).rejects.toEqual(wrongState);
    const remaining = await person.client.imports.remaining({ params: { id: found.id } });
    expect(await remaining.blob.text()).toContain(
      'podobna nazwa, wiersz pominięty: Żaneta Brzęczyszczykiewicz',
    );
  });

  it('is reported for firms whatever their legal form', async () => {
    const { id } = await person.client.customerOrganisations.create({
      body: { name: 'Transport Zawiślański sp. z o.o.' },
    });
    const found = await uploaded(person, 'Nazwa\nTRANSPORT ZAWISLANSKI S.A.\nCukiernia Pod Lipą\n', {
      entity: 'customer_organisation',
    });
    expect(await rowsOf(person, found)).toMatchObject([
      { outcome: 'new', alike: { id, name: 'Transport Zawiślański sp. z o.o.' } },
      { outcome: 'new', alike: null },
    ]);
  });
});

describe('IM10 a duplicate', () => {
  it('by a contact is imported on its own, and skipped again', async () => {
    await person.client.customers.create({ body: { lastName: 'Wspólna', emails: ['dom@druga.example'] } });
    const found = await uploaded(person, 'Nazwisko;E-mail\nMąż;dom@druga.example\nSyn;dom@druga.example\n');
    expect(await outcomesOf(person, found)).toEqual(['duplicate', 'duplicate']);
    expect(await choose(found, 1, 'take')).toMatchObject({
      outcome: 'new',
      same: { by: 'email', record: { name: 'Wspólna' } },
      can: { take: false, leave: true },
    });
    expect(await outcomesOf(person, found)).toEqual(['new', 'duplicate']);
    await choose(found, 2, 'take');
    await choose(found, 2, 'leave');
    expect(await outcomesOf(person, found)).toEqual(['new', 'duplicate']);
    // what is decided for the whole file leaves what was decided of a row
    await person.client.imports.change({ params: { id: found.id }, body: { sameContact: 'take' } });
    await reached(person, found.id, { step: 'ready' });
    expect(await outcomesOf(person, found)).toEqual(['new', 'duplicate']);
    expect(await accepted(person, found)).toMatchObject({ created: 1 });
  });

  it('by a tax id is never imported as another', async () => {
    const taxIdNumber = '9991396066';
    await person.client.customers.create({
      body: { lastName: 'Jedyny', taxIdNumber, emails: ['jedyny@trzecia.example'] },
    });
    const found = await uploaded(
      person,
      `Nazwisko;NIP;E-mail\nJedyny;${taxIdNumber};jedyny@trzecia.example\nNowy;9991475251;n@trzecia.example\nNowy;9991475251;m@trzecia.example\n`,
    );
    expect(await outcomesOf(person, found)).toEqual(['duplicate', 'new', 'duplicate']);
    await expect(choose(found, 1, 'take')).rejects.toEqual(wrongState);
    await expect(choose(found, 3, 'take')).rejects.toEqual(wrongState);
    await expect(choose(found, 9, 'take')).rejects.toEqual(refusal('not_found', 404));
  });

  it('that was decided is classified again when a cell of it is corrected', async () => {
    await person.client.customers.create({ body: { lastName: 'Stara', emails: ['s@czwarta.example'] } });
    const found = await uploaded(person, 'Nazwisko;E-mail\nNowa;s@czwarta.example\n');
    await choose(found, 1, 'take');
    const corrected = await person.client.imports.correct({
      params: { id: found.id },
      body: { position: 1, column: 0, value: 'Nowsza' },
    });
    expect(corrected).toMatchObject({ outcome: 'duplicate', can: { take: true } });
  });
});
