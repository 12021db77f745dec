import { sql, type Kysely } from 'kysely';

/**
 * The offer that an opportunity shows, the chosen one, else the newest, and its value stand with the opportunity: the
 * board adds values up without looking at offers. The database keeps them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer_file add column shown_offer_id uuid, add column vehicle_value numeric(14, 2);

    create function keep_shown_offer(wanted uuid) returns void language sql as $$
      update customer_file f set shown_offer_id = found.id, vehicle_value = found.vehicle_value
      from (select wanted as file_id) w
      left join lateral (
        select o.id, o.vehicle_value from offer o join customer_file c on c.id = o.customer_file_id
        where o.customer_file_id = w.file_id
        order by (o.id = c.chosen_offer_id) desc nulls last, o.created_at desc, o.id desc limit 1
      ) found on true
      where f.id = w.file_id and (f.shown_offer_id, f.vehicle_value) is distinct from (found.id, found.vehicle_value);
    $$;

    create function offer_was_written() returns trigger language plpgsql as $$
    begin
      perform keep_shown_offer(coalesce(new.customer_file_id, old.customer_file_id));
      return null;
    end $$;
    create trigger offer_written after insert or delete or update of vehicle_value, created_at on offer
      for each row execute function offer_was_written();

    create function offer_was_chosen() returns trigger language plpgsql as $$
    begin
      perform keep_shown_offer(new.id);
      return null;
    end $$;
    create trigger offer_chosen after update of chosen_offer_id on customer_file
      for each row when (old.chosen_offer_id is distinct from new.chosen_offer_id)
      execute function offer_was_chosen();

    update customer_file f set shown_offer_id = found.id, vehicle_value = found.vehicle_value
    from (
      select distinct on (o.customer_file_id) o.customer_file_id, o.id, o.vehicle_value
      from offer o join customer_file c on c.id = o.customer_file_id
      order by o.customer_file_id, (o.id = c.chosen_offer_id) desc nulls last, o.created_at desc, o.id desc
    ) found
    where f.id = found.customer_file_id;
  `.execute(db);
}
