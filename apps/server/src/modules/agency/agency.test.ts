import { commissionTiers as tiersSchema } from '@szansa/domain/agency';
import { builtInNotice } from '@szansa/domain/language';
import { opportunityStatuses } from '@szansa/domain/opportunity';
import { call, refusal, type SignedIn, testServer, type TestServer } from '@szansa/server/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let admin: SignedIn;
let worker: SignedIn;
beforeAll(async () => {
  server = await testServer();
  admin = await server.signIn('admin@test.example');
  worker = await server.signIn('worker@test.example');
});
afterAll(() => server.close());

type Changes = Parameters<SignedIn['client']['agency']['update']>[0]['body']['changes'];

/** Changes the agency as it is now. */
async function change(changes: Changes) {
  const { version } = await admin.client.agency.get();
  return admin.client.agency.update({ body: { version, changes } });
}

async function lastLine() {
  return server.db
    .selectFrom('auditLog')
    .select(['action', 'changes', 'version'])
    .where('entity', '=', 'agency')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The limits a new agency has, in days. */
const usualLimits = {
  lead: 2,
  first_contact: 5,
  presentation_proposal: 7,
  negotiations: 14,
  application_to_client: 7,
  application: 7,
  conclusion_agreement: 7,
  waiting_for_vehicle: 90,
  registration_insurance: 14,
  handing: 7,
  closed: 0,
} as const;

const ownNames = opportunityStatuses.map((slug) => ({
  slug,
  name: { pl: null, en: null },
  dayLimit: usualLimits[slug],
}));

describe('the settings of the agency', () => {
  it('start with the product’s own texts and tiers, which the schema accepts', async () => {
    const found = await admin.client.agency.get();
    expect(found).toMatchObject({
      name: 'Szansa',
      hasLogo: false,
      sessionIdleHours: 12,
      sessionMaxDays: 7,
      statuses: ownNames,
      commissionTiers: [
        {
          since: null,
          tiers: [
            { from: '0.00', percent: '20' },
            { from: '10000.00', percent: '25' },
            { from: '20000.00', percent: '30' },
            { from: '35000.00', percent: '35' },
          ],
        },
      ],
    });
    expect(tiersSchema.parse(found.commissionTiers)).toEqual(found.commissionTiers);
  });

  it('are for those with the right', async () => {
    await expect(worker.client.agency.get()).rejects.toEqual(refusal('access_denied', 403));
    const body = { version: 1, changes: { name: 'X' } };
    await expect(worker.client.agency.update({ body })).rejects.toEqual(refusal('access_denied', 403));
  });

  it('are stored in their normalized form, and logged with before and after', async () => {
    const saved = await change({
      name: 'Żuraw Leasing',
      taxIdNumber: '999-100-01-11',
      phone: '22 123 45 67',
      accentColor: '#ABCDEF',
      pdfFooter: 'Kapitał zakładowy 5000 zł\nKRS 0000000000',
      city: '',
    });
    expect(saved).toMatchObject({
      name: 'Żuraw Leasing',
      taxIdNumber: '9991000111',
      phone: '+48221234567',
      accentColor: '#abcdef',
      city: null,
    });
    const line = await lastLine();
    expect(line).toMatchObject({ action: 'edit', version: saved.version });
    expect(line?.changes['name']).toEqual({ from: 'Szansa', to: 'Żuraw Leasing' });
    expect(Object.keys(line?.changes ?? {})).not.toContain('statuses');
  });

  it('name and order the statuses of opportunities, for everyone’s session', async () => {
    const statuses = ownNames.toReversed();
    const first = { slug: 'closed' as const, name: { pl: 'Wygrane', en: null }, dayLimit: 30 };
    const saved = await change({ statuses: [first, ...statuses.slice(1)] });
    expect(saved.statuses[0]).toEqual(first);
    const session = await worker.client.auth.session();
    expect(session.agency).toEqual({ name: 'Żuraw Leasing', statuses: saved.statuses });
    await change({ statuses: ownNames });
  });

  it('refuse a status missing or twice', async () => {
    for (const statuses of [ownNames.slice(1), [...ownNames.slice(1), ...ownNames.slice(-1)]]) {
      await expect(change({ statuses })).rejects.toMatchObject({
        fields: [{ path: 'changes.statuses', code: 'statuses_incomplete' }],
      });
    }
  });

  it('store tiers that start at zero and rise', async () => {
    const tiers = [
      { from: '0', percent: '12.5' },
      { from: '5000.50', percent: '30' },
    ];
    const always = (some: typeof tiers) => change({ commissionTiers: [{ since: null, tiers: some }] });
    expect((await always(tiers)).commissionTiers).toEqual([
      {
        since: null,
        tiers: [
          { from: '0.00', percent: '12.5' },
          { from: '5000.50', percent: '30' },
        ],
      },
    ]);
    await expect(always(tiers.slice(1))).rejects.toMatchObject({
      fields: [{ path: 'changes.commissionTiers.0.tiers.0.from', code: 'tiers_from_zero' }],
    });
    await expect(always([...tiers, ...tiers.slice(1)])).rejects.toMatchObject({
      fields: [{ path: 'changes.commissionTiers.0.tiers.2.from', code: 'tiers_ascending' }],
    });
  });

  it('store tiers of later months beside those before', async () => {
    const since = (month: string | null, percent: string) => ({
      since: month,
      tiers: [{ from: '0.00', percent }],
    });
    const periods = [since(null, '20'), since('2026-12', '22'), since('2027-01', '25')];
    expect((await change({ commissionTiers: periods })).commissionTiers).toEqual(periods);
    await expect(change({ commissionTiers: periods.toReversed() })).rejects.toMatchObject({
      fields: [
        { path: 'changes.commissionTiers.0.since', code: 'tiers_from_beginning' },
        { path: 'changes.commissionTiers.1.since', code: 'tier_months_ascending' },
        { path: 'changes.commissionTiers.2.since', code: 'required' },
      ],
    });
  });

  it('go on top of another’s change of others, and collide over the same', async () => {
    const { version } = await admin.client.agency.get();
    await change({ street: 'Prosta 1' });
    const update = (changes: Changes) => admin.client.agency.update({ body: { version, changes } });
    expect(await update({ mailFooter: 'Do usłyszenia' })).toMatchObject({ street: 'Prosta 1' });
    await expect(update({ street: 'Krzywa 2' })).rejects.toMatchObject({
      code: 'stale_version',
      details: { collisions: [{ field: 'street', yours: 'Krzywa 2', theirs: 'Prosta 1' }] },
    });
    const statuses = ownNames.toReversed();
    await change({ statuses });
    await expect(update({ statuses: ownNames })).rejects.toEqual(refusal('stale_version', 409));
  });

  it('that change nothing leave nothing behind', async () => {
    const before = await admin.client.agency.get();
    expect(await change({ name: before.name, commissionTiers: before.commissionTiers })).toEqual(before);
  });

  it.each(['id', 'version', 'logoFileId', 'hasLogo'])('refuse to set %s', async (field) => {
    const json = { version: 1, changes: { [field]: 1 } };
    expect(await call(server, 'PATCH', '/agency', { token: admin.token, json })).toMatchObject({
      status: 422,
      body: { data: { fields: [{ path: `changes.${field}`, code: 'unknown_field' }] } },
    });
  });
});

describe('how long sessions last', () => {
  const lastUsed = (sessionId: string, hours: number) =>
    server.db
      .updateTable('session')
      .set({ lastUsedAt: sql<Date>`now() - make_interval(hours => ${hours})` })
      .where('id', '=', sessionId)
      .execute();

  it('is refused outside of its bounds', async () => {
    for (const changes of [{ sessionIdleHours: 0 }, { sessionIdleHours: 25 }, { sessionMaxDays: 31 }]) {
      await expect(change(changes)).rejects.toMatchObject({ fields: [{ code: 'number_range' }] });
    }
  });

  it('without use applies at once to sessions that have started', async () => {
    const { client, sessionId } = await server.signIn('worker2@test.example');
    await lastUsed(sessionId, 3);
    await client.auth.session();
    await lastUsed(sessionId, 3);
    await change({ sessionIdleHours: 2 });
    await expect(client.auth.session()).rejects.toEqual(refusal('session_expired', 401));
  });

  it('in all applies at once to sessions that have started', async () => {
    const { client, sessionId } = await server.signIn('reports@test.example');
    await server.db
      .updateTable('session')
      .set({ createdAt: sql<Date>`now() - interval '3 days'` })
      .where('id', '=', sessionId)
      .execute();
    await client.auth.session();
    await change({ sessionMaxDays: 2 });
    await expect(client.auth.session()).rejects.toEqual(refusal('session_expired', 401));
    await admin.client.auth.session();
  });
});

describe('AG6 mails to customers', () => {
  const own = { status: 'handing', language: 'en', subject: 'Ready', text: 'Come. {signature}' } as const;

  it('are stored with a version and in the audit log, until the product’s own are set again', async () => {
    const saved = await change({ customerTexts: [own] });
    expect(saved.customerTexts).toEqual([own]);
    expect(await lastLine()).toMatchObject({
      action: 'edit',
      version: saved.version,
      changes: { customerTexts: { from: [], to: [own] } },
    });
    const product = { ...own, ...builtInNotice('handing', 'en') };
    expect((await change({ customerTexts: [product] })).customerTexts).toEqual([]);
  });

  it('are refused with an unknown placeholder, by its name', async () => {
    await expect(change({ customerTexts: [{ ...own, text: 'Dear {client}' }] })).rejects.toEqual(
      refusal('validation', 422, {
        fields: [
          {
            path: 'changes.customerTexts.0.text',
            code: 'placeholder_unknown',
            message: expect.stringContaining('client'),
          },
        ],
      }),
    );
  });
});
