import { sql, type Kysely } from 'kysely';

/**
 * The lists of the car catalogue. Entries of all lists are rows of one table, told apart by their kind; the kind of what
 * an entry belongs to follows from its own, so that the database refuses a version of a brand.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table car_list_entry (
      id uuid primary key,
      kind text not null,
      name text not null,
      parent_id uuid,
      parent_kind text generated always as (
        case kind when 'model' then 'brand' when 'colour' then 'brand' when 'version' then 'model' end
      ) stored,
      code text,
      switches text[] not null default '{}',
      position int not null,
      version int not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (kind, id),
      foreign key (parent_kind, parent_id) references car_list_entry (kind, id),
      check ((parent_kind is null) = (parent_id is null)),
      check ((kind = 'colour') = (code is not null))
    );
    create unique index car_list_entry_name on car_list_entry (kind, parent_id, lower(name)) nulls not distinct;
    create index car_list_entry_parent on car_list_entry (parent_id);
  `.execute(db);
}
