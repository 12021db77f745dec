import type pg from 'pg';

export interface Amounts {
  readonly customers: number;
  readonly opportunities: number;
  readonly offers: number;
  readonly comments: number;
}

const staff = 40;

/** Forty people whose opportunities the lists filter by. */
export async function seedStaff(client: pg.Client): Promise<void> {
  await client.query(`
    insert into app_user (id, email, first_name, last_name)
    select uuidv7(), 'osoba' || n || '@bench.example', 'Osoba', 'Numer ' || n from generate_series(1, ${staff}) n`);
}

/** Adds so many records; called twice it measures growth. What is there before stays. */
export async function seedRecords(client: pg.Client, add: Amounts): Promise<void> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from customer');
  const before = rows[0]?.count ?? 0;
  await client.query(`
    insert into customer (id, first_name, last_name, city, tax_id_number, emails, phones, added_by, created_at)
    select uuidv7(),
      (array['Łucja','Zofia','Michał','Jan','Żaneta','Grzegorz','Agnieszka','Święcisław'])[1 + n % 8],
      (array['Żółkiewska','Nowak','Wójcik','Śliwa','Kowalczyk','Dąbrowska','Ćwik','Zieliński'])[1 + (n / 8) % 8] || ' ' || n,
      (array['Łódź','Kraków','Warszawa','Gdańsk'])[1 + n % 4],
      (1000000000 + n)::text,
      array['klient' || n || '@przyklad.example'],
      array['+48' || (500000000 + n)],
      (select id from app_user where email = 'osoba1@bench.example'),
      now() - (n % 1000) * interval '1 hour'
    from generate_series(${before + 1}, ${before + add.customers}) n`);
  await client.query(`
    create temp table people as select row_number() over (order by id) as n, id from app_user where email like '%@bench.example';
    create temp table fresh as
      select row_number() over () as n, id from customer where tax_id_number > '${1_000_000_000 + before}';
    create index on fresh (n);
    create index on people (n)`);
  await client.query(`
    insert into customer_file (id, customer_id, worker_id, status, is_archived, lead_source_id, last_activity_at, created_at)
    select uuidv7(), c.id, p.id,
      (array['lead','first_contact','presentation_proposal','negotiations','application_to_client','application',
        'conclusion_agreement','waiting_for_vehicle','registration_insurance','handing','closed'])[1 + ((g.n::bigint * 7919) % 11)::int],
      g.n % 10 = 0,
      (select id from lead_source order by position limit 1),
      now() - (g.n::bigint * 104729 % 31536000) * interval '1 second',
      now() - interval '1 year'
    from generate_series(1, ${add.opportunities}) as g (n)
    join fresh c on c.n = 1 + g.n % ${add.customers}
    join people p on p.n = 1 + (g.n * 31) % ${staff}`);
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
    join people p on p.n = 1 + g.n % ${staff}`);
  await client.query('drop table people, fresh, files');
  await client.query('vacuum (analyze)');
}
