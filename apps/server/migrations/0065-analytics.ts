import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/**
 * How long opportunities stayed in each of their statuses, once they have left it: medians are counted from days that stand
 * there, not from the history each time. The database writes a stay with the event that ends it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stage_stay (
      customer_file_id uuid not null references customer_file on delete cascade,
      status text not null,
      entered_at timestamptz not null,
      left_at timestamptz not null,
      left_for text not null,
      -- calendar days in Warsaw
      days int not null
    );

    create function stay_of(event timestamptz, file uuid, stage text, next_stage text, since timestamptz)
    returns void language sql as $$
      insert into stage_stay (customer_file_id, status, entered_at, left_at, left_for, days)
      values (file, stage, since, event, next_stage,
        greatest(0, (event at time zone 'Europe/Warsaw')::date - (since at time zone 'Europe/Warsaw')::date));
    $$;

    -- thousands of events at once would be planned for the empty table they begin with
    create function status_was_left() returns trigger language plpgsql set enable_seqscan = off as $$
    begin
      perform stay_of(new.at, new.customer_file_id, new.data->>'from', new.data->>'to', coalesce(
        (select max(s.left_at) from stage_stay s where s.customer_file_id = new.customer_file_id),
        (select f.created_at from customer_file f where f.id = new.customer_file_id)
      ));
      return null;
    end $$;
    create trigger status_left after insert on timeline_event
      for each row when (new.type = 'status_changed' and new.data ?& array['from', 'to']) execute function status_was_left();

    insert into stage_stay (customer_file_id, status, entered_at, left_at, left_for, days)
    select e.customer_file_id, e.data->>'from', e.since, e.at, e.data->>'to',
      greatest(0, (e.at at time zone 'Europe/Warsaw')::date - (e.since at time zone 'Europe/Warsaw')::date)
    from (
      select t.customer_file_id, t.data, t.at, coalesce(
        lag(t.at) over (partition by t.customer_file_id order by t.at, t.id), f.created_at
      ) as since
      from timeline_event t join customer_file f on f.id = t.customer_file_id
      where t.type = 'status_changed' and t.data ?& array['from', 'to']
    ) e;
    create index stage_stay_customer_file on stage_stay (customer_file_id, left_at) include (status, days);
  `.execute(db);
}

/** The orders of the analytics table, and the days it is narrowed to. */
export const indexes: readonly DeferredIndex[] = [
  { name: 'customer_file_opened', on: 'on customer_file (created_at desc, id desc)' },
  { name: 'customer_file_worker_opened', on: 'on customer_file (worker_id, created_at desc, id desc)' },
  { name: 'customer_file_value', on: 'on customer_file (vehicle_value desc nulls last, id desc)' },
  {
    name: 'customer_file_closed',
    on: "on customer_file (status_changed_at, worker_id) where status = 'closed'",
  },
  { name: 'offer_registered', on: 'on offer (vehicle_registration_date)' },
  { name: 'offer_ends', on: 'on offer (deal_end_date)' },
];
