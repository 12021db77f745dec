import { giveRights, revokeRights, type SignedIn } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { testAgency, type TestAgency } from './test-agency.ts';

let agency: TestAgency;
let customerFileId: string;
beforeAll(async () => {
  agency = await testAgency();
  const { client } = agency.worker;
  const customer = await client.customers.create({
    body: { firstName: 'Ewa', lastName: 'Następna', emails: ['ewa@test.example'] },
  });
  customerFileId = (await client.opportunities.create({ body: { customerId: customer.id } })).id;
});
afterAll(() => agency.server.close());

async function cardFor({ client }: SignedIn) {
  const { columns } = await client.opportunities.board({ query: {} });
  return columns.flatMap(({ cards }) => cards).find(({ id }) => id === customerFileId);
}

function plan(title: string, startAt: string) {
  return agency.worker.client.activities.create({ body: { type: 'call', title, startAt, customerFileId } });
}

describe('the next activity of a card', () => {
  it('is the earliest that is not done', async () => {
    expect((await cardFor(agency.worker))?.nextActivity).toBeNull();
    await plan('Potem', '2031-03-02T10:00:00Z');
    const first = await plan('Najpierw', '2031-03-01T10:00:00Z');
    const expected = {
      id: first.id,
      type: 'call',
      title: 'Najpierw',
      startAt: '2031-03-01T10:00:00.000Z',
      endAt: null,
    };
    expect((await cardFor(agency.worker))?.nextActivity).toEqual(expected);
    expect((await cardFor(agency.colleague))?.nextActivity).toEqual(expected);
    const { id, version } = first;
    await agency.worker.client.activities.complete({ params: { id }, body: { version } });
    expect((await cardFor(agency.worker))?.nextActivity).toMatchObject({ title: 'Potem' });
  });

  it('is not revealed to people who may not read activities', async () => {
    await revokeRights(agency.server, 'WORKER', 'activity.get');
    expect((await cardFor(agency.colleague))?.nextActivity).toBeNull();
    await giveRights(agency.server, 'WORKER', 'activity.get');
  });
});
