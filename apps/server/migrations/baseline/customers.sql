-- Customers and their firms (customer organisations).

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
  search_name text not null generated always as (fold(
    coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || organisation_names
  )) stored,
  -- Lists sort by the surname, and firms without a person by their name.
  sort_name text collate "pl-x-icu" not null generated always as (
    coalesce(last_name || ' ' || coalesce(first_name, ''), organisation_names)
  ) stored,
  organisation_tax_ids text not null default '',
  search_text text not null generated always as (fold(
    coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || organisation_names || ' ' ||
    coalesce(tax_id_number, '') || ' ' || organisation_tax_ids || ' ' || joined(phones) || ' ' || joined(emails)
  )) stored
);
create unique index customer_tax_id_number on customer (tax_id_number) where tax_id_number is not null;
create unique index customer_personal_id_number on customer (personal_id_number)
  where personal_id_number is not null;
create index customer_search_name on customer using gin (search_name gin_trgm_ops) with (fastupdate = off);
create index customer_emails on customer using gin (emails) with (fastupdate = off);
create index customer_phones on customer using gin (phones) with (fastupdate = off);
create index customer_added_by on customer (added_by);
create index customer_list on customer (is_archived, created_at desc, id desc);
create index customer_sort_name on customer (is_archived, sort_name, id);
create index customer_updated_at on customer (is_archived, updated_at, id);
create index customer_search_name_pieces on customer using gin (search_pieces(search_name)) with (fastupdate = off);
-- Indexes for searching have no pending list, because every search would read it.
create index customer_search_text on customer using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index customer_search_text_pieces on customer using gin (search_pieces(search_text)) with (fastupdate = off);
-- Missing values come last in both directions, so each direction has an index.
create index customer_city on customer (is_archived, city, id);
create index customer_city_down on customer (is_archived, city desc nulls last, id desc);
create index customer_tax_id_sorted on customer (is_archived, tax_id_number, id);
create index customer_tax_id_sorted_down on customer (is_archived, tax_id_number desc nulls last, id desc);

-- What staff write about a firm, and what a public register answered (`registered_…`) and when.
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
  created_at timestamptz not null default now(),
  legal_form text,
  is_archived boolean not null default false,
  added_by uuid references app_user,
  updated_at timestamptz not null default now(),
  registered_name text,
  registered_status text,
  vat_status text,
  registered_address text,
  register text,
  registered_at timestamptz,
  search_text text not null generated always as (fold(
    name || ' ' || coalesce(tax_id_number, '') || ' ' || coalesce(regon, '') || ' ' || coalesce(krs, '')
  )) stored,
  search_name text not null generated always as (fold(name)) stored
);
create unique index customer_organisation_tax_id_number on customer_organisation (tax_id_number)
  where tax_id_number is not null;
create index customer_organisation_name on customer_organisation using gin (fold(name) gin_trgm_ops);
create index customer_organisation_search_text on customer_organisation using gin (search_text gin_trgm_ops)
  with (fastupdate = off);
create index customer_organisation_search_text_pieces
  on customer_organisation using gin (search_pieces(search_text)) with (fastupdate = off);
create index customer_organisation_search_name on customer_organisation using gin (search_name gin_trgm_ops)
  with (fastupdate = off);
create index customer_organisation_search_name_pieces
  on customer_organisation using gin (search_pieces(search_name)) with (fastupdate = off);
create index customer_organisation_list on customer_organisation (is_archived, name collate "pl-x-icu", id);
create index customer_organisation_created_at on customer_organisation (is_archived, created_at, id);
create index customer_organisation_updated_at on customer_organisation (is_archived, updated_at, id);
create index customer_organisation_regon on customer_organisation (regon) where regon is not null;
create index customer_organisation_krs on customer_organisation (krs) where krs is not null;
create index customer_organisation_added_by on customer_organisation (added_by);

create table customer_customer_organisation (
  customer_id uuid not null references customer on delete cascade,
  customer_organisation_id uuid not null references customer_organisation on delete cascade,
  position int not null default 0,
  primary key (customer_id, customer_organisation_id)
);
create index customer_customer_organisation_organisation
  on customer_customer_organisation (customer_organisation_id);

create function organisation_names_of(wanted uuid) returns text language sql stable as $$
  select coalesce(string_agg(o.name, ' ' order by l.position, o.id), '')
  from customer_customer_organisation l
  join customer_organisation o on o.id = l.customer_organisation_id
  where l.customer_id = wanted
$$;

create function organisation_tax_ids_of(wanted uuid) returns text language sql stable as $$
  select coalesce(string_agg(o.tax_id_number, ' ' order by l.position, o.id), '')
  from customer_customer_organisation l
  join customer_organisation o on o.id = l.customer_organisation_id
  where l.customer_id = wanted
$$;

-- Customers are found by names and tax ids of their firms. They are locked in the order of their ids, otherwise two
-- changes that share customers could wait for each other.
create function keep_organisation_names() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'customer_organisation' then
    perform 1 from customer c
      where exists (select from customer_customer_organisation l
                    where l.customer_id = c.id and l.customer_organisation_id = new.id)
      order by c.id for update;
    update customer c set
      organisation_names = organisation_names_of(c.id), organisation_tax_ids = organisation_tax_ids_of(c.id)
      where exists (select from customer_customer_organisation l
                    where l.customer_id = c.id and l.customer_organisation_id = new.id);
    return null;
  end if;
  if tg_op <> 'INSERT' then
    update customer set
      organisation_names = organisation_names_of(id), organisation_tax_ids = organisation_tax_ids_of(id)
      where id = old.customer_id;
  end if;
  if tg_op <> 'DELETE' then
    update customer set
      organisation_names = organisation_names_of(id), organisation_tax_ids = organisation_tax_ids_of(id)
      where id = new.customer_id;
  end if;
  return null;
end $$;

create trigger organisation_linked after insert or delete or update on customer_customer_organisation
  for each row execute function keep_organisation_names();
create trigger organisation_renamed after update of name, tax_id_number on customer_organisation
  for each row when (old.name is distinct from new.name or old.tax_id_number is distinct from new.tax_id_number)
  execute function keep_organisation_names();
