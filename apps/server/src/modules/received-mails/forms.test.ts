import type { SignedIn, TestServer } from '@szansa/server/testing';
import { hideFrom } from '@szansa/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { testAgency } from '../opportunities/test-agency.ts';
import { addCustomer, openOpportunity } from '../opportunities/test-deals.ts';
import { ingestedId, written } from './test-mails.ts';

let server: TestServer;
let worker: SignedIn;
let colleague: SignedIn;
beforeAll(async () => {
  ({ server, worker, colleague } = await testAgency());
});
afterAll(() => server.close());

const mailOf = (id: string) => worker.client.receivedMails.get({ params: { id } });
const acceptanceOf = (id: string) => worker.client.receivedMails.acceptance({ params: { id } });

const From = 'Formularz <wordpress@portal.example>';
const lead = [
  'Imię i nazwisko: Ewa Żółw',
  'Telefon: 600 700 801',
  'E-mail: ewa@dom.example',
  'Wiadomość: proszę o ofertę',
  '',
  'Infolinia portalu: 22 123 45 67, pomoc@portal.example',
].join('\n');

test('RM8 the lead of a form is the person of its Reply-To and its labelled lines, and no later one matches it', async () => {
  const first = await ingestedId(server, written({ From, 'Reply-To': 'Ewa <EWA@dom.example>' }, lead));
  expect(await mailOf(first)).toMatchObject({
    kind: 'letter',
    fromAddress: 'wordpress@portal.example',
    replyToName: 'Ewa',
    replyToAddress: 'ewa@dom.example',
  });
  const { recognised } = await acceptanceOf(first);
  expect(recognised).toMatchObject({
    firstName: 'Ewa',
    lastName: 'Żółw',
    emails: ['ewa@dom.example'],
    phones: ['+48600700801'],
  });
  // another person writes by the same form, whose address was once written down with a customer
  await addCustomer(server, { emails: ['wordpress@portal.example'] });
  const known = await addCustomer(server, { emails: ['adam@dom.example'] });
  const second = await ingestedId(
    server,
    written({ From, 'Reply-To': 'adam@dom.example' }, 'Proszę o kontakt.'),
  );
  expect((await acceptanceOf(second)).customers.map(({ id }) => id)).toEqual([known]);
  const third = await ingestedId(server, written({ From }, 'Proszę o kontakt.'));
  expect(await acceptanceOf(third)).toMatchObject({ customers: [], recognised: { emails: [] } });
});

test('RM8 a sender that has come with different Reply-To addresses is a portal', async () => {
  const portal = { From: 'kontakt@ogloszenia.example' };
  await addCustomer(server, { emails: ['kontakt@ogloszenia.example'] });
  const alone = await ingestedId(server, written(portal, 'Dzień dobry'));
  expect((await acceptanceOf(alone)).customers).toHaveLength(1);
  for (const who of ['a', 'b'])
    await ingestedId(server, written({ ...portal, 'Reply-To': `${who}@dom.example` }));
  expect(await acceptanceOf(alone)).toMatchObject({ customers: [], recognised: { emails: [] } });
});

test('RM2 a mail of the agency’s own address is a letter of its form, and a loop where it answers a mail of ours', async () => {
  await server.db.updateTable('agency').set({ email: 'biuro@agencja.example' }).execute();
  const own = { From: 'Strona <biuro@agencja.example>' };
  const form = await ingestedId(server, written(own, lead));
  expect(await mailOf(form)).toMatchObject({ kind: 'letter', reason: null });
  expect((await acceptanceOf(form)).recognised).toMatchObject({
    emails: ['ewa@dom.example'],
    lastName: 'Żółw',
  });
  const { mailId } = await writtenTo('kolo@dom.example');
  const loop = await ingestedId(server, written({ ...own, References: `<${mailId}@localhost>` }));
  expect(await mailOf(loop)).toMatchObject({ kind: 'loop', reason: 'own_address' });
});

/** An opportunity of the worker whose customer has been written to, and the id of that mail. */
async function writtenTo(address: string) {
  const customerId = await addCustomer(server, { emails: [address] });
  const { id, number } = await openOpportunity(server, worker, { customerId });
  const body = { to: address, subject: 'Oferta', text: 'Dzień dobry' };
  await worker.client.customerNotices.send({ params: { id }, body });
  const mail = await server.db
    .selectFrom('outboxMail')
    .select('id')
    .where('aboutId', '=', id)
    .executeTakeFirstOrThrow();
  return { id, number, mailId: mail.id };
}

test('RM3 the number in a subject counts with the Reply-To of the opportunity’s customer', async () => {
  const { id, number } = await writtenTo('klient@dom.example');
  const Subject = `Re: Państwa sprawa: #${number}`;
  const foreign = await ingestedId(server, written({ From, Subject, 'Reply-To': 'obcy@dom.example' }));
  expect((await mailOf(foreign)).customerFile).toBeNull();
  const own = await ingestedId(server, written({ From, Subject, 'Reply-To': 'klient@dom.example' }));
  expect((await mailOf(own)).customerFile).toMatchObject({ id });
});

test('a mail is found by its Reply-To, and a user who must not see addresses neither sees nor finds it', async () => {
  const id = await ingestedId(server, written({ From, 'Reply-To': 'Zofia Ćma <skryta@dom.example>' }));
  const found = async ({ client }: SignedIn, search: string) =>
    (await client.receivedMails.list({ query: { search } })).items.map((mail) => mail.id);
  expect(await found(worker, 'skryta@')).toEqual([id]);
  await hideFrom(server, colleague, 'customer.emails');
  expect(await found(colleague, 'skryta@')).toEqual([]);
  expect(await found(colleague, 'zofia cma')).toEqual([id]);
  expect(await colleague.client.receivedMails.get({ params: { id } })).not.toHaveProperty('replyToAddress');
});

test('RM4 below an Outlook reply of HTML alone nothing of ours is proposed', async () => {
  await server.db
    .updateTable('agency')
    .set({ email: 'biuro@agencja.example', phone: '+48600300400', taxIdNumber: '5260001246' })
    .execute();
  const type = { 'Content-Type': 'text/html; charset=utf-8', From: 'Adam Lis <adam.lis@dom.example>' };
  const ours = '<p>Agencja Sp. z o.o.<br>tel. 600 300 400<br>NIP 526-000-12-46<br>biuro@agencja.example</p>';
  const border = 'border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm';
  const html = `<p>Tak, poproszę.</p><div style="${border}"><b>From:</b> Agencja<br><b>Sent:</b> Tuesday<br><b>To:</b> Adam<br><b>Subject:</b> Oferta</div>${ours}`;
  const mine = {
    firstName: 'Adam',
    lastName: 'Lis',
    firm: null,
    emails: ['adam.lis@dom.example'],
    phones: [],
    taxIdNumbers: [],
  };
  const id = await ingestedId(server, written(type, html));
  expect((await acceptanceOf(id)).recognised).toEqual(mine);
  // values of the agency itself are left out wherever they occur
  const plain = await ingestedId(
    server,
    written({ From: type.From }, 'Dzwonię pod 600 300 400, biuro@agencja.example, NIP 526-000-12-46.'),
  );
  expect((await acceptanceOf(plain)).recognised).toEqual(mine);
});
