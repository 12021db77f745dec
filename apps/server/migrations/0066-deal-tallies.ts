import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/**
 * What analytics count of all opportunities, kept for blocks of some thousand numbers. Whoever changes what is counted notes
 * that the block is stale, in a row of their own, so that nobody waits for anybody; a stale one is counted anew when it is
 * read, and kept again by a job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tables(db);
  await triggers(db);
  await sql`insert into stale_tally (block) select distinct (number >> 12)::int from customer_file`.execute(
    db,
  );
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deal_tally (
      block int not null,
      by text not null,
      state text,
      is_owned boolean not null,
      key text,
      days int,
      count int not null,
      chosen int not null,
      vehicle_value numeric(20, 2),
      commision_amount numeric(20, 2)
    );
    create index deal_tally_block on deal_tally (block);
    create table stale_tally (block int not null);
  `.execute(db);
}

async function triggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function file_was_counted() returns trigger language plpgsql as $$
    begin
      insert into stale_tally (block) select distinct (number >> 12)::int from changed;
      return null;
    end $$;
    create trigger file_added after insert on customer_file
      referencing new table as changed for each statement execute function file_was_counted();
    create trigger file_removed after delete on customer_file
      referencing old table as changed for each statement execute function file_was_counted();

    -- a plan is kept for the session, made for one row or for thousands: it has to suit both
    create function file_counts_otherwise() returns trigger language plpgsql set enable_nestloop = off as $$
    begin
      insert into stale_tally (block)
      select distinct (n.number >> 12)::int from after_change n join before_change o using (id)
      where (n.status, n.is_archived, n.worker_id, n.lead_source_id, n.archive_reason_id, n.created_at,
          n.status_changed_at, n.vehicle_value, n.shown_offer_id, n.chosen_offer_id)
        is distinct from (o.status, o.is_archived, o.worker_id, o.lead_source_id, o.archive_reason_id, o.created_at,
          o.status_changed_at, o.vehicle_value, o.shown_offer_id, o.chosen_offer_id);
      return null;
    end $$;
    create trigger file_counted_otherwise after update on customer_file
      referencing old table as before_change new table as after_change
      for each statement execute function file_counts_otherwise();

    create function part_was_counted() returns trigger language plpgsql
      set enable_hashjoin = off set enable_mergejoin = off as $$
    begin
      insert into stale_tally (block)
      select distinct (f.number >> 12)::int from changed c join customer_file f on f.id = c.customer_file_id;
      return null;
    end $$;
    create trigger offer_added after insert on offer
      referencing new table as changed for each statement execute function part_was_counted();
    create trigger offer_changed after update on offer
      referencing new table as changed for each statement execute function part_was_counted();
    create trigger offer_removed after delete on offer
      referencing old table as changed for each statement execute function part_was_counted();
    create trigger stay_added after insert on stage_stay
      referencing new table as changed for each statement execute function part_was_counted();
    create trigger activity_added after insert on activity
      referencing new table as changed for each statement execute function part_was_counted();
    create trigger activity_changed after update on activity
      referencing new table as changed for each statement execute function part_was_counted();
    create trigger activity_left after update on activity
      referencing old table as changed for each statement execute function part_was_counted();
    create trigger activity_removed after delete on activity
      referencing old table as changed for each statement execute function part_was_counted();

    create function contact_changed_bank() returns trigger language plpgsql as $$
    begin
      insert into stale_tally (block)
      select distinct (f.number >> 12)::int
      from offer o join customer_file f on f.id = o.customer_file_id where o.bank_representative_id = new.id;
      return null;
    end $$;
    create trigger contact_moved after update of bank_id on representative
      for each row when (old.bank_id is distinct from new.bank_id) execute function contact_changed_bank();
  `.execute(db);
}

/** Finds the opportunities of a block. */
export const indexes: readonly DeferredIndex[] = [
  { name: 'customer_file_block', on: 'on customer_file (((number >> 12)::int))' },
];
