import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/**
 * Offers are found by their customer, the number of their opportunity and their vehicle. The texts of the three stand with
 * the offer, once with all that customers are found by and once with their names alone, and the database keeps them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table offer
      add column search_name text not null default '',
      add column search_text text not null default '';

    -- locked, so that a customer or a vehicle that is renamed meanwhile renames this offer as well
    create function keep_offer_search() returns trigger language plpgsql as $$
    declare
      vehicle_text text;
    begin
      select v.search_text into vehicle_text from vehicle v where v.id = new.vehicle_id for share;
      select c.search_name || ' ' || f.number || ' ' || coalesce(vehicle_text, ''),
        c.search_text || ' ' || f.number || ' ' || coalesce(vehicle_text, '')
      into new.search_name, new.search_text
      from customer_file f join customer c on c.id = f.customer_id
      where f.id = new.customer_file_id for share;
      return new;
    end $$;

    -- compared here, for what a trigger names in its condition cannot be dropped from its table
    create function searched_offers_changed() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'vehicle' then
        if old.search_text <> new.search_text then
          update offer set vehicle_id = vehicle_id where vehicle_id = new.id;
        end if;
      elsif tg_table_name = 'customer' then
        if old.search_text <> new.search_text or old.search_name <> new.search_name then
          update offer set customer_file_id = customer_file_id
          where customer_file_id in (select id from customer_file where customer_id = new.id);
        end if;
      elsif old.customer_id <> new.customer_id then
        update offer set customer_file_id = customer_file_id where customer_file_id = new.id;
      end if;
      return null;
    end $$;

    -- analytics count nothing anew for it
    alter table offer disable trigger user;
    update offer o set
      search_name = c.search_name || ' ' || f.number || ' ' || found.vehicle_text,
      search_text = c.search_text || ' ' || f.number || ' ' || found.vehicle_text
    from (
      select offer.id, coalesce(vehicle.search_text, '') as vehicle_text
      from offer left join vehicle on vehicle.id = offer.vehicle_id
    ) found, customer_file f
    join customer c on c.id = f.customer_id
    where found.id = o.id and f.id = o.customer_file_id;
    alter table offer enable trigger user;

    create trigger offer_search_kept before insert or update of customer_file_id, vehicle_id on offer
      for each row execute function keep_offer_search();
    create trigger vehicle_search_changed after update on vehicle
      for each row execute function searched_offers_changed();
    create trigger customer_search_changed after update on customer
      for each row execute function searched_offers_changed();
    create trigger customer_of_file_changed after update of customer_id on customer_file
      for each row execute function searched_offers_changed();
  `.execute(db);
}

export const indexes: readonly DeferredIndex[] = ['search_name', 'search_text'].flatMap((column) => [
  { name: `offer_${column}`, on: `on offer using gin (${column} gin_trgm_ops) with (fastupdate = off)` },
  {
    name: `offer_${column}_pieces`,
    on: `on offer using gin (search_pieces(${column})) with (fastupdate = off)`,
  },
]);
