import type { CrowdMember } from '@szansa/server/testing';
import type pg from 'pg';

import * as graphql from './graphql.ts';

/** One HTTP call. */
export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Calls repeated in turn, or created for each request; `answered` is called after the response to the created call. */
export type Calls = readonly Call[] | (() => { readonly call: Call; readonly answered?: () => void });

/** The same operation on each server. */
export interface Scenario {
  readonly name: string;
  readonly product: Calls;
  readonly bare: Calls;
  readonly peer: Calls;
}

/**
 * Search texts that users type or paste, made from the first customers, which exist at every data size: they match few
 * records, and hardly more in the full data than in a tenth of it.
 */
const typed = `
  select unnest(array[
    first_name || ' ' || last_name,
    tax_id_number,
    substr(tax_id_number, 4, 3) || '-' || substr(tax_id_number, 7, 2) || '-' || substr(tax_id_number, 9),
    substr(phones[1], 4, 3) || ' ' || substr(phones[1], 7, 3) || ' ' || substr(phones[1], 10),
    right(phones[1], 6),
    left(emails[1], 10),
    emails[1]
  ]) as value
  from (select * from customer order by id limit 8) c`;

/** Fragments that many customers share: the result, its total and the cost of sorting grow with the data. */
const commonFragments = ['nowak', 'Kowalsk', 'Anna', 'trans', 'Wójcik', '600', '@gmail'];

const json = { 'content-type': 'application/json' };
const boundary = 'szansa-bench';
const form = { 'content-type': `multipart/form-data; boundary=${boundary}` };

const post = (path: string, body: unknown, headers: Call['headers'] = {}): Call => ({
  method: 'POST',
  path,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});
const asked = (query: string, variables: object = {}): Call => post('/graphql', { query, variables });

function multipart(fields: Readonly<Record<string, string>>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

/** Returns the items in turn, endlessly. */
function inTurn<Item>(items: readonly Item[]): () => Item {
  let turn = 0;
  return () => {
    const item = items[turn % items.length];
    if (item === undefined) throw new RangeError('nothing to take');
    turn += 1;
    return item;
  };
}

interface Moved {
  readonly id: string;
  readonly workerId: string;
  version: number;
  status: string;
}

/**
 * Moves opportunities back and forth as their owners, each time on the version that the previous move has produced. An
 * opportunity is reused only after its response, so that no two concurrent calls change the same one.
 */
function movesOf(opportunities: readonly Moved[], callOf: (opportunity: Moved) => Call): Calls {
  const waiting = [...opportunities];
  return () => {
    const opportunity = waiting.shift();
    if (!opportunity) throw new RangeError('every opportunity is being moved');
    opportunity.status = opportunity.status === 'negotiations' ? 'first_contact' : 'negotiations';
    const answered = () => {
      opportunity.version += 1;
      waiting.push(opportunity);
    };
    return { call: callOf({ ...opportunity }), answered };
  };
}

async function values(client: pg.Client, sql: string, parameters: unknown[] = []): Promise<string[]> {
  const { rows } = await client.query<{ value: string }>(sql, parameters);
  return rows.map(({ value }) => value);
}

/** Returns the everyday operations of as many signed-in salespeople as `people` has, on existing records. */
export async function scenariosOf(client: pg.Client, people: readonly CrowdMember[]): Promise<Scenario[]> {
  const tokens = new Map(people.map(({ userId, token }) => [userId, { authorization: `Bearer ${token}` }]));
  const own = (userId: string) => tokens.get(userId) ?? {};
  const get = (path: string, headers: Call['headers'] = {}): Call => ({ method: 'GET', path, headers });
  /** The same call for each user; the calls are sent concurrently. */
  const ofEach = (call: (person: CrowdMember) => Call) => people.map(call);
  /** One call per item, by the users in turn. */
  const byTurns = <Item>(items: readonly Item[], call: (item: Item, userId: string) => Call) => {
    const next = inTurn(people);
    return items.map((item) => call(item, next().userId));
  };

  const searches = (name: string, texts: readonly string[]): Scenario => {
    const path = (text: string) => `/customers?search=${encodeURIComponent(text)}`;
    // the other two servers normalise the text themselves, PostGraphile does not
    const plain = (text: string) =>
      /^\(?[+\d][\d\s().-]{2,}$/.test(text) ? text.replaceAll(/[\s().-]/g, '') : text;
    return {
      name,
      product: byTurns(texts, (text, userId) => get(`/api${path(text)}`, own(userId))),
      bare: texts.map((text) => get(path(text))),
      peer: texts.map((text) => asked(graphql.search, { text: plain(text) })),
    };
  };

  const statuses = await values(client, 'select slug as value from opportunity_status order by position');
  const board = (name: string, isOfOne: boolean): Scenario => ({
    name,
    product: ofEach(({ userId }) => get(`/api/opportunities/board?is_self=${isOfOne}`, own(userId))),
    bare: ofEach(({ userId }) => get(isOfOne ? `/board?workerId=${userId}` : '/board')),
    peer: ofEach(({ userId }) => asked(graphql.board(statuses, isOfOne), isOfOne ? { worker: userId } : {})),
  });

  const customers = await values(client, 'select id as value from customer order by id limit 500');
  const opened = await values(
    client,
    'select id as value from customer_file where not is_archived order by number limit 64',
  );
  const movable = await client.query<Moved>(
    `select id, worker_id as "workerId", version, status from customer_file
    where not is_archived and status <> 'closed' and worker_id = any($1) order by number limit 400`,
    [people.map(({ userId }) => userId)],
  );
  // each server moves its own opportunities
  const toMove = (part: number) => movable.rows.filter((_, index) => index % 3 === part);

  const [nextOpened, nextCustomer, nextPerson] = [inTurn(opened), inTurn(customers), inTurn(people)];
  const message = 'Wysłałam porównanie trzech ofert.';
  const note = 'Poprosił o ofertę na auto elektryczne.';
  const once = () => ({ 'idempotency-key': crypto.randomUUID() });
  return [
    {
      name: 'list of 50, total',
      product: ofEach(({ userId }) => get(`/api/opportunities?workerId=${userId}&perPage=50`, own(userId))),
      bare: ofEach(({ userId }) => get(`/opportunities?workerId=${userId}`)),
      peer: ofEach(({ userId }) => asked(graphql.list, { worker: userId })),
    },
    {
      name: 'one opportunity',
      product: byTurns(opened, (id, userId) => get(`/api/opportunities/${id}`, own(userId))),
      bare: opened.map((id) => get(`/opportunities/${id}`)),
      peer: opened.map((id) => asked(graphql.one, { id })),
    },
    searches('search', await values(client, typed)),
    searches('search, common', commonFragments),
    board('board', false),
    board('dashboard', true),
    {
      name: 'create',
      product: () => {
        const headers = { ...own(nextPerson().userId), ...once() };
        return { call: post('/api/opportunities', { customerId: nextCustomer(), note }, headers) };
      },
      bare: () => ({
        call: post('/opportunities', { customerId: nextCustomer(), workerId: nextPerson().userId, note }),
      }),
      peer: () => {
        const { userId } = nextPerson();
        const ids = { rowId: crypto.randomUUID(), customerId: nextCustomer() };
        const row = { ...ids, workerId: userId, createdBy: userId, status: 'lead', note };
        return { call: asked(graphql.create, { row }) };
      },
    },
    {
      name: 'comment',
      product: () => ({
        call: {
          method: 'POST',
          path: '/api/comment/create',
          headers: { ...form, ...own(nextPerson().userId), ...once() },
          body: multipart({ customerFileId: nextOpened(), message }),
        },
      }),
      bare: () => ({
        call: post('/comments', { customerFileId: nextOpened(), message, authorId: nextPerson().userId }),
      }),
      peer: () => {
        const ids = { rowId: crypto.randomUUID(), customerFileId: nextOpened() };
        const row = { ...ids, message, authorId: nextPerson().userId };
        return { call: asked(graphql.comment, { row }) };
      },
    },
    {
      name: 'move',
      product: movesOf(toMove(0), ({ id, workerId, status, version }) =>
        post(`/api/opportunities/${id}/move`, { status, version }, own(workerId)),
      ),
      bare: movesOf(toMove(1), ({ id, status, version }) =>
        post(`/opportunities/${id}/move`, { status, version }),
      ),
      peer: movesOf(toMove(2), ({ id, status, version }) => {
        const now = new Date().toISOString();
        const times = { statusChangedAt: now, lastActivityAt: now, updatedAt: now };
        return asked(graphql.move, { id, patch: { status, version: version + 1, ...times } });
      }),
    },
  ];
}
