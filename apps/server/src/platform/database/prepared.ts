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

const mark = '/* planned anew */';

/**
 * Stands in a statement whose best plan depends on the values it is given, such as a text that is sought: PostgreSQL
 * plans it anew each time.
 */
export const plannedAnew = sql.raw(mark);

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

/** A connection that prepares what it is asked again. */
function preparingClient(client: PoolClient, most: number): PostgresPoolClient {
  const names = openNames();
  let isOutdated = false;

  async function ask<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
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
    asked: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof asked !== 'string') throw new TypeError('Rows are read by pages, not by cursor');
    return ask<Row>(asked, values);
  }

  return {
    query,
    release: (destroy = false) => client.release(destroy || isOutdated || names.count() >= most),
  };
}

/** The connections of a pool, each of which prepares what comes again. */
function preparing(pool: Pool, most: number): PostgresPool {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client, most);
      clients.set(client, known);
      return known;
    },
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
 * once where PostgreSQL finds that one plan serves all values. `plannedAnew` in a statement keeps it from that.
 */
export class PreparingDialect extends PostgresDialect {
  constructor(pool: Pool, { most = mostPrepared }: { readonly most?: number } = {}) {
    super({ pool: preparing(pool, most) });
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new PlanningCompiler();
  }
}
