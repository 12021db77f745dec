import { sql, type Kysely } from 'kysely';

/** Sales opportunities (customer files) with offers, labels, comments, documents and history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await opportunities(db);
  await conversations(db);
  await history(db);
}

async function opportunities(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_file (
      id uuid primary key,
      number bigint generated always as identity unique,
      customer_id uuid not null references customer,
      worker_id uuid references app_user,
      status text not null check (status in (
        'lead', 'first_contact', 'presentation_proposal', 'negotiations', 'application_to_client', 'application',
        'conclusion_agreement', 'waiting_for_vehicle', 'registration_insurance', 'handing', 'closed'
      )),
      lead_source_id uuid references lead_source,
      chosen_offer_id uuid,
      is_archived boolean not null default false,
      archive_reason_id uuid references archive_reason,
      archive_note text,
      archived_at timestamptz,
      status_changed_at timestamptz not null default now(),
      last_activity_at timestamptz not null default now(),
      creation_method text not null default 'manual'
        check (creation_method in ('manual', 'mail', 'import', 'demo')),
      note text,
      version int not null default 1,
      created_by uuid references app_user,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index customer_file_customer_id on customer_file (customer_id);
    create index customer_file_worker
      on customer_file (worker_id, status, is_archived, last_activity_at desc, id desc);
    create index customer_file_activity on customer_file (is_archived, last_activity_at desc, id desc);
    create index customer_file_status on customer_file (status, is_archived, last_activity_at desc, id desc);
    create index customer_file_created_at on customer_file (is_archived, created_at desc, id desc);
    create index customer_file_status_changed_at on customer_file (is_archived, status_changed_at desc, id desc);
    create index customer_file_lead_source_id on customer_file (lead_source_id);
    create index customer_file_archive_reason_id on customer_file (archive_reason_id);
    create index customer_file_chosen_offer_id on customer_file (chosen_offer_id);
    create index customer_file_created_by on customer_file (created_by);

    create table closed_edit_consent (
      session_id uuid not null references session on delete cascade,
      customer_file_id uuid not null references customer_file on delete cascade,
      at timestamptz not null default now(),
      primary key (session_id, customer_file_id)
    );
    create index closed_edit_consent_customer_file_id on closed_edit_consent (customer_file_id);

    create table customer_file_label (
      customer_file_id uuid not null references customer_file on delete cascade,
      label_id uuid not null references label on delete cascade,
      primary key (customer_file_id, label_id)
    );
    create index customer_file_label_label_id on customer_file_label (label_id);

    create table offer (
      id uuid primary key,
      customer_file_id uuid not null references customer_file on delete cascade,
      offer_type text not null check (offer_type in ('leasing', 'rent_long_term', 'rent_short_term')),
      vehicle_id uuid references vehicle,
      bank_representative_id uuid references representative,
      dealer_representative_id uuid references representative,
      order_type text check (order_type in ('production', 'on_hand')),
      intrest_rate_type text check (intrest_rate_type in ('fixed', 'variable')),
      is_deposit boolean not null default false,
      registration_city text,
      commision_percent numeric(7, 4),
      commision_amount numeric(14, 2),
      booking_date date,
      initial_payment numeric(14, 2),
      number_of_installments int,
      buyout_price numeric(14, 2),
      monthly_amount numeric(14, 2),
      vehicle_value numeric(14, 2),
      transaction_costs numeric(14, 2),
      sum_of_payments numeric(14, 2),
      invoice_charged_price numeric(14, 2),
      vehicle_registration_date date,
      deal_signing_date date,
      deal_end_date date,
      car_insurance_id text,
      gap_insurance_id text,
      note text,
      version int not null default 1,
      created_by uuid references app_user,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index offer_customer_file_id on offer (customer_file_id, created_at, id);
    create index offer_vehicle_id on offer (vehicle_id);
    create index offer_bank_representative_id on offer (bank_representative_id);
    create index offer_dealer_representative_id on offer (dealer_representative_id);
    create index offer_created_by on offer (created_by);
    alter table customer_file add constraint customer_file_chosen_offer
      foreign key (chosen_offer_id) references offer on delete set null deferrable initially deferred;
  `.execute(db);
}

async function conversations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table comment (
      id uuid primary key,
      customer_file_id uuid not null references customer_file on delete cascade,
      is_note boolean not null default false,
      message text not null,
      author_id uuid not null references app_user,
      created_at timestamptz not null default now(),
      updated_at timestamptz,
      removed_at timestamptz
    );
    create index comment_customer_file_id on comment (customer_file_id, is_note, id);
    create index comment_author_id on comment (author_id);

    create table comment_file (
      comment_id uuid not null references comment on delete cascade,
      file_id uuid not null references stored_file,
      position int not null default 0,
      primary key (comment_id, file_id)
    );
    create index comment_file_file_id on comment_file (file_id);

    create table comment_mention (
      comment_id uuid not null references comment on delete cascade,
      user_id uuid not null references app_user on delete cascade,
      primary key (comment_id, user_id)
    );
    create index comment_mention_user_id on comment_mention (user_id);

    create table chat_follower (
      customer_file_id uuid not null references customer_file on delete cascade,
      user_id uuid not null references app_user on delete cascade,
      primary key (customer_file_id, user_id)
    );
    create index chat_follower_user_id on chat_follower (user_id);

    create table chat_read (
      customer_file_id uuid not null references customer_file on delete cascade,
      user_id uuid not null references app_user on delete cascade,
      last_read_comment_id uuid references comment on delete set null,
      read_at timestamptz not null default now(),
      primary key (customer_file_id, user_id)
    );
    create index chat_read_user_id on chat_read (user_id);
    create index chat_read_last_read_comment_id on chat_read (last_read_comment_id);
  `.execute(db);
}

async function history(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document (
      id uuid primary key,
      customer_file_id uuid not null references customer_file on delete cascade,
      file_id uuid not null references stored_file,
      type text not null,
      name text not null,
      offer_id uuid references offer on delete set null,
      created_by uuid references app_user,
      created_at timestamptz not null default now()
    );
    create index document_customer_file_id on document (customer_file_id, created_at desc, id desc);
    create index document_file_id on document (file_id);
    create index document_offer_id on document (offer_id);
    create index document_created_by on document (created_by);

    create table timeline_event (
      id uuid primary key,
      customer_file_id uuid not null references customer_file on delete cascade,
      type text not null,
      actor_id uuid references app_user,
      at timestamptz not null default now(),
      data jsonb not null default '{}'
    );
    create index timeline_event_customer_file_id on timeline_event (customer_file_id, at desc, id desc);
    create index timeline_event_actor_id on timeline_event (actor_id);
  `.execute(db);
}
