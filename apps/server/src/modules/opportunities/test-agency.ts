import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';

/** A server, and the people who deal with opportunities and offers in tests. */
export interface TestAgency {
  readonly server: TestServer;
  readonly worker: SignedIn;
  readonly colleague: SignedIn;
  readonly admin: SignedIn;
}

export async function testAgency(): Promise<TestAgency> {
  const server = await testServer();
  const [worker, colleague, admin] = await Promise.all([
    server.signIn('worker@test.example'),
    server.signIn('worker2@test.example'),
    server.signIn('admin@test.example'),
  ]);
  return { server, worker, colleague, admin };
}

/** Returns the history of an opportunity as the user reads it, oldest first. */
export async function historyOf(id: string, { client }: SignedIn) {
  const { items } = await client.opportunities.timeline({
    params: { id },
    query: { sort: 'at', perPage: 100 },
  });
  return items;
}
