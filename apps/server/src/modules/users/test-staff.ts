import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';

/** A server, and those who look after its people in tests. */
export interface TestStaff {
  readonly server: TestServer;
  readonly superAdmin: SignedIn;
  readonly admin: SignedIn;
  readonly worker: SignedIn;
}

export async function testStaff(): Promise<TestStaff> {
  const server = await testServer();
  const [superAdmin, admin, worker] = await Promise.all([
    server.signIn('super@test.example'),
    server.signIn('admin@test.example'),
    server.signIn('worker@test.example'),
  ]);
  return { server, superAdmin, admin, worker };
}

/** Returns the log entries about a user, oldest first. */
export function logOf(server: TestServer, entityId: string) {
  return server.db
    .selectFrom('auditLog')
    .select(['action', 'changes', 'version', 'actorId'])
    .where('entityId', '=', entityId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Returns the mails to a user, oldest first; their text is encrypted. */
export function mailsOf(server: TestServer, userId: string) {
  return server.db
    .selectFrom('outboxMail')
    .select(['kind', 'recipient', 'subject'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Counts the mailed links of a user that still work. */
export async function countLinks(server: TestServer, userId: string): Promise<number> {
  const rows = await server.db
    .selectFrom('accountTicket')
    .select('id')
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute();
  return rows.length;
}

let invited = 0;

/** A new worker, invited and not yet active. */
export function invite({ client }: SignedIn) {
  invited += 1;
  return client.users.invite({
    body: {
      email: `nowa${invited}@test.example`,
      firstName: 'Żaneta',
      lastName: `Ćma ${invited}`,
      roles: ['WORKER'],
    },
  });
}
