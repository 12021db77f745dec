import { revealsAnHour } from '@szansa/domain/customer';
import { refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

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

it('one person sees so many personal ids an hour, also side by side; administrators hear of more, once', async () => {
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
