import { sql, type Kysely } from 'kysely';

/**
 * What analytics count of opportunities, kept as totals of all and of what one filter lets through: those of an owner, a
 * status, a source, a month, a day and the like, so that they are answered alike over few opportunities and over many.
 * Beside them stands each opportunity as it was counted last: one that has changed since is taken out of the totals and
 * counted anew by whoever reads them, and by a job for good. Before, totals stood for blocks of some thousand
 * opportunities, and one change had its whole block counted anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tables(db);
  await triggers(db);
  await sql`
    insert into stale_deal (customer_file_id) select id from customer_file;
    drop table deal_tally;
    drop table stale_tally;
    drop index if exists customer_file_block;
  `.execute(db);
}

async function tables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deal_fact (
      customer_file_id uuid primary key,
      number int not null,
      status text not null,
      state text not null,
      worker_id uuid,
      month text not null,
      closed_month text,
      opened_on date not null,
      closed_on date,
      registered_month text,
      lead_source_id uuid,
      archive_reason_id uuid,
      offer_type text,
      bank_id uuid,
      dealer_id uuid,
      has_chosen boolean not null,
      vehicle_value numeric(20, 2),
      commision_amount numeric(20, 2),
      ends_on date,
      is_idle boolean not null,
      stay_statuses text[],
      stay_days int[],
      bank_ids uuid[],
      chosen_bank_id uuid,
      decision_days int
    );
    create index deal_fact_closed on deal_fact (closed_month, commision_amount desc, number)
      where closed_month is not null and commision_amount > 0;
    create index deal_fact_open on deal_fact (status, commision_amount desc, number)
      where state = 'open' and commision_amount > 0;
    create index deal_fact_worker_open on deal_fact (worker_id, status, commision_amount desc, number)
      where state = 'open' and commision_amount > 0;

    create table deal_total (
      slice text not null,
      slice_of text not null,
      by text not null,
      state text not null,
      key text,
      days int,
      count int not null,
      chosen int not null,
      valued int not null,
      vehicle_value numeric(20, 2) not null,
      paid int not null,
      commision_amount numeric(20, 2) not null
    );
    create unique index deal_total_key on deal_total (slice, by, slice_of, key, state, days) nulls not distinct;

    -- whoever changes what is counted notes it in a row of their own, so that nobody waits for anybody
    -- it is read whole, so what was removed from it goes soon
    create table stale_deal (customer_file_id uuid not null)
      with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
    create index stale_deal_customer_file on stale_deal (customer_file_id);
  `.execute(db);
}

async function triggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function file_was_counted() returns trigger language plpgsql as $$
    begin
      insert into stale_deal (customer_file_id) select id from changed;
      return null;
    end $$;

    -- a plan is kept for the session, made for one row or for thousands: it has to suit both
    create or replace function file_counts_otherwise() returns trigger language plpgsql set enable_nestloop = off as $$
    begin
      insert into stale_deal (customer_file_id)
      select n.id from after_change n join before_change o using (id)
      where (n.status, n.is_archived, n.worker_id, n.lead_source_id, n.archive_reason_id, n.created_at,
          n.status_changed_at, n.vehicle_value, n.shown_offer_id, n.chosen_offer_id)
        is distinct from (o.status, o.is_archived, o.worker_id, o.lead_source_id, o.archive_reason_id, o.created_at,
          o.status_changed_at, o.vehicle_value, o.shown_offer_id, o.chosen_offer_id);
      return null;
    end $$;

    create or replace function part_was_counted() returns trigger language plpgsql as $$
    begin
      insert into stale_deal (customer_file_id)
      select distinct customer_file_id from changed where customer_file_id is not null;
      return null;
    end $$;
    alter function part_was_counted() reset all;

    create or replace function contact_changed_bank() returns trigger language plpgsql as $$
    begin
      insert into stale_deal (customer_file_id)
      select distinct o.customer_file_id from offer o
      where new.id in (o.bank_representative_id, o.dealer_representative_id);
      return null;
    end $$;
    alter function contact_changed_bank() rename to contact_changed_firm;
    drop trigger contact_moved on representative;
    create trigger contact_moved after update of bank_id, dealer_id on representative for each row
      when ((old.bank_id, old.dealer_id) is distinct from (new.bank_id, new.dealer_id))
      execute function contact_changed_firm();
  `.execute(db);
}
