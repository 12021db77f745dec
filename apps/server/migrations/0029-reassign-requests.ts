import { sql, type Kysely } from 'kysely';

/**
 * Requests to give an opportunity to somebody else. One of an opportunity is open at a time; closing, archiving and
 * another owner withdraw it, whoever does that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reassign_request (
      id uuid primary key,
      customer_file_id uuid not null references customer_file on delete cascade,
      current_worker_id uuid not null references app_user,
      requester_id uuid not null references app_user,
      target_worker_id uuid not null references app_user,
      reason text not null,
      status text not null default 'pending',
      created_at timestamptz not null default now()
    );
    create unique index reassign_request_pending on reassign_request (customer_file_id) where status = 'pending';
    create index reassign_request_customer_file_id on reassign_request (customer_file_id);
    create index reassign_request_current_worker_id on reassign_request (current_worker_id) where status = 'pending';
    create index reassign_request_requester_id on reassign_request (requester_id);
    create index reassign_request_target_worker_id on reassign_request (target_worker_id);

    create function withdraw_reassign_request() returns trigger language plpgsql as $$
    begin
      update reassign_request set status = 'withdrawn' where customer_file_id = new.id and status = 'pending';
      return null;
    end $$;
    create trigger reassign_request_pointless after update of worker_id, status, is_archived on customer_file
      for each row when (
        new.worker_id is distinct from old.worker_id
        or (new.is_archived and not old.is_archived)
        or (new.status = 'closed' and old.status <> 'closed')
      )
      execute function withdraw_reassign_request();
  `.execute(db);
}
