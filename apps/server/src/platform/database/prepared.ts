import {
  OnConflictNode,
  PostgresDialect,
  PostgresQueryCompiler,
  sql,
  ValueNode,
  type LimitNode,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type WhereNode,
} from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

import type { ConnectionShares } from './connection-shares.ts';
import { currentCaller } from './database-caller.ts';

const mark = '/* planned anew */';

/**
 * Stands in a statement whose best plan depends on the values it is given, such as a text that is sought: PostgreSQL
 * plans it anew each time.
 */
export const planEachTime = sql.raw(mark);

/** Statements a connection keeps prepared; then a new one takes its place. */
const mostPrepared = 200;
/** What is remembered of statements that came once: only what comes again is prepared. */
const mostSeen = 1000;
/** A prepared statement would answer with other columns than before: its tables were changed meanwhile. */
const outdated = '0A000';

/** `begin` and its like need no plan. */
const isWorthwhile = (text: string, values: readonly unknown[]) =>
  (values.length > 0 || text.startsWith('select')) && !text.includes(mark);

/** The names of what a connection has prepared, by the text of the statement. */
function openNames() {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return {
    count: () => names.size,
    /** The name of a statement that is prepared, or is to be as it comes again. */
    of(text: string, values: readonly unknown[]): string | undefined {
      const known = names.get(text);
      if (known !== undefined || !isWorthwhile(text, values)) return known;
      if (!seen.delete(text)) {
        if (seen.size >= mostSeen) seen.clear();
        seen.add(text);
        return undefined;
      }
      const name = `szansa-${names.size + 1}`;
      names.set(text, name);
      return name;
    },
  };
}

/** What callers may take of the database. */
export interface CallerLimits {
  readonly shares: ConnectionShares;
  /** Milliseconds that a statement may take. */
  readonly timeouts: { readonly list: number; readonly other: number };
}

/** A connection that prepares what it is asked again, and can be given another time for a statement. */
interface PreparingClient extends PostgresPoolClient {
  release(destroy?: boolean): void;
  limitStatements(milliseconds: number): Promise<void>;
}

/** A connection that prepares what it is asked again. */
function preparingClient(client: PoolClient, most: number, usualTimeout: number): PreparingClient {
  const names = openNames();
  let isOutdated = false;
  let statementTimeout = usualTimeout;

  async function runQuery<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const name = names.of(text, values);
    const config = { text, values: [...values], ...(name === undefined ? {} : { name }) };
    try {
      const { rows, rowCount, command } = await client.query<Row & object>(config);
      return { rows, rowCount: rowCount ?? 0, command: command as PostgresQueryResult<Row>['command'] };
    } catch (error) {
      if (error instanceof DatabaseError && error.code === outdated) isOutdated = true;
      throw error;
    }
  }

  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query<Row>(
    query: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof query !== 'string') throw new TypeError('Rows are read by pages, not by cursor');
    return runQuery<Row>(query, values);
  }

  return {
    query,
    async limitStatements(milliseconds) {
      if (statementTimeout === milliseconds) return;
      await client.query(`set statement_timeout = ${milliseconds}`);
      statementTimeout = milliseconds;
    },
    release: (destroy = false) => client.release(destroy || isOutdated || names.count() >= most),
  };
}

/** Takes a connection for whoever asks, when their share has a place, and gives its statements their time. */
async function connectFor(
  connect: () => Promise<PreparingClient>,
  { shares, timeouts }: CallerLimits,
): Promise<PostgresPoolClient> {
  const caller = currentCaller();
  const userId = caller?.userId ?? null;
  const leave =
    userId === null
      ? () => undefined
      : await shares.enter(userId, { mayExceed: caller?.hasConnection === true });
  try {
    const client = await connect();
    try {
      await client.limitStatements(caller?.readsList ? timeouts.list : timeouts.other);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return {
      query: client.query,
      release() {
        client.release();
        leave();
      },
    };
  } catch (error) {
    leave();
    throw error;
  }
}

/** The connections of a pool, each of which prepares what comes again. */
function preparing(pool: Pool, most: number, limits: CallerLimits | undefined): PostgresPool {
  const clients = new WeakMap<PoolClient, PreparingClient>();
  async function connect(): Promise<PreparingClient> {
    const client = await pool.connect();
    const known = clients.get(client) ?? preparingClient(client, most, limits?.timeouts.other ?? 0);
    clients.set(client, known);
    return known;
  }
  return {
    options: pool.options,
    connect: limits ? () => connectFor(connect, limits) : connect,
    end: () => pool.end(),
  };
}

/**
 * Writes into the statement what a plan that is kept has to know: how many rows are wanted, which decides how they are
 * found, and the condition of the partial index that `on conflict` names, which could not be found else.
 */
class PlanningCompiler extends PostgresQueryCompiler {
  #isOfIndex = false;

  protected override visitWhere(node: WhereNode): void {
    const parent = this.parentNode;
    this.#isOfIndex = parent !== undefined && OnConflictNode.is(parent) && parent.indexWhere === node;
    super.visitWhere(node);
    this.#isOfIndex = false;
  }

  protected override visitValue(node: ValueNode): void {
    if (this.#isOfIndex) this.appendImmediateValue(node.value);
    else super.visitValue(node);
  }

  protected override visitLimit(node: LimitNode): void {
    if (!ValueNode.is(node.limit) || typeof node.limit.value !== 'number') return super.visitLimit(node);
    this.append('limit ');
    this.appendImmediateValue(node.limit.value);
  }
}

/**
 * PostgreSQL as kysely speaks to it, with statements that come again prepared: parsed once a connection, and planned
 * once where PostgreSQL finds that one plan serves all values. `planEachTime` in a statement keeps it from that.
 */
export class PreparingDialect extends PostgresDialect {
  constructor(
    pool: Pool,
    { most = mostPrepared, limits }: { readonly most?: number; readonly limits?: CallerLimits } = {},
  ) {
    super({ pool: preparing(pool, most, limits) });
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new PlanningCompiler();
  }
}
