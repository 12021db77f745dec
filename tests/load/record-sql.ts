/**
 * Loaded before the server (`node --import`) when the benchmark wants to know which SQL a request makes: every
 * statement is written to the file RECORD_SQL names, a line of JSON each.
 */
import { appendFileSync } from 'node:fs';

import pg from 'pg';

const file = process.env['RECORD_SQL'] ?? '';

interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
}

function writable(value: unknown): unknown {
  return Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value;
}

type Query = (first: string | Statement, ...rest: unknown[]) => unknown;

// oxlint-disable-next-line typescript/unbound-method -- it is called with the `this` it is called on below
const query = pg.Client.prototype.query as unknown as Query;

function recorded(this: unknown, first: string | Statement, ...rest: unknown[]): unknown {
  const text = typeof first === 'string' ? first : first.text;
  const values = typeof first === 'string' ? (Array.isArray(rest[0]) ? rest[0] : []) : (first.values ?? []);
  appendFileSync(file, `${JSON.stringify({ text, values: values.map(writable) })}\n`);
  return query.call(this, first, ...rest);
}

pg.Client.prototype.query = recorded as unknown as typeof pg.Client.prototype.query;
