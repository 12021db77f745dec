import { testPeople, type TestEmail, type TestServer } from '@szansa/server/testing';

import { operations, type Operation } from './access/calls.ts';
import { parts, partsOf, type Making } from './record-parts.ts';
import { colleague } from './record-rows.ts';
import type { Records } from './sample.ts';
import { idIn, makeRecords, pathTo, queryOf, sampleBody } from './samples.ts';

/** The test person of each role. */
export function emailOf(role: string): TestEmail {
  const found = Object.entries(testPeople).find(([, person]) => person.role === role)?.[0];
  if (found === undefined) throw new Error(`Nobody has the role ${role}`);
  return found as TestEmail;
}

/** Calls about what a user owns, has written, has arranged, or is signed in with. */
const owned =
  /^(activities|opportunities|bankComparisonPdfs|rentOfferPdfs|customerNotices|offers|documents|comments|files|internalEnquiries|internalEnquiryMessages|internalEnquiryProposals|notifications|profile|lists|operations|bulkChanges|reassignRequests|imports|readings|exports|companyNotices|myCompanyNotices)\.|^carOffers\.offerVariant$|^documentTemplates\.saveFilled$/;
/** Calls about accounts, and what belongs to them. */
const aboutStaff = /^(users|outbox)\./;

/** What a caller may have their own of, if anything: a record, or an account they look after. */
export function nearnessOf({ name, definition }: Operation): 'own' | 'staff' | null {
  if (aboutStaff.test(name)) return 'staff';
  return owned.test(name) && definition.path.includes('{id}') ? 'own' : null;
}

/** The kinds of records that a call names in its path, its query and its body. */
function namedBy(call: string): ReadonlySet<string> {
  const operation = operations.find(({ name }) => name === call);
  if (!operation) throw new Error(`There is no call ${call}`);
  const kinds = new Set<string>();
  const listening: Records = {
    id: (kind) => {
      kinds.add(kind);
      return kind;
    },
    get opportunityVersion() {
      kinds.add('opportunity');
      return 1;
    },
    email: 'new@test.example',
    role: 'WORKER',
  };
  const { path, body } = operation.definition;
  pathTo(path, listening);
  queryOf(call, listening);
  if (body) sampleBody(call, listening);
  return kinds;
}

/** Gives an opportunity to its owner, in the state that a call needs. @returns its version */
async function handOver({ db }: TestServer, id: string, owner: string, call: string | undefined) {
  const { version } = await db
    .updateTable('customerFile')
    .set({
      workerId: owner,
      ...(call === 'opportunities.unarchive' ? { isArchived: true } : {}),
      ...(call === 'opportunities.consentToEdit' ? { status: 'closed' as const } : {}),
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Creates one record of each kind owned by a user; for a call only those it names, fit for it. They are created through
 * the API by the colleague, and then reassigned without it.
 */
export async function recordsOf(
  server: TestServer,
  { owner, role, call }: Pick<Making, 'owner' | 'role'> & { readonly call?: string },
): Promise<Records> {
  const { client, userId: colleagueId } = await server.signIn(colleague);
  const ids = new Map<string, string>();
  const making: Making = { server, client, colleagueId, owner, role, call, id: idIn(ids) };
  for (const { make } of call === undefined ? parts : partsOf(namedBy(call))) {
    for (const [kind, id] of Object.entries(await make(making))) ids.set(kind, id);
  }
  const opportunity = ids.get('opportunity');
  const opportunityVersion = opportunity === undefined ? 0 : await handOver(server, opportunity, owner, call);
  const all = await makeRecords(client, ids, call?.split('.')[0]);
  return { id: idIn(all), opportunityVersion, email: 'new@test.example', role };
}
