import { sql, type Kysely } from 'kysely';

/**
 * Dealers, representatives and vehicles become records of their own, with versions; representatives may have several
 * phones and e-mails.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dealer
      add column version int not null default 1,
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now();
    create index dealer_tax_id_number on dealer (tax_id_number) where tax_id_number is not null;
    create index dealer_list on dealer (name collate "pl-x-icu", id);
    create index dealer_created_at on dealer (created_at, id);

    alter table representative
      add column phones text[] not null default '{}',
      add column emails text[] not null default '{}',
      add column note text,
      add column version int not null default 1,
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now();
    update representative set
      phones = case when phone is null then '{}' else array[phone] end,
      emails = case when email is null then '{}' else array[email] end;
    alter table representative drop column phone, drop column email;
    create index representative_list on representative (last_name collate "pl-x-icu", id);
    create index representative_created_at on representative (created_at, id);

    alter table vehicle add column updated_at timestamptz not null default now();
    create index vehicle_order_no on vehicle (order_no) where order_no is not null;
    create index vehicle_manufacturer on vehicle (manufacturer collate "pl-x-icu", id);
  `.execute(db);
}
