/**
 * What the server is measured against: `node:http` and `pg` with the same SQL and nothing else. No rights, no
 * checks, no schemas, no envelope. Run as a process of its own: `node bare-server.ts <connection> <statements>`.
 */
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';

import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

import type { Scenario, Statement } from './scenarios.ts';

const [connectionFile = '', scenariosFile = ''] = process.argv.slice(2);
const connection = JSON.parse(readFileSync(connectionFile, 'utf8')) as pg.ClientConfig;
const scenarios = JSON.parse(readFileSync(scenariosFile, 'utf8')) as Record<string, Scenario['recorded']>;
const pool = new pg.Pool({ ...connection, max: 12 });

/** Ids made anew by every request are made anew here as well, the same one wherever it stood. */
function freshValues(statement: Statement, fresh: ReadonlySet<string>, made: Map<string, string>): unknown[] {
  return statement.values.map((value) => {
    if (typeof value === 'object' && value !== null && 'base64' in value) {
      return Buffer.from(String(value.base64), 'base64');
    }
    if (typeof value !== 'string' || !fresh.has(value)) return value;
    const known = made.get(value) ?? uuidv7();
    made.set(value, known);
    return known;
  });
}

async function answer(name: string, variant: number): Promise<unknown> {
  const variants = scenarios[name];
  const recorded = variants?.[variant % variants.length];
  if (!recorded) throw new Error(`no scenario ${name}`);
  const fresh = new Set(recorded.fresh);
  const made = new Map<string, string>();
  const run = (target: pg.Pool | pg.PoolClient) => (statement: Statement) =>
    target.query(statement.text, freshValues(statement, fresh, made));
  if (!recorded.statements.some(({ text }) => text === 'begin')) {
    const results = await Promise.all(recorded.statements.map(run(pool)));
    return results.map(({ rows }) => rows);
  }
  const client = await pool.connect();
  try {
    const rows: unknown[] = [];
    for (const statement of recorded.statements) rows.push((await run(client)(statement)).rows);
    return rows;
  } finally {
    client.release();
  }
}

async function send(response: ServerResponse, name: string, variant: number): Promise<void> {
  try {
    const rows = await answer(name, variant);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(rows));
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
}

let served = 0;
const server = createServer((request, response) => {
  served += 1;
  request.resume();
  request.on('end', () => {
    void send(response, decodeURIComponent((request.url ?? '').slice(1)), served);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`);
});
