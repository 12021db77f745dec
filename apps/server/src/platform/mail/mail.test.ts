import { testServer, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { MailTransport, OutgoingMail } from '#adapters/mail/mail-transport.ts';
import { smtp } from '#adapters/mail/smtp.ts';
import { systemVerb } from '../verb.ts';
import { queueMail } from './mail.ts';
import { retrySchedule, startSender, type MailSender } from './sender.ts';

/** A mail server that says what it is told to say to each mail in turn, and keeps what it took. */
async function mailServer() {
  const taken: { to: string[]; from: string; source: string }[] = [];
  const refusals: { code: number; text: string }[] = [];
  const connections = { count: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      connections.count += 1;
      done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusals.shift();
        if (refused) {
          done(Object.assign(new Error(refused.text), { responseCode: refused.code }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, taken, refusals, connections, close };
}

type MailServer = Awaited<ReturnType<typeof mailServer>>;

let server: TestServer;
let userId: string;
let mails: MailServer;
const senders: MailSender[] = [];
beforeAll(async () => {
  server = await testServer({ config: { smtpUrl: 'smtp://127.0.0.1:9' } });
  // its own sender has nowhere to send to; each test starts those it needs
  await server.platform.mailSender?.close();
  userId = (await server.signIn('worker@test.example')).userId;
  await server.db
    .updateTable('agency')
    .set({ name: 'Agencja „Żółw” & s-ka', email: 'biuro@szansa.example', mailFooter: 'ul. Prosta 1\nŁódź' })
    .execute();
});
beforeEach(async () => {
  mails = await mailServer();
  await server.db.deleteFrom('outboxMail').execute();
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((running) => running.close()));
  await mails.close();
});
afterAll(() => server.close());

function sender(schedule?: readonly number[], transport: MailTransport = smtp(mails.url)): MailSender {
  const { db, log, secrets, config } = server.platform;
  const started = startSender({ db, log, secrets, transport, config, ...(schedule ? { schedule } : {}) });
  senders.push(started);
  return started;
}

const queued = (subject: string) =>
  systemVerb(server.platform, (work) =>
    queueMail(work, {
      kind: 'notice',
      userId,
      to: 'wanda@test.example',
      subject,
      text: `Cześć <b>Wanda</b>,\n\notwórz link:\nhttps://crm.example/activate/${'x'.repeat(43)}\n`,
    }),
  );

const stored = () => server.db.selectFrom('outboxMail').selectAll().orderBy('id').execute();
const untilStored = (match: object) =>
  vi.waitFor(async () => expect(await stored()).toEqual([expect.objectContaining(match)]), {
    timeout: 5000,
    interval: 20,
  });

/** Encoded parts of a mail as they are read. */
function read(source: string): string {
  return source
    .split(/\r?\n\r?\n/)
    .map((part) => {
      const plain = part.replaceAll(/=\r?\n/g, '');
      const bytes = plain.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      );
      return bytes === plain ? plain : Buffer.from(bytes, 'latin1').toString('utf8');
    })
    .join('\n\n');
}

describe('a mail', () => {
  it('is handed over with text, HTML and the signature of the agency; then its text is forgotten', async () => {
    await queued('Zażółć gęślą jaźń');
    expect((await stored())[0]).toMatchObject({ state: 'queued', attempts: 0, body: expect.any(Buffer) });
    sender();
    await untilStored({ state: 'sent', attempts: 1, body: null, sentAt: expect.any(Date), lastError: null });
    const [mail] = mails.taken;
    expect(mail).toMatchObject({ from: 'biuro@szansa.example', to: ['wanda@test.example'] });
    const whole = read(mail?.source ?? '');
    expect(whole).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(whole).toMatch(/Message-ID: <[\w-]{36}@localhost>\r?$/m);
    expect(whole).toMatch(/Content-Type: text\/plain/);
    expect(whole).toContain('-- \nAgencja „Żółw” & s-ka\nul. Prosta 1\nŁódź'.replaceAll('\n', '\r\n'));
    expect(whole).toMatch(/Content-Type: text\/html/);
    expect(whole).toContain('Cześć &lt;b&gt;Wanda&lt;/b&gt;,');
    expect(whole).toContain(`<a href="https://crm.example/activate/${'x'.repeat(43)}">`);
  });

  it('is put on its way by the commit of its work, and not by one that fails', async () => {
    const running = sender();
    const platform = { ...server.platform, mailSender: running };
    const work = systemVerb(platform, async (unit) => {
      await queueMail(unit, { kind: 'notice', userId, to: 'a@test.example', subject: 'Nie', text: 'Nie' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await systemVerb(platform, (unit) =>
      queueMail(unit, { kind: 'notice', userId, to: 'b@test.example', subject: 'Tak', text: 'Tak' }),
    );
    await untilStored({ recipient: 'b@test.example', state: 'sent' });
    expect(mails.taken.map(({ to }) => to)).toEqual([['b@test.example']]);
  });

  it('is tried again after a refusal, under the same message id', async () => {
    await queued('Ponownie');
    mails.refusals.push({ code: 451, text: 'greylisted, come back later' }, { code: 550, text: 'no' });
    sender([0.05, 0.05]);
    await untilStored({ state: 'sent', attempts: 3 });
    expect(mails.taken).toHaveLength(1);
    expect(mails.connections.count).toBe(3);
  });

  it('waits a minute, then longer, and has failed after the last try', async () => {
    expect(retrySchedule.map((seconds) => seconds / 60)).toEqual([1, 5, 30, 120, 360]);
    await queued('Odmowa');
    mails.refusals.push({ code: 451, text: 'later' });
    const first = sender();
    await untilStored({ state: 'queued', attempts: 1, lastError: expect.stringMatching(/later/) });
    const { wait } = await server.db
      .selectFrom('outboxMail')
      .select(sql<number>`extract(epoch from next_attempt_at - now())::float8`.as('wait'))
      .executeTakeFirstOrThrow();
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    await first.close();

    await server.db.updateTable('outboxMail').set({ attempts: 5, nextAttemptAt: new Date() }).execute();
    mails.refusals.push({ code: 550, text: 'mailbox\r\nunknown' });
    sender();
    await untilStored({
      state: 'failed',
      attempts: 6,
      body: null,
      lastError: expect.stringMatching(/unknown/),
    });
  });

  it('is handed over by one of several processes, each mail once', async () => {
    for (let turn = 0; turn < 12; turn += 1) await queued(`Nr ${turn}`);
    sender();
    sender();
    sender();
    await vi.waitFor(async () => expect((await stored()).every(({ state }) => state === 'sent')).toBe(true), {
      timeout: 10_000,
      interval: 50,
    });
    expect(new Set(mails.taken.map(({ source }) => /^Message-ID: .*$/m.exec(source)?.[0])).size).toBe(12);
    expect(mails.taken).toHaveLength(12);
  });

  it('being handed over is finished before the sender stops', async () => {
    await queued('Powoli');
    await queued('Po nim');
    const begun: OutgoingMail[] = [];
    const gate = Promise.withResolvers<void>();
    const slow: MailTransport = {
      async send(mail) {
        begun.push(mail);
        await gate.promise;
      },
      close: () => undefined,
    };
    const running = sender(undefined, slow);
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    const closed = running.close();
    gate.resolve();
    await closed;
    expect((await stored()).map(({ state }) => state)).toEqual(['sent', 'queued']);
  });

  it('comes from MAIL_FROM when that is set', async () => {
    const sent: OutgoingMail[] = [];
    const transport: MailTransport = {
      send: (mail) => Promise.resolve(void sent.push(mail)),
      close: () => undefined,
    };
    const { db, log, secrets } = server.platform;
    for (const mailFrom of ['"CRM" <crm@firma.example>', ' crm@firma.example ']) {
      await queued('Nadawca');
      const config = { mailFrom, publicUrl: 'https://crm.firma.example/app' };
      const running = startSender({ db, log, secrets, transport, config });
      senders.push(running);
      await vi.waitFor(async () =>
        expect((await stored()).every(({ state }) => state === 'sent')).toBe(true),
      );
      await running.close();
    }
    expect(sent.map(({ from }) => from)).toEqual([
      { name: 'CRM', address: 'crm@firma.example' },
      { name: 'Agencja „Żółw” & s-ka', address: 'crm@firma.example' },
    ]);
    expect(sent[0]?.messageId).toMatch(/@crm\.firma\.example>$/);
  });
});
