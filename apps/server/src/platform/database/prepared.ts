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
 * Marks a statement whose best plan depends on its values, such as the text of a search: PostgreSQL plans it each time
 * again.
 */
export const planEachTime = sql.raw(mark);

/** Maximum number of prepared statements of a connection; when it is reached, a new one replaces an old one. */
const mostPrepared = 200;
/** What is remembered of statements that came once: only what comes again is prepared. */
const mostSeen = 1000;
/** A prepared statement would answer with other columns than before: its tables were changed meanwhile. */
const outdated = '0A000';

/** Whether a statement benefits from a plan: `begin` and the like do not. */
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

/** Limits of callers' use of the database. */
export interface CallerLimits {
  readonly shares: ConnectionShares;
  /** Timeouts of statements in milliseconds. */
  readonly timeouts: { readonly list: number; readonly other: number };
}

/** A connection that prepares repeated statements, and whose statement timeout can be changed. */
interface PreparingClient extends PostgresPoolClient {
  release(destroy?: boolean): void;
  limitStatements(milliseconds: number): Promise<void>;
}

/** Wraps a connection so that it prepares repeated statements. */
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
    statement: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new TypeError('Rows are read by pages, not by cursor');
    return runQuery<Row>(statement, values);
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

/** Returns a connection for the caller, within their share, with the timeout of their statements. */
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
 * Writes into the statement what a reusable plan has to know: the row limit, which decides how rows are searched, and
 * the condition of the partial index of `on conflict`, which would not be found otherwise.
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
 * Kysely's PostgreSQL dialect with repeated statements prepared: parsed once per connection, and planned once where
 * PostgreSQL finds one plan suitable for all values. `planEachTime` in a statement prevents that.
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
