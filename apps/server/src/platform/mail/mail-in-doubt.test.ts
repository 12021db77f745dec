import { connect, createServer } from 'node:net';

import { mailServer, testServer, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { MailTransport, OutgoingMail } from '#adapters/mail/mail-transport.ts';
import { smtp } from '#adapters/mail/smtp.ts';
import type { Platform } from '../platform.ts';
import { systemContext, systemVerb } from '../verb.ts';
import { queueMail } from './mail.ts';
import { sendMail } from './sending.ts';

let server: TestServer;
let userId: string;
let mails: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  mails = await mailServer();
  server = await testServer({ config: { smtpUrl: mails.url, smtpAllowsPlain: true } });
  userId = (await server.signIn('worker@test.example')).userId;
});
beforeEach(async () => {
  mails.accepted.length = 0;
  await server.db.deleteFrom('outboxMail').execute();
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

/** What sending over a transport does, without the queue. */
function sendingOver(mailTransport: MailTransport) {
  const platform: Platform = {
    ...server.platform,
    mailTransport,
    jobs: { enqueue: () => Promise.resolve(true) },
  };
  const queue = (kind: 'notice' | 'customer_notice') =>
    systemVerb(platform, (work) =>
      queueMail(work, { kind, userId, to: 'jan@przyklad.test', subject: 'Oferta', text: 'Dzień dobry' }),
    );
  const send = async () => {
    const { id: mailId } = await server.db.selectFrom('outboxMail').select('id').executeTakeFirstOrThrow();
    const { signal } = new AbortController();
    await sendMail.run(systemContext(platform), { data: { mailId }, signal, isLastTry: false });
  };
  return { queue, send };
}

const stored = () =>
  server.db.selectFrom('outboxMail').select(['state', 'body', 'attempts']).executeTakeFirstOrThrow();

/** A transport that notes what it is given and never ends, like a process that dies while it hands a mail over. */
function dying() {
  const given: OutgoingMail[] = [];
  const transport: MailTransport = {
    send: (mail) => {
      given.push(mail);
      return new Promise(() => undefined);
    },
    close: () => undefined,
  };
  return { given, transport };
}

describe('a process that ends while a mail is handed over', () => {
  it('leaves a mail to a customer in doubt: it is not sent again', async () => {
    const { given, transport } = dying();
    const first = sendingOver(transport);
    await first.queue('customer_notice');
    void first.send();
    await vi.waitFor(() => expect(given).toHaveLength(1), { timeout: 30_000 });
    await sendingOver(smtp(mails.url, { allowsPlain: true })).send();
    expect(mails.accepted).toEqual([]);
    expect(await stored()).toMatchObject({ state: 'in_doubt', body: null, attempts: 2 });
    await sendingOver(smtp(mails.url, { allowsPlain: true })).send();
    expect(mails.accepted).toEqual([]);
  });

  it('has a mail to staff sent again, under the same Message-ID', async () => {
    const { given, transport } = dying();
    const first = sendingOver(transport);
    await first.queue('notice');
    void first.send();
    await vi.waitFor(() => expect(given).toHaveLength(1), { timeout: 30_000 });
    await sendingOver(smtp(mails.url, { allowsPlain: true })).send();
    expect(await stored()).toMatchObject({ state: 'sent' });
    expect(mails.accepted.map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim())).toEqual([
      given[0]?.messageId,
    ]);
  });
});

/** A mail server's address behind a line that is cut once the mail has passed whole, or before its text. */
async function cutting(at: 'end' | 'begin') {
  const line = createServer((socket) => {
    const onward = connect(Number(new URL(mails.url).port), '127.0.0.1');
    const cut = () => {
      socket.destroy();
      onward.destroy();
    };
    socket.on('error', cut).on('close', cut);
    onward.on('error', cut).on('data', (chunk) => socket.write(chunk));
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (at === 'begin' && /^DATA/m.test(text)) cut();
      else if (text.includes('\r\n.\r\n')) onward.write(chunk, cut);
      else onward.write(chunk);
    });
  });
  const url = await new Promise<string>((resolve) => {
    line.listen(0, '127.0.0.1', () => {
      const address = line.address();
      resolve(`smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
  return { url, close: () => new Promise<void>((resolve) => line.close(() => resolve())) };
}

describe('a line that is cut', () => {
  it.each([
    ['end', 'in_doubt'],
    ['begin', 'queued'],
  ] as const)('at the %s of the text leaves a mail to a customer %s', async (at, state) => {
    const line = await cutting(at);
    const { queue, send } = sendingOver(smtp(line.url, { allowsPlain: true }));
    await queue('customer_notice');
    await send();
    expect(await stored()).toMatchObject({ state });
    await line.close();
  });

  it('after a refusal of the mail server leaves nothing in doubt', async () => {
    const { queue, send } = sendingOver(smtp(mails.url, { allowsPlain: true }));
    await queue('customer_notice');
    mails.refusals.push({ code: 451, text: 'come back later' });
    await send();
    expect(await stored()).toMatchObject({ state: 'queued' });
    await send();
    expect(await stored()).toMatchObject({ state: 'sent' });
    expect(mails.accepted).toHaveLength(1);
  });
});
