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

/**
 * What people type or paste when they look for somebody, of the first customers, who are there however many follow:
 * a few records match, nearly as few among all as among a tenth.
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
  ]) as text
  from (select * from customer order by id limit 8) c`;

/** What a good part of the customers shares: the answer, its total and its order grow with the data. */
const commonFragments = ['nowak', 'Kowalsk', 'Anna', 'trans', 'Wójcik Piotr', '600', '@gmail'];

async function ids(client: pg.Client, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(sql);
  return rows.map(({ id }) => id);
}

/** The requests people make all day, over records that are there. */
export async function requestsOf(client: pg.Client): Promise<Record<string, Request[]>> {
  const fragments = await client.query<{ text: string }>(typed);
  const workers = await ids(
    client,
    "select id from app_user where email like '%@bench.example' order by email limit 8",
  );
  const files = await ids(
    client,
    'select id from customer_file where not is_archived order by number limit 8',
  );
  const get = (path: string): Request => ({ method: 'GET', path });
  const search = (text: string) => get(`/customers?search=${encodeURIComponent(text)}`);
  return {
    list: workers.map((id) =>
      get(`/opportunities?workerId=${id}&status=negotiations&is_archived=false&perPage=50`),
    ),
    search: fragments.rows.map(({ text }) => search(text)),
    'search, common': commonFragments.map(search),
    one: files.map((id) => get(`/opportunities/${id}`)),
    comment: files.map((id) => ({
      method: 'POST',
      path: '/comment/create',
      form: { customerFileId: id, message: 'Wysłałam porównanie trzech ofert.' },
    })),
  };
}
