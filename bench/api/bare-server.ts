/**
 * The baseline of the HTTP benchmark: a minimal `node:http` and `pg` server for these few requests. It has no
 * permissions, validation, audit log, history or response envelope, and shares no code with the product. All statements
 * are prepared except the search, whose plan depends on the search text. Runs in a separate process:
 * `node bare-server.ts <file with the connection>`; prints its port.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import pg from 'pg';

import { board, comment, create, list, listTotal, move, one, search, searchTotal } from './bare-sql.ts';

const connection = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as pg.ClientConfig;
// timestamps as text, ready for JSON
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => text);
const pool = new pg.Pool({ ...connection, max: 12 });

const rowsOf = async (name: string, text: string, values: unknown[]): Promise<object[]> =>
  (await pool.query<object>({ name, text, values })).rows;
const rowsPlannedEachTime = async (text: string, values: unknown[]): Promise<object[]> =>
  (await pool.query<object>(text, values)).rows;

const idIn = (path: string) => path.split('/')[2] ?? '';

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
}

async function read({ pathname, searchParams }: URL): Promise<unknown> {
  if (pathname === '/opportunities') {
    const worker = searchParams.get('workerId');
    const [items, [total]] = await Promise.all([
      rowsOf('list', list, [worker]),
      rowsOf('list-total', listTotal, [worker]),
    ]);
    return { items, ...total };
  }
  if (pathname === '/customers') {
    const sought = searchParams.get('search') ?? '';
    const text = /^\(?[+\d][\d\s().-]{2,}$/.test(sought) ? sought.replaceAll(/[\s().-]/g, '') : sought;
    const [items, [total]] = await Promise.all([
      rowsPlannedEachTime(search, [text]),
      rowsPlannedEachTime(searchTotal, [text]),
    ]);
    return { items, ...total };
  }
  if (pathname === '/board') return rowsOf('board', board, [searchParams.get('workerId')]);
  const [row] = await rowsOf('one', one, [idIn(pathname)]);
  return row;
}

async function write(pathname: string, body: Record<string, unknown>): Promise<unknown> {
  if (pathname === '/opportunities') {
    const { customerId, workerId, note } = body;
    return (await rowsOf('create', create, [customerId, workerId, note]))[0];
  }
  if (pathname === '/comments') {
    const { customerFileId, message, authorId } = body;
    return (await rowsOf('comment', comment, [randomUUID(), customerFileId, message, authorId]))[0];
  }
  return (await rowsOf('move', move, [idIn(pathname), body['status'], body['version']]))[0];
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', 'http://bare');
  try {
    const found =
      request.method === 'GET' ? await read(url) : await write(url.pathname, await bodyOf(request));
    const text = Buffer.from(JSON.stringify(found));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
    response.end(text);
  } catch (error) {
    response.writeHead(500);
    response.end(String(error));
  }
}

const server = createServer((request, response) => void answer(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
