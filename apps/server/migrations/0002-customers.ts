import { sql, type Kysely } from 'kysely';

/** Customers and their organisations, the short lists, banks, dealers, representatives, vehicles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await customers(db);
  await shortLists(db);
  await directory(db);
}

async function customers(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- array_to_string is only stable because of types whose text depends on settings; text is not one of them
    create function joined(items text[]) returns text
      language sql immutable parallel safe
      as $$ select coalesce(array_to_string(items, ' '), '') $$;

    create table customer (
      id uuid primary key,
      first_name text,
      last_name text,
      street text,
      post_code text,
      city text,
      country text,
      personal_id_number text,
      tax_id_number text,
      emails text[] not null default '{}',
      phones text[] not null default '{}',
      note text,
      is_archived boolean not null default false,
      added_by uuid references app_user,
      version int not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      organisation_names text not null default '',
      search_text text not null generated always as (fold(
        coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || organisation_names || ' ' ||
        coalesce(tax_id_number, '') || ' ' || joined(phones) || ' ' || joined(emails)
      )) stored,
      search_name text not null generated always as (fold(
        coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || organisation_names
      )) stored,
      -- what lists sort by: surname first, firms without a person by their name
      sort_name text collate "pl-x-icu" not null generated always as (
        coalesce(last_name || ' ' || coalesce(first_name, ''), organisation_names)
      ) stored
    );
    create unique index customer_tax_id_number on customer (tax_id_number) where tax_id_number is not null;
    create unique index customer_personal_id_number on customer (personal_id_number)
      where personal_id_number is not null;
    create index customer_search_text on customer using gin (search_text gin_trgm_ops);
    create index customer_search_name on customer using gin (search_name gin_trgm_ops);
    create index customer_emails on customer using gin (emails);
    create index customer_phones on customer using gin (phones);
    create index customer_added_by on customer (added_by);
    create index customer_list on customer (is_archived, created_at desc, id desc);
    create index customer_sort_name on customer (is_archived, sort_name, id);
    create index customer_updated_at on customer (is_archived, updated_at, id);

    create table customer_organisation (
      id uuid primary key,
      name text not null,
      tax_id_number text,
      regon text,
      krs text,
      street text,
      post_code text,
      city text,
      country text,
      version int not null default 1,
      created_at timestamptz not null default now()
    );
    create unique index customer_organisation_tax_id_number on customer_organisation (tax_id_number)
      where tax_id_number is not null;
    create index customer_organisation_name on customer_organisation using gin (fold(name) gin_trgm_ops);

    create table customer_customer_organisation (
      customer_id uuid not null references customer on delete cascade,
      customer_organisation_id uuid not null references customer_organisation on delete cascade,
      position int not null default 0,
      primary key (customer_id, customer_organisation_id)
    );
    create index customer_customer_organisation_organisation
      on customer_customer_organisation (customer_organisation_id);

    create function organisation_names_of(wanted uuid) returns text
      language sql stable
      as $$
        select coalesce(string_agg(o.name, ' ' order by l.position, o.id), '')
        from customer_customer_organisation l
        join customer_organisation o on o.id = l.customer_organisation_id
        where l.customer_id = wanted
      $$;

    -- locked in the order of their ids, or two renames that share customers could wait for each other
    create function keep_organisation_names() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'customer_organisation' then
        perform 1 from customer c
          where exists (select from customer_customer_organisation l
                        where l.customer_id = c.id and l.customer_organisation_id = new.id)
          order by c.id for update;
        update customer c set organisation_names = organisation_names_of(c.id)
          where exists (select from customer_customer_organisation l
                        where l.customer_id = c.id and l.customer_organisation_id = new.id);
        return null;
      end if;
      if tg_op <> 'INSERT' then
        update customer set organisation_names = organisation_names_of(id) where id = old.customer_id;
      end if;
      if tg_op <> 'DELETE' then
        update customer set organisation_names = organisation_names_of(id) where id = new.customer_id;
      end if;
      return null;
    end $$;

    create trigger organisation_linked
      after insert or update or delete on customer_customer_organisation
      for each row execute function keep_organisation_names();
    create trigger organisation_renamed
      after update of name on customer_organisation
      for each row when (old.name is distinct from new.name) execute function keep_organisation_names();
  `.execute(db);
}

async function shortLists(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lead_source (
      id uuid primary key,
      name text not null,
      slug text not null unique,
      position int not null default 0,
      is_active boolean not null default true
    );
    create table archive_reason (
      id uuid primary key,
      name text not null,
      slug text not null unique,
      requires_note boolean not null default false,
      position int not null default 0,
      is_active boolean not null default true
    );
    create table label (
      id uuid primary key,
      title text not null,
      color text not null,
      text_color text,
      description text
    );
    create unique index label_title on label (lower(title));
  `.execute(db);
}

async function directory(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank (
      id uuid primary key,
      name text not null,
      short_name text,
      tax_id_number text,
      color text,
      email text,
      phone text,
      website text,
      address text,
      note text,
      is_active boolean not null default true
    );
    create table dealer (
      id uuid primary key,
      name text not null,
      alias text,
      tax_id_number text,
      dealer_type text check (dealer_type in ('supplier', 'intermediary')),
      main_office_address text,
      company_address text,
      handout_address text
    );
    create table representative (
      id uuid primary key,
      first_name text not null,
      last_name text not null,
      email text,
      phone text,
      bank_id uuid references bank,
      dealer_id uuid references dealer,
      constraint representative_of_one check (num_nonnulls(bank_id, dealer_id) = 1)
    );
    create index representative_bank_id on representative (bank_id);
    create index representative_dealer_id on representative (dealer_id);

    create table vehicle (
      id uuid primary key,
      order_no text,
      manufacturer text not null,
      model text not null,
      engine text,
      shifter text,
      version text,
      body text,
      body_color text,
      year_of_production int,
      gross_catalog_price numeric(14, 2),
      discount numeric(7, 4),
      gross_sell_price numeric(14, 2),
      row_version int not null default 1,
      created_at timestamptz not null default now(),
      search_text text not null generated always as (fold(
        manufacturer || ' ' || model || ' ' || coalesce(version, '') || ' ' || coalesce(engine, '') || ' ' ||
        coalesce(body, '') || ' ' || coalesce(body_color, '') || ' ' || coalesce(order_no, '') || ' ' ||
        coalesce(year_of_production::text, '')
      )) stored
    );
    create index vehicle_search_text on vehicle using gin (search_text gin_trgm_ops);
    create index vehicle_created_at on vehicle (created_at desc, id desc);
  `.execute(db);
}
