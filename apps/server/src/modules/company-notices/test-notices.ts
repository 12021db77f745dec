import type { NoteNode, NoticeInput } from '@szansa/domain/company-notice';
import { testServer, type SignedIn, type TestServer } from '@szansa/server/testing';

/** A text of one paragraph, as the editor writes it. */
export const noteOf = (text: string): NoteNode => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

export interface NoticeServer {
  readonly server: TestServer;
  readonly superAdmin: SignedIn;
  readonly admin: SignedIn;
  readonly worker: SignedIn;
  readonly colleague: SignedIn;
  readonly platformer: SignedIn;
}

/** A server with people of several roles. */
export async function noticeServer(): Promise<NoticeServer> {
  const server = await testServer();
  return {
    server,
    superAdmin: await server.signIn('super@test.example'),
    admin: await server.signIn('admin@test.example'),
    worker: await server.signIn('worker@test.example'),
    colleague: await server.signIn('worker2@test.example'),
    platformer: await server.signIn('platformer@test.example'),
  };
}

/** Creates a draft that can be sent once it has recipients. */
export const draft = (by: SignedIn, more: Partial<NoticeInput> = {}) =>
  by.client.companyNotices.create({
    body: { title: 'Nowy regulamin pracy zdalnej', note: noteOf('Od 1 grudnia.'), ...more },
  });

/** Creates an announcement and sends it to the given recipients. */
export async function sent(by: SignedIn, more: Partial<NoticeInput>) {
  const { id, version } = await draft(by, more);
  return by.client.companyNotices.send({ params: { id }, body: { version } });
}

const params = (id: string) => ({ params: { id } });

export const read = (who: SignedIn, id: string) => who.client.myCompanyNotices.read(params(id));
export const confirm = (who: SignedIn, id: string) => who.client.myCompanyNotices.confirm(params(id));

/** Returns the ids of a user's announcements. */
export async function idsOf(who: SignedIn, tab: 'pending' | 'confirmed' = 'pending'): Promise<string[]> {
  const { items } = await who.client.myCompanyNotices.list({ query: { tab, perPage: 100 } });
  return items.map(({ id }) => id);
}

/** Returns the ids of the pending announcements in a user's session data. */
export async function storedOf(who: SignedIn): Promise<string[]> {
  const { tokenData } = await who.client.auth.session();
  return tokenData.workControlNotifications.map(({ id }) => id);
}
