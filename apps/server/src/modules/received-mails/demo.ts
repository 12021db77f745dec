import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Updateable } from 'kysely';

import { readMailInThread } from '#adapters/received-mail/thread.ts';
import { workBefore } from '#demo';
import { insertActivity } from '#modules/opportunities';
import { demoPart, type Demo, type DemoRecords, type Database, type Db } from '#platform';
import { ofCustomers, strangers, type DemoMail } from './demo-mails.ts';
import { storeMail } from './ingest-mail.ts';

/** A customer with an address, by one of their opportunities. */
interface Correspondent {
  readonly customerFileId: string;
  readonly name: string;
  readonly address: string;
}

/** Returns the customers of these opportunities, in their order; those without a name or an address are left out. */
async function correspondents(db: Db, customerFileIds: readonly string[]): Promise<Correspondent[]> {
  const rows = await db
    .selectFrom('customerFile')
    .innerJoin('customer', 'customer.id', 'customerFile.customerId')
    .select([
      'customerFile.id as customerFileId',
      sql<string>`concat_ws(' ', customer.first_name, customer.last_name)`.as('name'),
      sql<string | null>`customer.emails[1]`.as('address'),
    ])
    .where('customerFile.id', 'in', customerFileIds)
    .execute();
  return customerFileIds.flatMap((id) => {
    const found = rows.find((row) => row.customerFileId === id);
    return found?.address && found.name !== '' ? [{ ...found, address: found.address }] : [];
  });
}

/** What has become of a mail of the demo. */
async function settleMail(db: Db, id: string, values: Updateable<Database['receivedMail']>): Promise<void> {
  await db.updateTable('receivedMail').set(values).where('id', '=', id).execute();
}

const boundary = 'demo';

function partOf(type: string, text: string, name?: string): string {
  const disposition = name === undefined ? '' : `Content-Disposition: attachment; filename="${name}"\r\n`;
  return `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\n${disposition}\r\n${text}\r\n`;
}

/** A mail as a server hands it over. */
function sourceOf(
  { from, subject, text, html, headers = {}, files = {} }: DemoMail,
  id: string,
  sentAt: Date,
) {
  const named = {
    From: from,
    Subject: subject,
    Date: sentAt.toUTCString(),
    'Message-ID': `<${id}@demo.example>`,
    'MIME-Version': '1.0',
    ...headers,
    'Content-Type': `multipart/mixed; boundary="${boundary}"`,
  };
  const head = Object.entries(named).map(([name, value]) => `${name}: ${value}\r\n`);
  const body = html === undefined ? partOf('text/plain', text) : partOf('text/html', html);
  const attached = Object.entries(files).map(([name, content]) => partOf('text/plain', content, name));
  return `${head.join('')}\r\n${body}${attached.join('')}--${boundary}--\r\n`;
}

/** Ingests a mail as every source of mails does; returns its id. */
async function ingest({ work, random }: Demo, mail: DemoMail, receivedAt: Date): Promise<string> {
  const id = random.id(receivedAt);
  const bytes = Buffer.from(sourceOf(mail, id, receivedAt));
  const folder = path.join(work.platform.config.dataDir, 'incoming', `demo-mail-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    const file = path.join(folder, 'mail.eml');
    await writeFile(file, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const found = await readMailInThread({ path: file, folder });
    await storeMail(
      work,
      { path: file, size: bytes.length, sha256, mailAccountId: null, arrivedAt: null },
      found,
      {
        id,
        receivedAt,
      },
    );
    return id;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Who has read a mail and decided about it, within the working hours after it came. */
function settled({ random, now }: Demo, { status }: DemoMail, receivedAt: Date, by: string) {
  if (status === 'unread') return {};
  const hoursAfter = (hours: number) =>
    new Date(Math.min(now.getTime(), receivedAt.getTime() + hours * 3_600_000 * (0.2 + random.next())));
  const readAt = hoursAfter(1);
  const read = { status, readBy: by, readAt };
  return status === 'read' ? read : { ...read, confirmedBy: by, confirmedAt: readAt };
}

/** A mail of a customer; one that was accepted is in their opportunity. */
async function addOfCustomer(
  demo: Demo,
  { customerFileId, name, address }: Correspondent,
  { text, ...rest }: (typeof ofCustomers)[number],
  by: string,
) {
  const { work, random, now } = demo;
  const mail = {
    ...rest,
    from: `${name} <${address}>`,
    text: `Dzień dobry,\n\n${text}\n\nPozdrawiam\n${name}`,
  };
  const receivedAt = workBefore(now, mail.daysAgo);
  const id = await ingest(demo, mail, receivedAt);
  const isAccepted = mail.status === 'accepted';
  const values = settled(demo, mail, receivedAt, by);
  await settleMail(work.db, id, {
    ...values,
    status: mail.status,
    ...(isAccepted ? { customerFileId } : {}),
  });
  if (!isAccepted) return;
  const data = { name: mail.subject };
  const event = { customerFileId, type: 'mail_received' as const, actorId: by, at: receivedAt, data };
  await insertActivity(work.db, [{ ...event, id: random.id(receivedAt) }]);
}

type Given = Pick<DemoRecords, 'opportunities' | 'workers'>;

/** The open opportunities whose customers write, each with who leads it. */
async function writers({ work, now }: Demo, { opportunities }: Given) {
  const open = opportunities.filter(
    ({ status, until, openedAt }) =>
      until >= now && status !== 'closed' && status !== 'lead' && openedAt < workBefore(now, 7),
  );
  const found = await correspondents(
    work.db,
    open.map(({ id }) => id),
  );
  // each customer writes once
  const unique = found.filter(
    ({ address }, place) => found.findIndex((one) => one.address === address) === place,
  );
  return unique.flatMap((one) => {
    const by = open.find(({ id }) => id === one.customerFileId)?.by;
    return by === undefined ? [] : [{ ...one, by }];
  });
}

/** Two dozen mails of customers, of people who may become some, and of machines, at every status. */
export const receivedMailsDemo = demoPart(['opportunities', 'workers'], async (demo, given) => {
  const { work, random, now } = demo;
  for (const mail of strangers) {
    const receivedAt = workBefore(now, mail.daysAgo);
    const id = await ingest(demo, mail, receivedAt);
    const values = settled(demo, mail, receivedAt, random.pick(given.workers));
    await settleMail(work.db, id, { status: mail.status, ...values });
  }
  const customers = await writers(demo, given);
  for (const [place, mail] of ofCustomers.entries()) {
    const customer = customers[place];
    if (customer) await addOfCustomer(demo, customer, mail, customer.by);
  }
  return {};
});
