import { rm } from 'node:fs/promises';

import { createClient, type Client } from '@szansa/api-client/client';
import { databaseOf, startReaper, testFolder } from '@szansa/server/testing';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';

import { signInAt } from '../sign-in.ts';
import { freePort, startServerProcess, type ServerProcess } from './server-process.ts';

const password = 'Zabij-mnie-w-pol-maila-1';

/** Starts a mail server that accepts mails, and responds only on demand. */
async function slowMailServer() {
  const seen = { begun: 0 };
  const pending: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        seen.begun += 1;
        pending.push(done);
      });
    },
  });
  // the process at the other end of a line is killed
  server.on('error', () => undefined);
  const port = await freePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    seen,
    answer: () => {
      for (const done of pending.splice(0)) done();
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function invite(client: Client, email: string) {
  return client.users.invite({ body: { email, firstName: 'Ewa', lastName: 'Lis', roles: ['WORKER'] } });
}

it('a job whose process is killed in the middle of it is done by another', async () => {
  const dataDir = await testFolder();
  const reap = startReaper(dataDir);
  const mails = await slowMailServer();
  const settings = { dataDir, password, smtpUrl: mails.url };
  const started: ServerProcess[] = [];
  async function start() {
    const port = await freePort();
    const server = await startServerProcess({ ...settings, port });
    started.push(server);
    return { server, url: `http://127.0.0.1:${port}` };
  }
  try {
    const { server: killed, url } = await start();
    const { tokenData } = await signInAt(url, 'admin@szansa.example', password);
    const clientAt = (address: string) =>
      createClient({ baseUrl: `${address}/api`, token: () => tokenData.accessToken });
    await invite(clientAt(url), 'ewa@przyklad.example');
    await expect.poll(() => mails.seen.begun).toBe(1);
    await killed.kill();
    const { server: heir, url: heirUrl } = await start();
    await using database = await databaseOf(dataDir);
    // what the passing of ten seconds without a sign of life does
    await database.query(
      `update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = 'mail.send'`,
    );
    const givenUp = `select 1 from jobs.job where name = 'mail.send' and state = 'retry'`;
    await expect.poll(() => database.query(givenUp)).toHaveLength(1);
    // and the pause before it is tried again
    await database.query(`update jobs.job set start_after = now() where name = 'mail.send'`);
    // a new job has the queue look for those that are due
    await invite(clientAt(heirUrl), 'jan@przyklad.example');
    await expect.poll(() => mails.seen.begun).toBe(2);
    mails.answer();
    await expect.poll(() => mails.seen.begun).toBe(3);
    mails.answer();
    const { outbox } = clientAt(heirUrl);
    await expect
      .poll(async () => (await outbox.list({ query: { search: 'ewa@' } })).items)
      .toEqual([expect.objectContaining({ to: 'ewa@przyklad.example', state: 'sent' })]);
    expect(await heir.stop()).toBe(0);
  } finally {
    for (const server of started) await server.kill();
    await mails.close();
    await reap();
    await rm(dataDir, { recursive: true, force: true });
  }
}, 120_000);
