import { revealsAnHour } from '@szansa/domain/customer';
import { refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
let worker: SignedIn;
let ids: string[];
beforeAll(async () => {
  server = await testServer();
  worker = await server.signIn('worker@test.example');
  ids = [];
  for (let made = 0; made < revealsAnHour + 2; made += 1) {
    const body = { lastName: `Tajny ${made}`, emails: [`tajny${made}@przyklad.example`] };
    ids.push((await worker.client.customers.create({ body })).id);
  }
});
afterAll(() => server.close());

const reveal = ({ client }: SignedIn, id: string) => client.customers.revealPersonalId({ params: { id } });
const limited = refusal('too_many_requests', 429, {
  details: { retryAfterSeconds: expect.any(Number) as number, minutes: 60 },
});

async function mailed(): Promise<string[]> {
  const mails = await server.db.selectFrom('outboxMail').select(['recipient', 'subject']).execute();
  return mails.filter(({ subject }) => /PESEL/.test(subject)).map(({ recipient }) => recipient);
}

it('a person may reveal a limited number of personal ids an hour, also in parallel; admins are notified once', async () => {
  const [first = ''] = ids;
  const outcomes = await Promise.allSettled(ids.map((id) => reveal(worker, id)));
  const refused = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [ids[index] ?? ''] : [],
  );
  expect(refused).toHaveLength(2);
  for (const id of refused) await expect(reveal(worker, id)).rejects.toEqual(limited);
  expect((await mailed()).toSorted()).toEqual(
    ['admin@test.example', 'admin@szansa.example', 'super@test.example'].toSorted(),
  );

  // what was seen may be seen again, and others have a limit of their own
  const seen = ids.find((id) => !refused.includes(id)) ?? first;
  expect(await reveal(worker, seen)).toEqual({ personalIdNumber: null });
  const colleague = await server.signIn('worker2@test.example');
  expect(await reveal(colleague, refused[0] ?? '')).toEqual({ personalIdNumber: null });

  const log = await server.db
    .selectFrom('auditLog')
    .select('entityId')
    .where('action', '=', 'refuse_personal_id')
    .execute();
  expect(new Set(log.map(({ entityId }) => entityId))).toEqual(new Set(refused));

  await server.db
    .updateTable('auditLog')
    .set({ at: sql<Date>`at - interval '1 hour'` })
    .execute();
  expect(await reveal(worker, refused[0] ?? '')).toEqual({ personalIdNumber: null });
});

describe('a personal id that is guessed', () => {
  const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];
  /** Returns a personal id of a person born on 1990-01-01, with its check digit. */
  const personalId = (serial: number) => {
    const digits = `900101${String(serial).padStart(4, '0')}`;
    const sum = weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0);
    return `${digits}${(10 - (sum % 10)) % 10}`;
  };
  const unknown = personalId(5000);
  let guesser: SignedIn;
  let customers: string[];
  const written = (serial: number) => ({
    lastName: `Z numerem ${serial}`,
    personalIdNumber: personalId(serial),
  });

  beforeAll(async () => {
    guesser = await server.signIn('worker2@test.example');
    customers = [];
    for (let serial = 0; serial < revealsAnHour + 2; serial += 1)
      customers.push((await worker.client.customers.create({ body: written(serial) })).id);
  });
  beforeEach(async () => {
    await server.db
      .updateTable('auditLog')
      .set({ at: sql<Date>`at - interval '1 hour'` })
      .execute();
  });

  const requested = (personalIdNumber: string) =>
    guesser.client.customers.matches({ query: { personalIdNumber } });
  const createdWith = (serial: number) => guesser.client.customers.create({ body: written(serial) });
  const confirmed = async () => {
    const rows = await server.db
      .selectFrom('auditLog')
      .select('entityId')
      .where('actorId', '=', guesser.userId)
      .where('at', '>', sql<Date>`now() - interval '1 hour'`)
      .where('action', '=', 'confirm_personal_id')
      .orderBy('id')
      .execute();
    return rows.map(({ entityId }) => entityId);
  };

  it('is confirmed while typed as often as it could be revealed; beyond that no answer states whether it is right', async () => {
    for (let serial = 0; serial < revealsAnHour; serial += 1)
      expect(await requested(personalId(serial))).toMatchObject([{ matches: ['personalIdNumber'] }]);
    await expect(requested(personalId(revealsAnHour))).rejects.toEqual(limited);
    await expect(requested(unknown)).rejects.toEqual(limited);
    // known already, and what is no personal id at all
    expect(await requested(personalId(0))).toHaveLength(1);
    expect(await requested('900101')).toEqual([]);
    expect(await guesser.client.customers.matches({ query: { email: 'nikt@a.example' } })).toEqual([]);
    expect(await confirmed()).toEqual(customers.slice(0, revealsAnHour));
  });

  it('counts together with what was revealed', async () => {
    for (const id of customers.slice(0, revealsAnHour)) await reveal(guesser, id);
    await expect(requested(personalId(revealsAnHour))).rejects.toEqual(limited);
    expect(await requested(personalId(3))).toHaveLength(1);
    expect(await confirmed()).toEqual([]);
  });

  it('is confirmed by the refusal to write it down as often, and no more', async () => {
    for (let serial = 0; serial < revealsAnHour; serial += 1)
      await expect(createdWith(serial)).rejects.toEqual(refusal('duplicate_customer', 409));
    await expect(createdWith(revealsAnHour)).rejects.toEqual(limited);
    await expect(createdWith(6000)).rejects.toEqual(limited);
    expect(await confirmed()).toHaveLength(revealsAnHour);
  });

  it('is confirmed by the refusal to change to it as often, and no more', async () => {
    const own = await guesser.client.customers.create({
      body: { lastName: 'Własny', emails: ['wlasny@przyklad.example'] },
    });
    const change = (changes: { personalIdNumber?: string; lastName?: string }) =>
      guesser.client.customers.update({ params: { id: own.id }, body: { version: 1, changes } });
    for (let serial = 0; serial < revealsAnHour; serial += 1)
      await expect(change({ personalIdNumber: personalId(serial) })).rejects.toEqual(
        refusal('duplicate_customer', 409),
      );
    await expect(change({ personalIdNumber: personalId(revealsAnHour) })).rejects.toEqual(limited);
    await expect(change({ personalIdNumber: unknown })).rejects.toEqual(limited);
    // a change that leaves the personal id out does not count as a guess
    expect((await change({ lastName: 'Inny' })).lastName).toBe('Inny');
  });
});
