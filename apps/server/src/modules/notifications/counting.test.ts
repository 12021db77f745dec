import { draws, testServer, type SignedIn, type TestServer } from '@szansa/server/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { archiveReasonId, leadSourceId, openOpportunity, versionOf } from '../opportunities/test-deals.ts';

let server: TestServer;
let owner: SignedIn;
let author: SignedIn;
let admin: SignedIn;
/** Reads opportunities as long as they have an owner. */
let reader: SignedIn;
beforeAll(async () => {
  server = await testServer();
  [owner, author, admin, reader] = await Promise.all([
    server.signIn('worker@test.example'),
    server.signIn('worker2@test.example'),
    server.signIn('admin@test.example'),
    server.signIn('reports@test.example'),
  ]);
});
afterAll(() => server.close());

const files = [0, 1] as const;
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ does: fc.constant('write' as const), file: fc.constantFrom(...files) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('mention' as const), file: fc.constantFrom(...files) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('read' as const), which: fc.nat({ max: 5 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('readAll' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('minute' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('own' as const), file: fc.constantFrom(...files) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('archive' as const), file: fc.constantFrom(...files) }),
  },
);

interface Notified {
  readonly file: number;
  readonly kind: 'comment_new' | 'comment_mention';
  count: number;
  isRead: boolean;
  /** Whether others may still join it. */
  isOpen: boolean;
}

/** Models the notifications of the reader in the simplest possible way. */
function model() {
  const all: Notified[] = [];
  const isOwned = [true, true];
  const isArchived = [false, false];
  const visible = () => all.filter(({ file }) => isOwned[file]);
  return {
    isOwned,
    isArchived,
    notify(file: number, kind: Notified['kind']) {
      // a user who may not read the opportunity is not notified
      if (!isOwned[file]) return;
      const open = all.find((one) => one.file === file && one.kind === kind && !one.isRead && one.isOpen);
      if (open) open.count += 1;
      else all.push({ file, kind, count: 1, isRead: false, isOpen: true });
    },
    passMinute: () => all.forEach((one) => (one.isOpen = false)),
    readAll: () => all.forEach((one) => (one.isRead = true)),
    /** The newest first. */
    visible: () => visible().toReversed(),
    unread: () => visible().filter(({ isRead }) => !isRead).length,
  };
}

test('NO1 NO3 the number of unread ones is that of a simple model, whatever happens', async () => {
  const reasonId = await archiveReasonId(server, 'other');
  const sourceId = await leadSourceId(server);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (history) => {
      const opened = [
        await openOpportunity(server, owner, { leadSourceId: sourceId }),
        await openOpportunity(server, owner, { leadSourceId: sourceId }),
      ];
      const idOf = (file: number) => opened[file]?.id ?? '';
      for (const { id } of opened) await reader.client.comments.followChat({ params: { id } });
      await server.db.deleteFrom('notification').execute();
      const published = model();
      const write = (file: number, message: string) =>
        author.client.comments.create({ body: { customerFileId: idOf(file), message } });

      for (const one of history) {
        if (one.does === 'write' && !published.isArchived[one.file]) {
          await write(one.file, 'Wiadomość');
          published.notify(one.file, 'comment_new');
        } else if (one.does === 'mention' && !published.isArchived[one.file] && published.isOwned[one.file]) {
          await write(one.file, `Dla @[Renata](${reader.userId})`);
          published.notify(one.file, 'comment_mention');
        } else if (one.does === 'read') {
          const { items } = await reader.client.notifications.list({});
          const [found, expected] = [items[one.which], published.visible()[one.which]];
          if (found && expected) {
            await reader.client.notifications.read({ params: { id: found.id } });
            expected.isRead = true;
          }
        } else if (one.does === 'readAll') {
          await reader.client.notifications.readAll();
          published.readAll();
        } else if (one.does === 'minute') {
          await server.db
            .updateTable('notification')
            .set({ groupedUntil: sql<Date>`now()` })
            .execute();
          published.passMinute();
        } else if (one.does === 'own' && !published.isArchived[one.file]) {
          const isOwned = !published.isOwned[one.file];
          const body = {
            workerId: isOwned ? owner.userId : null,
            version: await versionOf(server, idOf(one.file)),
          };
          await admin.client.opportunities.assign({ params: { id: idOf(one.file) }, body });
          published.isOwned[one.file] = isOwned;
        } else if (one.does === 'archive') {
          const isArchived = !published.isArchived[one.file];
          const params = { id: idOf(one.file) };
          const version = await versionOf(server, idOf(one.file));
          await (isArchived
            ? admin.client.opportunities.archive({
                params,
                body: { archiveReasonId: reasonId, note: 'Koniec', version },
              })
            : admin.client.opportunities.unarchive({ params, body: { version } }));
          published.isArchived[one.file] = isArchived;
        }
        expect(await reader.client.notifications.unread()).toMatchObject({ count: published.unread() });
      }
      const { items } = await reader.client.notifications.list({ query: { limit: 100 } });
      expect(items.map(({ count, readAt }) => [count, readAt !== null])).toEqual(
        published.visible().map(({ count, isRead }) => [count, isRead]),
      );
    }),
    draws({ usual: 5, all: 25 }),
  );
}, 120_000);

test('it is exact when many write and read at once', async () => {
  const opened = await Promise.all(Array.from({ length: 4 }, () => openOpportunity(server, owner)));
  for (const { id } of opened) await reader.client.comments.followChat({ params: { id } });
  await server.db.deleteFrom('notification').execute();
  const writing = opened.flatMap(({ id: customerFileId }) =>
    [author, owner, admin].map(({ client }) =>
      client.comments.create({ body: { customerFileId, message: 'Raz' } }),
    ),
  );
  await Promise.all([
    ...writing,
    reader.client.notifications.readAll(),
    reader.client.notifications.readAll(),
  ]);
  const { items } = await reader.client.notifications.list({ query: { limit: 100 } });
  expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(writing.length);
  const { count } = await reader.client.notifications.unread();
  expect(count).toBe(items.filter(({ readAt }) => readAt === null).length);
});
