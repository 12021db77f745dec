import type { Data } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import {
  changeOfCustomer,
  changeOfFirm,
  placeOfFirm,
  withNewFirm,
  type ReadingGroup,
  type ReadTexts,
} from '@szansa/domain/reading';
import { hideFrom, refusal, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import {
  drawnPdf,
  firmQuote,
  privateQuote,
  type DrawnQuote,
} from '#adapters/reading/samples/drawn-quotes.ts';

let server: TestServer;
let owner: SignedIn;

beforeAll(async () => {
  server = await testServer();
  owner = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

/** Returns the values of a customer or a firm from the extraction, as the screen uses them. */
function groupOf(values: Data<Endpoints['readings']['get']>['values'], group: ReadingGroup): ReadTexts {
  const texts = values.filter(({ field }) => field.startsWith(`${group}.`));
  return new Map(texts.map(({ field, value }) => [field, value]));
}

/** A customer with an opportunity for whom a quote has been read. */
async function readFor(who: SignedIn, drawn: DrawnQuote, lastName: string) {
  const customer = await who.client.customers.create({
    body: { lastName, emails: [`${lastName}@a.example`] },
  });
  const { id } = await who.client.opportunities.create({ body: { customerId: customer.id } });
  const quote = await drawnPdf(drawn);
  const started = await who.client.readings.create({
    params: { id },
    body: {},
    files: [new File([quote], 'oferta.pdf')],
  });
  const { values } = await vi.waitFor(
    async () => {
      const reading = await who.client.readings.get({ params: { id: started.id } });
      expect(reading.state).toBe('done');
      return reading;
    },
    { timeout: 30_000, interval: 50 },
  );
  return { customer, values };
}

describe('RD25 values of a quote that were accepted', () => {
  it('are applied to the customer, with their version, and are in the audit log', async () => {
    const { customer, values } = await readFor(owner, privateQuote, 'Pierwsza');
    const changes = changeOfCustomer(groupOf(values, 'customer'), customer);
    const params = { id: customer.id };
    const after = await owner.client.customers.update({
      params,
      body: { version: customer.version, changes },
    });
    expect(after).toMatchObject({
      firstName: 'Jan',
      lastName: 'Przykładowy',
      personalIdNumber: '*********49',
      street: 'ul. Polna 12 m. 4',
      postCode: '80-309',
      city: 'Gdańsk',
      emails: [{ email: 'pierwsza@a.example' }],
      phones: [{ phone: '+48600123456' }],
    });
    const log = await server.db
      .selectFrom('auditLog')
      .select(['action', 'actorId'])
      .where('entityId', '=', customer.id)
      .where('action', '=', 'edit')
      .execute();
    expect(log).toEqual([{ action: 'edit', actorId: owner.userId }]);
    // changes that another user saved meanwhile are not overwritten
    const stale = { version: customer.version, changes: { city: 'Sopot' } };
    await expect(owner.client.customers.update({ params, body: stale })).rejects.toMatchObject({
      status: 409,
      code: 'stale_version',
    });
  });

  it('create a new firm of the customer, which the rest is applied to', async () => {
    const { customer, values } = await readFor(owner, firmQuote, 'Druga');
    const read = groupOf(values, 'company');
    expect(placeOfFirm(read, customer)).toBe('new');
    const added = await owner.client.customers.update({
      params: { id: customer.id },
      body: { version: customer.version, changes: withNewFirm(read, customer) ?? {} },
    });
    const id = placeOfFirm(read, added);
    const before = await owner.client.customerOrganisations.get({ params: { id } });
    const after = await owner.client.customerOrganisations.update({
      params: { id },
      body: { version: before.version, changes: changeOfFirm(read) },
    });
    expect(after).toMatchObject({
      name: 'TESTOWA FIRMA SP. Z O.O.',
      taxIdNumber: '9991000128',
      regon: '123456785',
      street: 'ul. Kwiatowa 5/7',
      postCode: '31-444',
      city: 'Kraków',
    });
  });

  it('are refused from users who must not see or may not edit them', async () => {
    const other = await server.signIn('worker2@test.example');
    const { customer, values } = await readFor(other, privateQuote, 'Trzecia');
    const changes = changeOfCustomer(groupOf(values, 'customer'), customer);
    const params = { id: customer.id };
    const body = { version: customer.version, changes };
    await hideFrom(server, other, 'customer.address');
    await expect(other.client.customers.update({ params, body })).rejects.toMatchObject({
      status: 403,
      code: 'field_excluded',
    });
    const reports = await server.signIn('reports@test.example');
    await expect(reports.client.customers.update({ params, body })).rejects.toEqual(
      refusal('access_denied', 403),
    );
    expect(await owner.client.customers.get({ params })).toMatchObject({ lastName: 'Trzecia', version: 1 });
  });
});
