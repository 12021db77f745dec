import { json } from '#platform';
import { testConnection, testServer, type TestServer } from '@szansa/server/testing';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { up as knowingUp } from '../migrations/0011-who-may-know.ts';
import { up as firmsUp } from '../migrations/0013-firms.ts';
import { up as mailsUp } from '../migrations/0014-mails.ts';
import { up as thumbnailsUp } from '../migrations/0170-thumbnails.ts';
import { up as costsUp } from '../migrations/0175-costs-of-quotes.ts';
import { up as addressesUp } from '../migrations/0211-stored-addresses.ts';
import { twoBanks } from './modules/bank-comparisons/test-comparisons.ts';
import { openOpportunity } from './modules/opportunities/test-deals.ts';
import { ingestedId, written as writtenMail } from './modules/received-mails/test-mails.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function migrated(up: (db: Kysely<unknown>) => Promise<void>): Promise<void> {
  const pool = new pg.Pool(testConnection(server.database));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  await up(db);
  await db.destroy();
}

test('the history of before refers to its comments and repeats none; a PDF of before counts as showing all', async () => {
  const { db } = server;
  const people = await Promise.all([
    server.signIn('worker@test.example'),
    server.signIn('worker2@test.example'),
  ]);
  const [owner] = people;
  const { id: customerFileId } = await openOpportunity(server, owner);
  // as the schema and the rows were before
  await sql`
    alter table timeline_event drop column comment_id;
    alter table chat_follower drop column is_followed;
    alter table document drop column shows;
  `.execute(db);
  const expected = new Map<string, string>();
  for (const [turn, isNote] of [false, true, false, true, false].entries()) {
    for (const { userId: authorId } of people) {
      const [commentId, eventId] = [uuidv7(), uuidv7()];
      const message = `Tekst ${turn}`;
      await db
        .insertInto('comment')
        .values({ id: commentId, customerFileId, isNote, message, authorId })
        .execute();
      await sql`
        insert into timeline_event (id, customer_file_id, type, actor_id, data)
        values (${eventId}, ${customerFileId}, ${isNote ? 'note_added' : 'comment_added'}, ${authorId},
          ${json({ note: message })})
      `.execute(db);
      expected.set(eventId, commentId);
    }
  }
  const alone = uuidv7();
  await sql`
    insert into timeline_event (id, customer_file_id, type, data)
    values (${alone}, ${customerFileId}, 'comment_added', ${json({ note: 'Bez komentarza' })})
  `.execute(db);
  const fileId = uuidv7();
  const file = { name: 'Oferta.pdf', mime: 'application/pdf', size: 1, sha256: 'x', storageKey: 'x' };
  await db
    .insertInto('storedFile')
    .values({ ...file, id: fileId })
    .execute();
  for (const type of ['offer_pdf', 'agreement']) {
    await sql`
      insert into document (id, customer_file_id, file_id, type, name)
      values (${uuidv7()}, ${customerFileId}, ${fileId}, ${type}, 'Oferta')
    `.execute(db);
  }
  await migrated(knowingUp);
  const documents = await db.selectFrom('document').select(['type', 'shows']).orderBy('id').execute();
  expect(documents).toEqual([
    { type: 'offer_pdf', shows: ['customer.taxIdNumber', 'vehicle.discount'] },
    { type: 'agreement', shows: [] },
  ]);
  const events = await db
    .selectFrom('timelineEvent')
    .select(['id', 'commentId', 'data'])
    .where('type', 'in', ['comment_added', 'note_added'])
    .execute();
  expect(new Map(events.map(({ id, commentId }) => [id, commentId]))).toEqual(
    new Map([...expected, [alone, null]]),
  );
  expect(events.map(({ data }) => data)).toEqual(events.map(() => ({})));
  const { items } = await owner.client.opportunities.timeline({ params: { id: customerFileId } });
  expect(items.filter(({ type }) => type !== 'created').map(({ data }) => data.note ?? null)).toEqual([
    null,
    ...[4, 4, 3, 3, 2, 2, 1, 1, 0, 0].map((turn) => `Tekst ${turn}`),
  ]);
});

test('a mail of before makes sense as long as its link works, any other for a week', async () => {
  const { db } = server;
  const { userId } = await server.signIn('worker@test.example');
  await db.deleteFrom('outboxMail').execute();
  await sql`
    alter table outbox_mail drop column expires_at;
    drop index outbox_mail_waiting;
    create index outbox_mail_due on outbox_mail (next_attempt_at) where state = 'queued';
  `.execute(db);
  const retained = async (kind: string, hoursAgo: number) => {
    await sql`
      insert into outbox_mail (id, kind, user_id, recipient, subject, state, created_at)
      values (${uuidv7()}, ${kind}, ${userId}, 'a@test.example', ${`${kind} ${hoursAgo}`}, 'kept',
        now() - make_interval(hours => ${hoursAgo}))
    `.execute(db);
  };
  await sql`
    insert into account_ticket (id, kind, user_id, token_hash, expires_at)
    values (${uuidv7()}, 'activation', ${userId}, '\\x00', now() + interval '5 days')
  `.execute(db);
  await retained('notice', 24);
  await retained('notice', 8 * 24);
  await retained('activation', 50);
  await retained('activation', 48);
  await retained('password_reset', 0);
  await migrated(mailsUp);
  const { rows } = await sql<{ subject: string }>`
    select subject from outbox_mail where expires_at > now() order by id
  `.execute(db);
  expect(rows.map(({ subject }) => subject)).toEqual(['notice 24', 'activation 48']);
});

test('a customer of before is found by the tax ids of their firms', async () => {
  const { client } = await server.signIn('worker@test.example');
  const { id } = await client.customers.create({
    body: {
      lastName: 'Dawny',
      customerOrganizations: [
        { name: 'Pierwsza', taxIdNumber: '9991000111' },
        { name: 'Druga' },
        { name: 'Trzecia', taxIdNumber: '9991396066' },
      ],
    },
  });
  await sql`
    alter table customer drop column search_text, drop column organisation_tax_ids;
    alter table customer add column search_text text;
    drop function organisation_tax_ids_of(uuid);
  `.execute(server.db);
  await migrated(firmsUp);
  for (const search of ['9991000111', '139606'])
    expect((await client.customers.list({ query: { search } })).items.map((row) => row.id)).toEqual([id]);
});

test('files of before that are shown in lists have pending thumbnails, and no others', async () => {
  const { db } = server;
  const owner = await server.signIn('worker@test.example');
  const { id } = await openOpportunity(server, owner);
  await sql`
    drop table wanted_thumbnail;
    alter table stored_file drop column thumbnail_of;
  `.execute(db);
  const store = async (mime: string) => {
    const fileId = uuidv7();
    await sql`
      insert into stored_file (id, storage_key, name, mime, size, sha256)
      values (${fileId}, ${fileId}, 'plik', ${mime}, 1, 'x')
    `.execute(db);
    return fileId;
  };
  const [pdf, text, picture] = [
    await store('application/pdf'),
    await store('text/plain'),
    await store('image/jpeg'),
  ];
  // of no list: a logo, or a size of a picture
  await store('image/png');
  for (const fileId of [pdf, text]) {
    await db
      .insertInto('document')
      .values({
        id: uuidv7(),
        customerFileId: id,
        fileId,
        type: 'agreement',
        name: 'plik',
        createdBy: owner.userId,
        offerId: null,
      })
      .execute();
  }
  const commentId = uuidv7();
  const written = { customerFileId: id, isNote: false, message: 'Zdjęcie', authorId: owner.userId };
  await db
    .insertInto('comment')
    .values({ id: commentId, ...written })
    .execute();
  await db.insertInto('commentFile').values({ commentId, fileId: picture, position: 0 }).execute();
  await migrated(thumbnailsUp);
  const pending = await db.selectFrom('wantedThumbnail').select(['fileId', 'tries']).execute();
  expect(pending.filter(({ fileId }) => [pdf, text, picture].includes(fileId))).toEqual(
    expect.arrayContaining([
      { fileId: pdf, tries: 0 },
      { fileId: picture, tries: 0 },
    ]),
  );
  const { rows } = await sql<{ mime: string }>`
    select mime from stored_file join wanted_thumbnail on file_id = id where mime not in ('application/pdf', 'image/jpeg')
  `.execute(db);
  expect(rows).toEqual([]);
});

test('a comparison of before stays what it was, and names no costs', async () => {
  const owner = await server.signIn('worker@test.example');
  const { id: opportunity } = await openOpportunity(server, owner);
  const saved = await owner.client.bankComparisonPdfs.create({ params: { id: opportunity }, body: twoBanks });
  await sql`
    alter table bank_comparison drop column rent_basis;
    update bank_comparison set quotes = (
      select jsonb_agg(quote.value - 'costs' - 'unusedKmPrice' order by quote.place)
      from jsonb_array_elements(quotes) with ordinality as quote(value, place)
    );
  `.execute(server.db);
  await migrated(costsUp);
  expect(await owner.client.bankComparisonPdfs.get({ params: { id: saved.id } })).toEqual(saved);
});

test('ID1 senders of before are written as addresses of customers are', async () => {
  const { client } = await server.signIn('super@test.example');
  const id = await ingestedId(server, writtenMail({ From: 'biuro@test.example' }));
  const other = await ingestedId(server, writtenMail({ From: 'inny@test.example' }));
  await sql`
    update received_mail set from_address = 'biuro@łódź.pl', reply_to_address = 'jan@żółw.com.pl' where id = ${id}
  `.execute(server.db);
  await migrated(addressesUp);
  expect(await client.receivedMails.get({ params: { id } })).toMatchObject({
    fromAddress: 'biuro@xn--d-uga0v4h.pl',
    replyToAddress: 'jan@xn--w-uga1v8h.com.pl',
  });
  const { fromAddress } = await client.receivedMails.get({ params: { id: other } });
  expect(fromAddress).toBe('inny@test.example');
});
