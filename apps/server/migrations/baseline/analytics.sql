-- Figures of opportunities for analytics and dashboards, stored by triggers and a job.

-- A finished stay of an opportunity in a status, for medians.
create table stage_stay (
  customer_file_id uuid not null references customer_file on delete cascade,
  status text not null,
  entered_at timestamptz not null,
  left_at timestamptz not null,
  left_for text not null,
  -- Calendar days in Warsaw.
  days int not null
);
create index stage_stay_customer_file on stage_stay (customer_file_id, left_at) include (status, days);

create function stay_of(event timestamptz, file uuid, stage text, next_stage text, since timestamptz) returns void
  language sql as $$
  insert into stage_stay (customer_file_id, status, entered_at, left_at, left_for, days)
  values (file, stage, since, event, next_stage,
    greatest(0, (event at time zone 'Europe/Warsaw')::date - (since at time zone 'Europe/Warsaw')::date));
$$;

-- Thousands of events at once would be planned for the empty table they start with, hence no sequential scans. A move
-- that is undone at once removes the stay it ended.
create function status_was_left() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if new.data ? 'isBack' then
    delete from stage_stay s
    where s.customer_file_id = new.customer_file_id and s.status = new.data->>'to' and s.left_at = (
      select max(t.left_at) from stage_stay t where t.customer_file_id = new.customer_file_id
    );
    return null;
  end if;
  perform stay_of(new.at, new.customer_file_id, new.data->>'from', new.data->>'to', coalesce(
    (new.data->>'since')::timestamptz,
    (select max(s.left_at) from stage_stay s where s.customer_file_id = new.customer_file_id),
    (select f.created_at from customer_file f where f.id = new.customer_file_id)
  ));
  return null;
end $$;

create trigger status_left after insert on timeline_event
  for each row when (new.type = 'status_changed' and new.data ?& array['from', 'to'])
  execute function status_was_left();

-- Each opportunity as it was last counted.
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

-- Totals of all opportunities and of those that a single filter selects (`slice`).
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

-- Opportunities whose facts have changed. Each change adds a row of its own, so that no writer waits for another.
-- The table is read whole, therefore deleted rows are vacuumed soon.
create table stale_deal (
  customer_file_id uuid not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
create index stale_deal_customer_file on stale_deal (customer_file_id);

create function file_was_counted() returns trigger language plpgsql as $$
begin
  insert into stale_deal (customer_file_id) select id from changed;
  return null;
end $$;

create trigger file_added after insert on customer_file
  referencing new table as changed for each statement execute function file_was_counted();
create trigger file_removed after delete on customer_file
  referencing old table as changed for each statement execute function file_was_counted();

-- The plan is cached for the session, made for one row or for thousands; without nested loops it suits both.
create function file_counts_otherwise() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  insert into stale_deal (customer_file_id)
  select n.id from after_change n join before_change o using (id)
  where (n.status, n.is_archived, n.worker_id, n.lead_source_id, n.archive_reason_id, n.created_at,
      n.status_changed_at, n.vehicle_value, n.shown_offer_id, n.chosen_offer_id)
    is distinct from (o.status, o.is_archived, o.worker_id, o.lead_source_id, o.archive_reason_id, o.created_at,
      o.status_changed_at, o.vehicle_value, o.shown_offer_id, o.chosen_offer_id);
  return null;
end $$;

create trigger file_counted_otherwise after update on customer_file
  referencing old table as before_change new table as after_change
  for each statement execute function file_counts_otherwise();

create function part_was_counted() returns trigger language plpgsql as $$
begin
  insert into stale_deal (customer_file_id)
  select distinct customer_file_id from changed where customer_file_id is not null;
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
create trigger stay_removed after delete on stage_stay
  referencing old table as changed for each statement execute function part_was_counted();

create function contact_changed_firm() returns trigger language plpgsql as $$
begin
  insert into stale_deal (customer_file_id)
  select distinct o.customer_file_id from offer o
  where new.id in (o.bank_representative_id, o.dealer_representative_id);
  return null;
end $$;

create trigger contact_moved after update of bank_id, dealer_id on representative
  for each row when ((old.bank_id, old.dealer_id) is distinct from (new.bank_id, new.dealer_id))
  execute function contact_changed_firm();
