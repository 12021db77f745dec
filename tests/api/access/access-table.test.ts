import { testServer, type Reply, type TestServer } from '@szansa/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { colleague } from '../record-rows.ts';
import { emailOf, nearnessOf, recordsOf } from '../records.ts';
import type { Records } from '../sample.ts';
import { attempt, logo, metricsToken, operations, type Operation } from './calls.ts';
import { callers, cellsOf, withoutRight } from './record-access.ts';

let server: TestServer;
let colleagueId: string;
/** Records of another user, for calls that do not change them. */
let others: Records;
beforeAll(async () => {
  server = await testServer({ config: { metricsToken } });
  colleagueId = (await server.signIn(colleague)).userId;
  others = await recordsOf(server, { owner: colleagueId, role: 'SUPER_ADMIN' });
  const { client } = await server.signIn('super@test.example');
  await client.agency.saveLogo({ query: { version: 1 }, files: [logo()] });
});
afterAll(() => server.close());

const codeOf = ({ body }: Reply) => (body as { data?: { code?: unknown } } | null)?.data?.code;

/** Returns whether the caller was refused, or the record hidden; any other reply has passed the access check. */
const isRefused = ({ status }: Reply) => status === 401 || status === 403 || status === 404;

/** Returns whether the request failed before the access check, so that the reply proves nothing about access. */
const isUnproved = (reply: Reply) => reply.status >= 500 || codeOf(reply) === 'validation';

const unproved = (reply: Reply) => `? (${reply.status} ${String(codeOf(reply))})`;

/** A caller's own must really be let through; what an invited person cannot have yet is no refusal. */
function isAccepted(reply: Reply): boolean {
  return reply.status < 400 || codeOf(reply) === 'wrong_state';
}

/** The records of each role's person for calls that only read, which leave them as they are. */
const readByOwner = new Map<string, Promise<Records>>();

function ownRecords({ name, definition }: Operation, owner: string): Promise<Records> {
  if (definition.method !== 'GET') return recordsOf(server, { owner, role: 'WORKER', call: name });
  const records = readByOwner.get(owner) ?? recordsOf(server, { owner, role: 'WORKER' });
  readByOwner.set(owner, records);
  return records;
}

async function tryOwn(operation: Operation, role: string): Promise<string | null> {
  const nearness = nearnessOf(operation);
  if (nearness === null) return null;
  // a session of its own each time: some calls end the one they come with
  const { token, userId } = await server.signIn(emailOf(role));
  const records = await ownRecords(operation, userId);
  const reply = await attempt(server, operation, records, token);
  if (isRefused(reply)) return null;
  return isAccepted(reply) ? nearness : `${nearness}? (${reply.status} ${String(codeOf(reply))})`;
}

/** Calls after which their record is gone for the next caller, or of no use. */
const isRemoval = ({ name }: Operation) => /\.(remove|merge|archive)$/.test(name);

/** Provides another user's records for one call, new ones once a caller may have changed them. */
function othersFor(operation: Operation) {
  const isReading = operation.definition.method === 'GET';
  const isFresh = !isReading && (nearnessOf(operation) !== null || isRemoval(operation));
  let unused: Promise<Records> | null = null;
  return async (use: (records: Records) => Promise<Reply>): Promise<Reply> => {
    if (!isFresh) return use(others);
    unused ??= recordsOf(server, { owner: colleagueId, role: 'SUPER_ADMIN', call: operation.name });
    const reply = await use(await unused);
    if (!isRefused(reply)) unused = null;
    return reply;
  };
}

/** Returns the content of the table's cell for a role and a call. */
async function cellOf(
  operation: Operation,
  role: string,
  withOthers: ReturnType<typeof othersFor>,
): Promise<string> {
  const isReading = operation.definition.method === 'GET';
  const { token } = await server.signIn(emailOf(role));
  const reply = await withOthers((records) => attempt(server, operation, records, token));
  if (isUnproved(reply) || (isReading && !isRefused(reply) && reply.status >= 400)) return unproved(reply);
  if (!isRefused(reply)) return '✓';
  return (await tryOwn(operation, role)) ?? (reply.status === 404 ? 'linked' : '–');
}

/** Returns whether a caller without a session is let in or has to sign in. */
async function anonymousCell(operation: Operation): Promise<string> {
  const reply = await attempt(server, operation, others, null);
  if (isUnproved(reply)) return unproved(reply);
  return reply.status === 401 ? '–' : '✓';
}

const [, ...roles] = callers;
// what removes things comes last, so that everything else still finds them
const inOrder = operations.toSorted(
  (one, other) => Number(one.definition.method !== 'GET') - Number(other.definition.method !== 'GET'),
);

const byCaller = (cells: readonly string[]) =>
  Object.fromEntries(callers.map((caller, index) => [caller, cells[index]]));

describe('the server lets in whom a call and the rule of its records allow', () => {
  it('as callers without a session and as every role [S1.1]', () => {
    expect(callers).toEqual(['nobody', 'SUPER_ADMIN', 'ADMIN', 'WORKER', 'ADMIN_REPORTS', 'PLATFORMER']);
  });

  it.each(inOrder)('requests $name as each of them', async (operation) => {
    const cells = [await anonymousCell(operation)];
    const withOthers = othersFor(operation);
    for (const role of roles) cells.push(await cellOf(operation, role, withOthers));
    expect(byCaller(cells)).toEqual(byCaller(cellsOf(operation.name, operation.definition.access)));
  });
});

it.each(['public', 'operator', 'signed-in'] as const)(
  'calls that are %s are those that need no right',
  (access) => {
    const found = operations.filter(({ definition }) => definition.access === access);
    expect(found.map(({ name }) => name).toSorted()).toEqual(withoutRight[access].toSorted());
  },
);
