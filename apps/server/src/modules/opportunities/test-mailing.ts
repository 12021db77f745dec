import type { Endpoints } from '@szansa/api-client/endpoints';
import { mailServer, testServer, type TestServerOptions } from '@szansa/server/testing';

/** A server that sends mails for real, the mails it sent, the owner of opportunities and a colleague. */
export async function mailingServer() {
  const mails = await mailServer();
  const config: NonNullable<TestServerOptions<Endpoints>['config']> = {
    smtpUrl: mails.url,
    smtpAllowsPlain: true,
    secretKey: 'a key for tests, of 32 characters',
  };
  const server = await testServer({ config });
  return {
    mails,
    config,
    server,
    owner: await server.signIn('worker@test.example'),
    colleague: await server.signIn('worker2@test.example'),
    async close() {
      await server.close();
      await mails.close();
    },
  };
}

export type MailingServer = Awaited<ReturnType<typeof mailingServer>>;
