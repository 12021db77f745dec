import { sql, type Kysely } from 'kysely';

/**
 * The audit log grows without end: from now on it has a part for each month, so that what is written touches small
 * indexes. What was there becomes the first part, with its indexes; the server makes later ones ahead of time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table audit_log rename to audit_log_before;
    alter index audit_log_entity rename to audit_log_before_entity;
    alter index audit_log_at rename to audit_log_before_at;
    alter index audit_log_actor rename to audit_log_before_actor;
    alter table audit_log_before drop constraint audit_log_pkey;

    create table audit_log (like audit_log_before including defaults) partition by range (at);
    create table audit_log_other partition of audit_log default;

    do $$
    declare next_month timestamptz := date_trunc('month', now() at time zone 'UTC' + interval '1 month') at time zone 'UTC';
    begin
      -- a clock that was wrong may have dated lines later
      with later as (delete from audit_log_before where at >= next_month returning *)
        insert into audit_log_other select * from later;
      execute format('alter table audit_log attach partition audit_log_before for values from (minvalue) to (%L)', next_month);
    end $$;

    create index audit_log_entity on audit_log (entity, entity_id, version);
    create index audit_log_at on audit_log (at desc, id desc);
    create index audit_log_actor on audit_log (actor_id, at desc);

    -- Makes the part of a month unless a part has it already, and moves lines into it that had none.
    create function keep_audit_month(month date) returns void language plpgsql as $$
    declare
      part text := 'audit_log_' || to_char(month, 'YYYY_MM');
      first timestamptz := date_trunc('month', month::timestamp) at time zone 'UTC';
      next timestamptz := date_trunc('month', month::timestamp + interval '1 month') at time zone 'UTC';
    begin
      if to_regclass(part) is not null then return; end if;
      execute format('create table %I (like audit_log including defaults)', part);
      execute format(
        'with moved as (delete from audit_log_other where at >= %L and at < %L returning *) insert into %I select * from moved',
        first, next, part
      );
      execute format('alter table audit_log attach partition %I for values from (%L) to (%L)', part, first, next);
    exception when invalid_object_definition then
      -- the first part reaches to the end of the month it was made in
      return;
    end $$;
  `.execute(db);
  await sql`
    select keep_audit_month((date_trunc('month', now() at time zone 'UTC') + months * interval '1 month')::date)
    from generate_series(0, 3) months
  `.execute(db);
}
