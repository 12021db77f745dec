import { sql, type Kysely } from 'kysely';

/**
 * A move that is taken back at once was none: the stay it ended goes on, and none is kept for it. When a stay began stands
 * in the event that ends it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function status_was_left() returns trigger language plpgsql set enable_seqscan = off as $$
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

    create trigger stay_removed after delete on stage_stay
      referencing old table as changed for each statement execute function part_was_counted();
  `.execute(db);
}
