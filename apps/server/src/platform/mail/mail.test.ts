import {
  cloneDatabase,
  mailServer,
  readMail,
  testConnection,
  testServer,
  type TestServer,
} from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { MailTransport, OutgoingMail } from '#adapters/mail/mail-transport.ts';
import { smtp } from '#adapters/mail/smtp.ts';
import { createPool, openDatabase } from '../database/pool.ts';
import type { Platform } from '../platform.ts';
import { systemContext, systemVerb } from '../verb.ts';
import { queueMail } from './mail.ts';
import { resumeMails, retrySchedule, sendMail } from './sending.ts';

/** Servers that share a database open what the others have sealed. */
const secretKey = 'a key for tests, of 32 characters';

let server: TestServer;
let userId: string;
let mails: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  mails = await mailServer();
  server = await testServer({ config: { smtpUrl: mails.url, smtpAllowsPlain: true, secretKey } });
  userId = (await server.signIn('worker@test.example')).userId;
  await server.db
    .updateTable('agency')
    .set({ name: 'Agencja „Żółw” & s-ka', email: 'biuro@szansa.example', mailFooter: 'ul. Prosta 1\nŁódź' })
    .execute();
});
beforeEach(async () => {
  mails.accepted.length = 0;
  await server.db.deleteFrom('outboxMail').execute();
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

const queued = (subject: string, platform: Platform = server.platform) =>
  systemVerb(platform, (work) =>
    queueMail(work, {
      kind: 'notice',
      userId,
      to: 'wanda@test.example',
      subject,
      text: `Cześć <b>Wanda</b>,\n\notwórz link:\nhttps://crm.example/activate/${'x'.repeat(43)}\n`,
    }),
  );

/** The platform of a server that only notes what it would enqueue, and the delay of each in seconds. */
function byHand(change: Partial<Platform> = {}) {
  const delays: (number | undefined)[] = [];
  const platform: Platform = {
    ...server.platform,
    ...change,
    jobs: {
      enqueue: (_work, _kind, _data, options) => {
        delays.push(options?.afterSeconds);
        return Promise.resolve(true);
      },
    },
  };
  /** What the queue does when the time of a mail has come. */
  const send = async () => {
    const { id: mailId } = await server.db.selectFrom('outboxMail').select('id').executeTakeFirstOrThrow();
    const signal = new AbortController().signal;
    await sendMail.run(systemContext(platform), { data: { mailId }, signal, isLastTry: false });
  };
  return { platform, delays, send };
}

const stored = () => server.db.selectFrom('outboxMail').selectAll().orderBy('id').execute();
const untilStored = (match: object) =>
  vi.waitFor(async () => expect(await stored()).toEqual([expect.objectContaining(match)]), {
    timeout: 30_000,
    interval: 20,
  });
const untilAllSent = () =>
  vi.waitFor(async () => expect((await stored()).every(({ state }) => state === 'sent')).toBe(true), {
    timeout: 30_000,
    interval: 50,
  });

describe('a mail', () => {
  it('is handed over with text, HTML and the signature of the agency; then its text is deleted', async () => {
    const { platform, send } = byHand();
    await queued('Zażółć gęślą jaźń', platform);
    expect((await stored())[0]).toMatchObject({ state: 'queued', attempts: 0, body: expect.any(Buffer) });
    await send();
    await untilStored({ state: 'sent', attempts: 1, body: null, sentAt: expect.any(Date), lastError: null });
    const [mail] = mails.accepted;
    expect(mail).toMatchObject({ from: 'biuro@szansa.example', to: ['wanda@test.example'] });
    const whole = readMail(mail?.source ?? '');
    expect(whole).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(whole).toMatch(/Message-ID: <[\w-]{36}@localhost>\r?$/m);
    expect(whole).toMatch(/Content-Type: text\/plain/);
    expect(whole).toContain('-- \nAgencja „Żółw” & s-ka\nul. Prosta 1\nŁódź'.replaceAll('\n', '\r\n'));
    expect(whole).toMatch(/Content-Type: text\/html/);
    expect(whole).toContain('Cześć &lt;b&gt;Wanda&lt;/b&gt;,');
    expect(whole).toContain(`<a href="https://crm.example/activate/${'x'.repeat(43)}">`);
  });

  it('is put on its way by the commit of its work, and not by one that fails', async () => {
    const work = systemVerb(server.platform, async (unit) => {
      await queueMail(unit, { kind: 'notice', userId, to: 'a@test.example', subject: 'Nie', text: 'Nie' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await systemVerb(server.platform, (unit) =>
      queueMail(unit, { kind: 'notice', userId, to: 'b@test.example', subject: 'Tak', text: 'Tak' }),
    );
    await untilStored({ recipient: 'b@test.example', state: 'sent' });
    expect(mails.accepted.map(({ to }) => to)).toEqual([['b@test.example']]);
  });

  it('is tried again after a refusal, in a minute, then later, and no more once it was accepted', async () => {
    expect(retrySchedule.map((seconds) => seconds / 60)).toEqual([1, 5, 30, 120, 360]);
    const { platform, delays, send } = byHand();
    await queued('Ponownie', platform);
    mails.refusals.push({ code: 451, text: 'greylisted, come back later' }, { code: 452, text: 'full' });
    await send();
    expect((await stored())[0]).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: expect.stringMatching(/come back later/),
    });
    await send();
    await send();
    expect((await stored())[0]).toMatchObject({ state: 'sent', attempts: 3 });
    await send();
    expect(mails.accepted).toHaveLength(1);
    expect(delays).toEqual([0, 60, 300]);
  });

  it('has failed after the last try', async () => {
    const { platform, delays, send } = byHand();
    await queued('Odmowa', platform);
    await server.db.updateTable('outboxMail').set({ attempts: 5 }).execute();
    mails.refusals.push({ code: 451, text: 'mailbox\r\nbusy' });
    await send();
    expect((await stored())[0]).toMatchObject({
      state: 'failed',
      attempts: 6,
      body: null,
      lastError: expect.stringMatching(/busy/),
    });
    expect(delays).toEqual([0]);
  });

  it.each(['its recipient', 'what it is'])(
    'has failed at once when it is refused for good for %s',
    async (why) => {
      const { platform, delays, send } = byHand();
      await queued('Odmowa', platform);
      if (why === 'its recipient') mails.unknown.add('wanda@test.example');
      else mails.refusals.push({ code: 554, text: 'no\r\nsuch mails' });
      await send();
      mails.unknown.clear();
      expect((await stored())[0]).toMatchObject({
        state: 'failed',
        attempts: 1,
        body: null,
        lastError: expect.stringMatching(/^55[04] no such (mailbox|mails)$/),
      });
      expect(delays).toEqual([0]);
    },
  );

  it('without a job, long overdue, is put on its way again', async () => {
    const lost = byHand();
    await queued('Zgubiony', lost.platform);
    const now = { data: {}, signal: new AbortController().signal, isLastTry: false };
    await resumeMails.run(systemContext(lost.platform), now);
    expect(lost.delays).toEqual([0]);
    await server.db
      .updateTable('outboxMail')
      .set({ nextAttemptAt: new Date(Date.now() - 11 * 60_000) })
      .execute();
    await resumeMails.run(systemContext(server.platform), now);
    await untilStored({ state: 'sent' });
  });

  it('is handed over by one of several servers, each mail once', async () => {
    const other = await testServer({
      database: server.database,
      config: { smtpUrl: mails.url, smtpAllowsPlain: true, secretKey },
    });
    for (let turn = 0; turn < 12; turn += 1) await queued(`Nr ${turn}`);
    await untilAllSent();
    expect(new Set(mails.accepted.map(({ source }) => /^Message-ID: .*$/m.exec(source)?.[0])).size).toBe(12);
    expect(mails.accepted).toHaveLength(12);
    await other.close();
  });

  it('never leaves without TLS unless the operator allows it', async () => {
    const transport = smtp(mails.url, { allowsPlain: false });
    const before = mails.accepted.length;
    const person = { name: '', address: 'a@test.example' };
    const mail = {
      messageId: '<1@test>',
      from: person,
      to: person.address,
      subject: '',
      text: '',
      html: '',
      attachments: [],
    };
    await expect(transport.send(mail)).rejects.toThrow(/STARTTLS/);
    expect(mails.accepted).toHaveLength(before);
    transport.close();
  });

  it('being handed over is finished before the server stops', async () => {
    const database = await cloneDatabase();
    const stopping = await testServer({
      database: database.name,
      config: { smtpUrl: mails.url, smtpAllowsPlain: true },
    });
    const gate = Promise.withResolvers<void>();
    mails.gate.open = gate.promise;
    const connections = mails.connections.count;
    await queued('Powoli', stopping.platform);
    await vi.waitFor(() => expect(mails.connections.count).toBe(connections + 1), { timeout: 30_000 });
    const closed = stopping.close();
    gate.resolve();
    await closed;
    const left = openDatabase(createPool(testConnection(database.name), server.platform.log));
    const states = await left.db.selectFrom('outboxMail').select('state').execute();
    await left.close();
    expect(states).toEqual([{ state: 'sent' }]);
    await database.drop();
  });

  it('comes from MAIL_FROM when that is set', async () => {
    const sent: OutgoingMail[] = [];
    const mailTransport: MailTransport = {
      send: (mail) => Promise.resolve(void sent.push(mail)),
      close: () => undefined,
    };
    const { config } = server.platform;
    for (const mailFrom of ['"CRM" <crm@firma.example>', ' crm@firma.example ']) {
      const set = { ...config, mailFrom, publicUrl: 'https://crm.firma.example/app' };
      const { platform, send } = byHand({ mailTransport, config: set });
      await server.db.deleteFrom('outboxMail').execute();
      await queued('Nadawca', platform);
      await send();
    }
    expect(sent.map(({ from }) => from)).toEqual([
      { name: 'CRM', address: 'crm@firma.example' },
      { name: 'Agencja „Żółw” & s-ka', address: 'crm@firma.example' },
    ]);
    expect(sent[0]?.messageId).toMatch(/@crm\.firma\.example>$/);
  });
});

describe('a mail server that comes and goes', () => {
  const now = { data: {}, signal: new AbortController().signal, isLastTry: false };
  const without: Partial<Platform> = { mailTransport: null };
  const withoutServer = () => byHand({ ...without, config: { ...server.platform.config, smtpUrl: null } });
  const resume = (platform: Platform) => resumeMails.run(systemContext(platform), now);
  const states = async () => (await stored()).map(({ state }) => state);
  const passing = (expiresAt: Date) => server.db.updateTable('outboxMail').set({ expiresAt }).execute();

  it('is sent the mails stored without it, each mail once', async () => {
    const { platform } = withoutServer();
    for (const subject of ['Jeden', 'Dwa', 'Trzy']) await queued(subject, platform);
    expect(await states()).toEqual(['kept', 'kept', 'kept']);
    await Promise.all([resume(server.platform), resume(server.platform)]);
    await resume(server.platform);
    await untilAllSent();
    const subjects = mails.accepted.map(({ source }) => /^Subject: (.*?)\r?$/m.exec(source)?.[1]);
    expect(subjects).toHaveLength(3);
    expect(new Set(subjects)).toEqual(new Set(['Jeden', 'Dwa', 'Trzy']));
  });

  it('is sent the stored mails when a server starts with it', async () => {
    await queued('Na start', withoutServer().platform);
    const other = await testServer({
      database: server.database,
      config: { smtpUrl: mails.url, smtpAllowsPlain: true, secretKey },
    });
    await untilAllSent();
    expect(mails.accepted).toHaveLength(1);
    await other.close();
  });

  it('leaves pending mails stored, and is sent them when it is back', async () => {
    await queued('Czeka', byHand().platform);
    expect(await states()).toEqual(['queued']);
    const off = withoutServer();
    await off.send();
    expect(await states()).toEqual(['kept']);
    expect((await stored())[0]?.body).not.toBeNull();
    await resume(server.platform);
    await untilStored({ state: 'sent' });
    expect(mails.accepted).toHaveLength(1);
  });

  it('that is gone when a server starts leaves all mails stored', async () => {
    await queued('Utknął', byHand().platform);
    const other = await testServer({ database: server.database, config: { smtpUrl: null, secretKey } });
    expect(await states()).toEqual(['kept']);
    await other.close();
  });

  it('is not sent a mail that another process may be handing over at the moment', async () => {
    const { platform, send } = byHand();
    await queued('W drodze', platform);
    const gate = Promise.withResolvers<void>();
    mails.gate.open = gate.promise;
    const sending = send();
    await vi.waitFor(async () => expect((await stored())[0]?.attempts).toBe(1), { timeout: 30_000 });
    await server.db.updateTable('outboxMail').set({ state: 'kept' }).execute();
    await resume(server.platform);
    expect(await states()).toEqual(['kept']);
    gate.resolve();
    await sending;
    expect(await states()).toEqual(['sent']);
    expect(mails.accepted).toHaveLength(1);
  });

  it('is not sent obsolete mails, and their text is deleted', async () => {
    await queued('Za późno', withoutServer().platform);
    await passing(new Date(Date.now() - 1000));
    await resume(server.platform);
    expect(await stored()).toMatchObject([{ state: 'expired', body: null, attempts: 0 }]);
    await server.db.deleteFrom('outboxMail').execute();

    const { platform, send } = byHand();
    await queued('Za późno', platform);
    await passing(new Date(Date.now() - 1000));
    await send();
    expect(await stored()).toMatchObject([{ state: 'expired', body: null, attempts: 0 }]);
    expect(mails.accepted).toEqual([]);
  });
});
