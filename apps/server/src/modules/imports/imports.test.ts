import { refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { outcomesOf, reached, rowsOf, accepted, undone, uploaded } from './test-imports.ts';

let server: TestServer;
let person: SignedIn;

beforeAll(async () => {
  server = await testServer();
  person = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

const customersFound = async (search: string) =>
  (await person.client.customers.list({ query: { search } })).items;

describe('a table of customers', () => {
  it('is read and checked, and nothing is written before it is started', async () => {
    const found = await uploaded(
      person,
      'Imię;Nazwisko;E-mail;Telefon 1;Telefon 2;Ulubiony kolor\nŁucja;Zielińska;lucja@pierwsza.example;601200300;602200300;zielony\nBez;Adresu;;;;\n',
    );
    expect(found).toMatchObject({
      entity: 'customer',
      fileName: 'klienci.csv',
      encoding: 'utf-8',
      delimiter: ';',
      mapping: ['firstName', 'lastName', 'emails', 'phones', 'phones', null],
      rowCount: 2,
      outcomes: { new: 1, update: 0, duplicate: 0, refused: 1 },
      can: { change: true, start: true, undo: false, remove: true },
    });
    expect(await rowsOf(person, found)).toMatchObject([
      { position: 1, number: 2, outcome: 'new', problems: [], same: null, recordId: null },
      {
        position: 2,
        number: 3,
        outcome: 'refused',
        problems: [{ field: 'emails', column: 2, code: 'customer_needs_identity' }],
      },
    ]);
    expect(await customersFound('pierwsza.example')).toEqual([]);
  });

  it('is imported according to the choices for its rows', async () => {
    const { id: known } = await person.client.customers.create({
      body: {
        lastName: 'Dawny',
        taxIdNumber: '9991396066',
        emails: ['dawny@druga.example'],
        note: 'Stara notatka',
      },
    });
    const found = await uploaded(
      person,
      [
        'Nazwisko;NIP;E-mail;Firma;Uwagi;Miejscowość',
        'Nowy;;nowy@druga.example;Lis S.A.;Uwaga;Łódź',
        'Nowak;999-139-60-66;drugi@druga.example;Inna;;Kraków',
        'Podobny;;dawny@druga.example;;;',
        'Powtórzony;;nowy@druga.example;;;',
        'Zły;123;zly@druga.example;;;',
      ].join('\r\n'),
    );
    const before = await rowsOf(person, found);
    expect(before).toMatchObject([
      { outcome: 'new' },
      { outcome: 'update', same: { by: 'taxIdNumber', record: { id: known, name: 'Dawny' }, row: null } },
      { outcome: 'duplicate', same: { by: 'email', record: { id: known }, row: null } },
      { outcome: 'duplicate', same: { by: 'email', record: null, row: 2 } },
      { outcome: 'refused', problems: [{ field: 'taxIdNumber', column: 1, code: 'nip_length' }] },
    ]);
    const done = await accepted(person, found);
    expect(done).toMatchObject({ created: 1, updated: 1, outcomes: found.outcomes });
    expect((await rowsOf(person, done)).map(({ outcome }) => outcome)).toEqual(
      before.map(({ outcome }) => outcome),
    );
    expect(await customersFound('nowy@druga.example')).toMatchObject([
      { lastName: 'Nowy', city: 'Łódź', customerOrganizations: [{ name: 'Lis S.A.' }] },
    ]);
    expect(await person.client.customers.get({ params: { id: known } })).toMatchObject({
      lastName: 'Nowak',
      city: 'Kraków',
      // values are added to a list, an empty cell removes nothing, firms remain
      emails: [{ email: 'dawny@druga.example' }, { email: 'drugi@druga.example' }],
      note: 'Stara notatka',
      customerOrganizations: [],
      version: 2,
    });
    const entries = await server.db
      .selectFrom('auditLog')
      .select(['action', 'version', 'actorId'])
      .where('entityId', '=', known)
      .where('version', '=', 2)
      .execute();
    expect(entries).toEqual([{ action: 'edit', version: 2, actorId: person.userId }]);
  });

  it('is corrected in its cells, and rows that are the same with it', async () => {
    const found = await uploaded(
      person,
      'Nazwisko;E-mail\nPierwszy;a@trzecia.example\nDrugi;a@trzecia.example\nTrzeci;zły adres\n',
    );
    expect(await outcomesOf(person, found)).toEqual(['new', 'duplicate', 'refused']);
    const params = { id: found.id };
    const corrected = await person.client.imports.correct({
      params,
      body: { position: 3, column: 1, value: 'c@trzecia.example' },
    });
    expect(corrected).toMatchObject({ outcome: 'new', cells: ['Trzeci', 'c@trzecia.example'] });
    await person.client.imports.correct({
      params,
      body: { position: 1, column: 1, value: 'b@trzecia.example' },
    });
    expect(await outcomesOf(person, found)).toEqual(['new', 'new', 'new']);
    await person.client.imports.correct({
      params,
      body: { position: 1, column: 1, value: 'c@trzecia.example' },
    });
    expect(await outcomesOf(person, found)).toEqual(['new', 'new', 'duplicate']);
    await accepted(person, found);
    expect(await customersFound('trzecia.example')).toHaveLength(2);
    await expect(
      person.client.imports.correct({ params, body: { position: 1, column: 1, value: 'x' } }),
    ).rejects.toEqual(refusal('wrong_state', 409));
  });

  it('applies the chosen columns, and remembers them for the next table with these headings', async () => {
    const table = 'Kontakt;Kto\nktos@czwarta.example;Czwarty\n';
    const found = await uploaded(person, table);
    expect(found.mapping).toEqual([null, null]);
    expect(await outcomesOf(person, found)).toEqual(['refused']);
    const params = { id: found.id };
    await person.client.imports.change({ params, body: { mapping: ['emails', 'lastName'] } });
    await reached(person, found.id, { step: 'ready', mapping: ['emails', 'lastName'] });
    expect(await outcomesOf(person, found)).toEqual(['new']);
    expect((await uploaded(person, table)).mapping).toEqual(['emails', 'lastName']);
    for (const mapping of [
      ['lastName', 'lastName'],
      ['name', null],
      [null, null, 'emails'],
    ] as const) {
      await expect(
        person.client.imports.change({ params, body: { mapping: [...mapping] } }),
      ).rejects.toMatchObject({
        code: 'validation',
      });
    }
  });

  it('is parsed again in the chosen format', async () => {
    const found = await uploaded(person, 'Nazwisko,E-mail\nPiąty;x,a@piata.example\n');
    expect(found).toMatchObject({ delimiter: ',', rowCount: 1 });
    await person.client.imports.change({ params: { id: found.id }, body: { delimiter: ';' } });
    expect(await reached(person, found.id, { step: 'ready' })).toMatchObject({
      delimiter: ';',
      headings: ['Nazwisko,E-mail'],
      rowCount: 1,
    });
  });

  it('skips or imports those that exist already, as chosen', async () => {
    await person.client.customers.create({
      body: { lastName: 'Szósty', taxIdNumber: '9991000111', emails: ['a@szosta.example'] },
    });
    const found = await uploaded(
      person,
      'Nazwisko;NIP;E-mail\nInny;9991000111;b@szosta.example\nMąż;;a@szosta.example\n',
    );
    expect(await outcomesOf(person, found)).toEqual(['update', 'duplicate']);
    await person.client.imports.change({
      params: { id: found.id },
      body: { known: 'leave', sameContact: 'take' },
    });
    await reached(person, found.id, { step: 'ready', known: 'leave' });
    expect(await outcomesOf(person, found)).toEqual(['duplicate', 'new']);
  });
});

describe('a table of firms', () => {
  it('is imported by their tax ids, and the end of a name determines the legal form', async () => {
    const { id: known } = await person.client.customerOrganisations.create({
      body: { name: 'Dawna', taxIdNumber: '9991475251' },
    });
    const found = await uploaded(
      person,
      'Nazwa;NIP;REGON;Miasto\nNowa sp. z o.o.;9991554447;220110965;Łódź\nDawna S.A.;9991475251;;Gdynia\nTa sama;;220110965;\n',
      { entity: 'customer_organisation', name: 'firmy.txt' },
    );
    expect(await rowsOf(person, found)).toMatchObject([
      { outcome: 'new' },
      { outcome: 'update', same: { by: 'taxIdNumber', record: { id: known } } },
      { outcome: 'duplicate', same: { by: 'regon', row: 2 } },
    ]);
    expect(await accepted(person, found)).toMatchObject({ created: 1, updated: 1 });
    const [made] = await rowsOf(person, found);
    expect(
      await person.client.customerOrganisations.get({ params: { id: made?.recordId ?? '' } }),
    ).toMatchObject({ name: 'Nowa sp. z o.o.', legalForm: 'limited_company', city: 'Łódź' });
    expect(await person.client.customerOrganisations.get({ params: { id: known } })).toMatchObject({
      name: 'Dawna S.A.',
      city: 'Gdynia',
      version: 2,
    });
    expect(await undone(person, found)).toMatchObject({ undone: 2, touched: 0 });
    expect(await person.client.customerOrganisations.get({ params: { id: known } })).toMatchObject({
      name: 'Dawna',
      city: null,
      version: 3,
    });
  });
});

describe('an import that is undone', () => {
  it('leaves what has been changed since, and reports it', async () => {
    const { id: known } = await person.client.customers.create({
      body: { lastName: 'Zastany', taxIdNumber: '9992000001', emails: ['z@siodma.example'] },
    });
    const found = await uploaded(
      person,
      [
        'Nazwisko;NIP;E-mail;Firma',
        'Zmieniony;9992000001;;',
        'Usuwany;;u@siodma.example;Firma Usuwana',
        'Tknięty;;t@siodma.example;',
        'Używany;;w@siodma.example;',
      ].join('\n'),
    );
    await accepted(person, found);
    const [, removed, touched, used] = (await rowsOf(person, found)).map(({ recordId }) => recordId ?? '');
    const { version } = await person.client.customers.get({ params: { id: touched ?? '' } });
    await person.client.customers.update({
      params: { id: touched ?? '' },
      body: { version, changes: { city: 'Łódź' } },
    });
    await person.client.opportunities.create({ body: { customerId: used ?? '', leadSourceId: null } });
    expect(await undone(person, found)).toMatchObject({
      created: 3,
      updated: 1,
      undone: 2,
      touched: 2,
      can: { undo: false, start: false },
    });
    expect(await rowsOf(person, found)).toMatchObject([
      { undo: 'undone', recordId: null },
      { undo: 'undone', recordId: null },
      { undo: 'touched', recordId: touched },
      { undo: 'touched', recordId: used },
    ]);
    expect(await person.client.customers.get({ params: { id: known } })).toMatchObject({
      lastName: 'Zastany',
      emails: [{ email: 'z@siodma.example' }],
    });
    await expect(person.client.customers.get({ params: { id: removed ?? '' } })).rejects.toEqual(
      refusal('not_found', 404),
    );
    const firms = await person.client.customerOrganisations.list({ query: { search: 'Firma Usuwana' } });
    expect(firms.items).toEqual([]);
    await expect(person.client.imports.undo({ params: { id: found.id } })).rejects.toEqual(
      refusal('wrong_state', 409),
    );
  });
});

describe('own imports', () => {
  it('are listed for their owner alone, and deleted on their request', async () => {
    const other = await server.signIn('worker2@test.example');
    const found = await uploaded(other, 'Nazwisko;E-mail\nÓsmy;a@osma.example\n', { name: 'ósme.csv' });
    const params = { id: found.id };
    expect((await other.client.imports.list()).items.map(({ id }) => id)).toEqual([found.id]);
    const query = { entity: 'customer_organisation' } as const;
    expect((await other.client.imports.list({ query })).items).toEqual([]);
    expect((await other.client.imports.list({ query: { search: 'OSME' } })).items).toHaveLength(1);
    for (const call of ['get', 'rows', 'start', 'undo', 'remaining', 'remove'] as const) {
      await expect(person.client.imports[call]({ params })).rejects.toEqual(refusal('not_found', 404));
    }
    await other.client.imports.remove({ params });
    expect((await other.client.imports.list()).items).toEqual([]);
    expect(
      await server.db.selectFrom('storedFile').select('id').where('name', '=', 'ósme.csv').execute(),
    ).toEqual([]);
  });
});
