import { setTimeout as pause } from 'node:timers/promises';

import type pg from 'pg';

import { personOf } from './people.ts';

export interface Amounts {
  readonly customers: number;
  readonly opportunities: number;
  readonly offers: number;
  readonly comments: number;
}

/** Number of salespeople among whom the opportunities are divided; they must exist before. */
export const salespeople = 40;

const batch = 10_000;

/** Raises the pending list limit of the GIN search indexes during the seeding, which saves minutes, or resets it. */
async function collectInIndexes(client: pg.Client, isOn: boolean): Promise<void> {
  await client.query(`
    set gin_pending_list_limit = '${isOn ? '64MB' : '4MB'}';
    do $$ declare name text; begin
      for name in select indexname from pg_indexes where indexname like 'customer\\_search\\_%' loop
        execute format('alter index %I set (fastupdate = ${isOn ? 'on' : 'off'})', name);
      end loop;
    end $$`);
}

/** Creates the customers numbered `first` to `last`, every other one with a firm. */
async function seedCustomers(client: pg.Client, first: number, last: number): Promise<void> {
  await client.query('create temp table drawn (n int, person json)');
  for (let start = first; start <= last; start += batch) {
    const numbers = Array.from({ length: Math.min(batch, last + 1 - start) }, (_, index) => start + index);
    await client.query('insert into drawn select * from unnest($1::int[], $2::json[])', [
      numbers,
      numbers.map((n) => JSON.stringify(personOf(n))),
    ]);
  }
  await collectInIndexes(client, true);
  // written directly instead of by the trigger, which would update every customer again
  await client.query(`
    alter table customer_customer_organisation disable trigger organisation_linked;
    insert into customer (id, first_name, last_name, city, tax_id_number, personal_id_number, emails, phones,
      organisation_names, added_by, created_at)
    select uuidv7(), p."firstName", p."lastName", p.city, p."taxIdNumber", p."personalIdNumber",
      array[fold(p.email)], array[p.phone], coalesce(p.firm, ''),
      (select id from app_user where email = 'osoba1@crowd.example'),
      now() - (d.n % 1000) * interval '1 hour'
    from drawn d,
      json_to_record(d.person) p ("firstName" text, "lastName" text, city text, "taxIdNumber" text,
        "personalIdNumber" text, email text, phone text, firm text)
    order by d.n;
    analyze drawn;
    create temp table firms as
      select uuidv7() as id, c.id as customer_id, c.organisation_names as name, c.tax_id_number
      from customer c join drawn d on c.tax_id_number = d.person->>'taxIdNumber'
      where c.organisation_names <> '';
    insert into customer_organisation (id, name, tax_id_number) select id, name, tax_id_number from firms;
    insert into customer_customer_organisation (customer_id, customer_organisation_id)
      select customer_id, id from firms;
    alter table customer_customer_organisation enable trigger organisation_linked;
    drop table firms`);
  await collectInIndexes(client, false);
}

/** Adds records to the existing ones. A second call therefore measures growth. */
export async function seedRecords(client: pg.Client, add: Amounts): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from customer');
  const before = rows[0]?.count ?? 0;
  await seedCustomers(client, before + 1, before + add.customers);
  await client.query(`
    create temp table people as select row_number() over (order by id) as n, id from app_user where email like '%@crowd.example';
    create temp table fresh as
      select d.n - ${before} as n, c.id from customer c join drawn d on c.tax_id_number = d.person->>'taxIdNumber';
    create index on fresh (n);
    create index on people (n)`);
  await client.query(`
    insert into customer_file (id, customer_id, worker_id, status, is_archived, lead_source_id, last_activity_at,
      status_changed_at, created_at)
    select uuidv7(), c.id, p.id,
      (array['lead','first_contact','presentation_proposal','negotiations','application_to_client','application',
        'conclusion_agreement','waiting_for_vehicle','registration_insurance','handing','closed'])[1 + ((g.n::bigint * 7919) % 11)::int],
      g.n % 10 = 0,
      (select id from lead_source order by position limit 1),
      now() - (g.n::bigint * 104729 % 31536000) * interval '1 second',
      now() - (g.n::bigint * 49979 % 31536000) * interval '1 second',
      now() - (31536000 + g.n::bigint * 7919 % 31536000) * interval '1 second'
    from generate_series(1, ${add.opportunities}) as g (n)
    join fresh c on c.n = 1 + g.n % ${add.customers}
    join people p on p.n = 1 + (g.n * 31) % ${salespeople}`);
  await client.query(`
    create temp table files as
      select row_number() over () as n, f.id from customer_file f join fresh c on c.id = f.customer_id;
    create index on files (n)`);
  await client.query(`
    insert into offer (id, customer_file_id, offer_type, vehicle_value, initial_payment, number_of_installments,
      monthly_amount, buyout_price, sum_of_payments)
    select uuidv7(), f.id, 'leasing', 100000 + g.n % 90000, 10000, 36, 3000, 1000, 119000
    from generate_series(1, ${add.offers}) as g (n) join files f on f.n = 1 + g.n % ${add.opportunities}`);
  await client.query(`
    update customer_file f set chosen_offer_id = o.id
    from (select distinct on (customer_file_id) customer_file_id, id from offer) o, files
    where o.customer_file_id = f.id and files.id = f.id`);
  await client.query(`
    insert into comment (id, customer_file_id, message, author_id, created_at)
    select uuidv7(), f.id, 'Klient prosi o wariant z niższą opłatą wstępną, numer ' || g.n, p.id, now()
    from generate_series(1, ${add.comments}) as g (n)
    join files f on f.n = 1 + g.n % ${add.opportunities}
    join people p on p.n = 1 + g.n % ${salespeople}`);
  await client.query('drop table drawn, people, fresh, files');
  await client.query('vacuum (analyze)');
}

/** Waits until the job has stored all totals, which is the usual state unless rows were imported a minute ago. */
export async function totalsStored(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select 1 from stale_deal limit 1');
    if (rows.length === 0) break;
    await pause(1000);
  }
  // autovacuum does the same within a minute
  await client.query('vacuum (analyze) stale_deal, deal_fact, deal_total');
}
