import type pg from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface Request {
  readonly method: 'GET' | 'POST';
  /** Below `/api`. */
  readonly path: string;
  /** Fields of a multipart form. */
  readonly form?: Readonly<Record<string, string>>;
}

/** What is measured: a few requests of one kind, and the SQL each of them makes. */
export interface Scenario {
  readonly name: string;
  readonly requests: readonly Request[];
  readonly recorded: readonly {
    readonly statements: readonly Statement[];
    readonly fresh: readonly string[];
  }[];
}

/** What people type when they look for somebody: a few records match, however many there are. */
const fragments = ['zolkiewska 320', '0000000320', '500 000 32', 'klient320@', 'cwik 304'];
/** What a good part of the customers shares: the answer, its total and its order grow with the data. */
const commonFragments = ['zolkiewska', 'agnieszka cwik', 'klient7'];

async function ids(client: pg.Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(sql);
  return rows.map(({ id }) => id);
}

/** The requests people make all day, over records that are there. */
export async function requestsOf(client: pg.Client): Promise<Record<string, Request[]>> {
  const workers = await ids(
    client,
    "select id from app_user where email like '%@bench.example' order by email limit 8",
  );
  const files = await ids(
    client,
    'select id from customer_file where not is_archived order by number limit 8',
  );
  const get = (path: string): Request => ({ method: 'GET', path });
  return {
    list: workers.map((id) =>
      get(`/opportunities?workerId=${id}&status=negotiations&is_archived=false&perPage=50`),
    ),
    search: fragments.map((fragment) => get(`/customers?search=${encodeURIComponent(fragment)}`)),
    'search, common': commonFragments.map((fragment) =>
      get(`/customers?search=${encodeURIComponent(fragment)}`),
    ),
    one: files.map((id) => get(`/opportunities/${id}`)),
    comment: files.map((id) => ({
      method: 'POST',
      path: '/comment/create',
      form: { customerFileId: id, message: 'Wysłałam porównanie trzech ofert.' },
    })),
  };
}
