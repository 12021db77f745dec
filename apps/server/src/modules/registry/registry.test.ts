import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Mocks the Ministry's list, with answers in its format. */
const answers: Readonly<Record<string, [status: number, body: string]>> = {
  '7740001454': [
    200,
    JSON.stringify({
      result: {
        subject: {
          name: 'ORLEN SPÓŁKA AKCYJNA',
          nip: '7740001454',
          statusVat: 'Czynny',
          regon: '61018820100000',
          krs: '0000028860',
          residenceAddress: null,
          workingAddress: 'CHEMIKÓW 7, 09-411 PŁOCK',
          removalDate: null,
        },
        requestId: 'x',
      },
    }),
  ],
  '5260001246': [200, JSON.stringify({ result: { subject: null, requestId: 'x' } })],
  '5263947917': [429, JSON.stringify({ code: 'WL-191', message: 'Limit' })],
  '1132191233': [302, '/api/search/nip/7740001454'],
  '5257510618': [500, '<html>oops</html>'],
};

const requested: string[] = [];
let list: Server;
let server: TestServer;
let worker: SignedIn;

beforeAll(async () => {
  list = createServer((request, response) => {
    requested.push(request.url ?? '');
    const [, nip = ''] = /\/nip\/(\d+)/.exec(request.url ?? '') ?? [];
    const [status, body] = answers[nip] ?? [404, '{}'];
    const headers = { 'content-type': 'application/json', ...(status === 302 ? { location: body } : {}) };
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => list.listen(0, '127.0.0.1', resolve));
  const { port } = list.address() as AddressInfo;
  server = await testServer({ config: { registryUrl: `http://127.0.0.1:${port}` } });
  worker = await server.signIn('worker@test.example');
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => list.close(resolve));
});

it('a user who may write down a customer, a bank or a dealer can look companies up', async () => {
  const { client } = await server.signIn('reports@test.example');
  const lookUp = () => client.registry.findCompany({ params: { taxIdNumber: '9991000111' } });
  await expect(lookUp()).rejects.toEqual(refusal('access_denied', 403));
  const admin = await server.signIn('super@test.example');
  const params = { key: 'ADMIN_REPORTS' } as const;
  await admin.client.roles.changeRights({ params, body: { grant: ['dealer.edit'] } });
  await expect.poll(lookUp).toMatchObject({ taxIdNumber: '9991000111' });
});

const find = (taxIdNumber: string) => worker.client.registry.findCompany({ params: { taxIdNumber } });
describe('the sample register', () => {
  it('knows its sample numbers, which no firm can own', async () => {
    expect(await find('999-100-01-11')).toMatchObject({
      name: 'Przykład sp. z o.o.',
      street: 'Marszałkowska 10/12',
      postCode: '00-590',
      city: 'Warszawa',
      source: 'sample',
    });
    expect(requested).toEqual([]);
  });

  it.each([
    ['9991475251', 'registry_not_found', 404],
    ['9991554447', 'registry_unavailable', 503],
    ['9991633632', 'registry_quota', 503],
  ] as const)('%s is %s', async (nip, code, status) => {
    await expect(find(nip)).rejects.toEqual(refusal(code, status));
  });
});

describe('the white list [S8.4]', () => {
  it('is made readable: legal form, capitals, address, padded REGON [S1.3]', async () => {
    expect(await find('7740001454')).toMatchObject({
      name: 'Orlen S.A.',
      regon: '610188201',
      krs: '0000028860',
      status: 'active',
      vatStatus: 'active',
      street: 'Chemików 7',
      postCode: '09-411',
      city: 'Płock',
      source: 'white-list',
    });
    expect(requested.at(-1)).toMatch(/^\/api\/search\/nip\/7740001454\?date=\d{4}-\d{2}-\d{2}$/);
  });

  it('is queried once a day for one company', async () => {
    const before = requested.length;
    await find('7740001454');
    expect(requested).toHaveLength(before);
  });

  it.each([
    ['5260001246', 'registry_not_found', 404, 'Nie znaleziono firmy. Sprawdź, czy numer NIP jest poprawny.'],
    ['5263947917', 'registry_quota', 503, 'Wyczerpano dzienny limit zapytań do rejestru.'],
    [
      '5257510618',
      'registry_unavailable',
      503,
      'Rejestr jest chwilowo niedostępny. Wprowadź dane ręcznie lub spróbuj ponownie później.',
    ],
  ])('%s is %s', async (nip, code, status, message) => {
    await expect(find(nip)).rejects.toMatchObject({ code, status, message });
  });

  it('is queried once an hour for a company it does not know', async () => {
    const before = requested.length;
    await expect(find('5260001246')).rejects.toEqual(refusal('registry_not_found', 404));
    expect(requested).toHaveLength(before);
  });

  it('is believed at its own address alone', async () => {
    const before = requested.length;
    await expect(find('1132191233')).rejects.toEqual(refusal('registry_unavailable', 503));
    expect(requested).toHaveLength(before + 1);
  });

  it('is not bothered with a number that cannot be right', async () => {
    const before = requested.length;
    await expect(find('5260001247')).rejects.toMatchObject({
      status: 422,
      fields: [{ code: 'nip_checksum' }],
    });
    expect(requested).toHaveLength(before);
  });
});
