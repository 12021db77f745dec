import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** Customers are found by the tax ids of their firms, which stand beside the names of those, kept by the same triggers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer add column organisation_tax_ids text not null default '';

    create function organisation_tax_ids_of(wanted uuid) returns text
      language sql stable
      as $$
        select coalesce(string_agg(o.tax_id_number, ' ' order by l.position, o.id), '')
        from customer_customer_organisation l
        join customer_organisation o on o.id = l.customer_organisation_id
        where l.customer_id = wanted
      $$;

    -- locked in the order of their ids, or two changes that share customers could wait for each other
    create or replace function keep_organisation_names() returns trigger language plpgsql as $$
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
    drop trigger organisation_renamed on customer_organisation;
    create trigger organisation_renamed
      after update of name, tax_id_number on customer_organisation
      for each row when (old.name is distinct from new.name or old.tax_id_number is distinct from new.tax_id_number)
      execute function keep_organisation_names();

    update customer c set organisation_tax_ids = found.tax_ids
    from (
      select l.customer_id, string_agg(o.tax_id_number, ' ' order by l.position, o.id) as tax_ids
      from customer_customer_organisation l
      join customer_organisation o on o.id = l.customer_organisation_id
      where o.tax_id_number is not null
      group by l.customer_id
    ) found
    where c.id = found.customer_id;

    -- the table is written once; the indexes of the column go with it and are built after
    alter table customer
      drop column search_text,
      add column search_text text not null generated always as (fold(
        coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || organisation_names || ' ' ||
        coalesce(tax_id_number, '') || ' ' || organisation_tax_ids || ' ' || joined(phones) || ' ' || joined(emails)
      )) stored;
  `.execute(db);
}

export const indexes: readonly DeferredIndex[] = [
  {
    name: 'customer_search_text',
    on: 'on customer using gin (search_text gin_trgm_ops) with (fastupdate = off)',
  },
  {
    name: 'customer_search_text_pieces',
    on: 'on customer using gin (search_pieces(search_text)) with (fastupdate = off)',
  },
];
