import { sql, type Kysely } from 'kysely';

import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** Firms of customers become records of their own: what staff write of them, and what a register said and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table customer_organisation
      add column legal_form text,
      add column is_archived boolean not null default false,
      add column added_by uuid references app_user,
      add column updated_at timestamptz not null default now(),
      add column registered_name text,
      add column registered_status text,
      add column vat_status text,
      add column registered_address text,
      add column register text,
      add column registered_at timestamptz,
      add column search_text text not null generated always as (fold(
        name || ' ' || coalesce(tax_id_number, '') || ' ' || coalesce(regon, '') || ' ' || coalesce(krs, '')
      )) stored,
      add column search_name text not null generated always as (fold(name)) stored;
  `.execute(db);
}

export const indexes: readonly DeferredIndex[] = [
  {
    name: 'customer_organisation_search_text',
    on: 'on customer_organisation using gin (search_text gin_trgm_ops) with (fastupdate = off)',
  },
  {
    name: 'customer_organisation_search_text_pieces',
    on: 'on customer_organisation using gin (search_pieces(search_text)) with (fastupdate = off)',
  },
  {
    name: 'customer_organisation_search_name',
    on: 'on customer_organisation using gin (search_name gin_trgm_ops) with (fastupdate = off)',
  },
  {
    name: 'customer_organisation_search_name_pieces',
    on: 'on customer_organisation using gin (search_pieces(search_name)) with (fastupdate = off)',
  },
  {
    name: 'customer_organisation_list',
    on: 'on customer_organisation (is_archived, name collate "pl-x-icu", id)',
  },
  { name: 'customer_organisation_created_at', on: 'on customer_organisation (is_archived, created_at, id)' },
  { name: 'customer_organisation_updated_at', on: 'on customer_organisation (is_archived, updated_at, id)' },
  { name: 'customer_organisation_regon', on: 'on customer_organisation (regon) where regon is not null' },
  { name: 'customer_organisation_krs', on: 'on customer_organisation (krs) where krs is not null' },
  { name: 'customer_organisation_added_by', on: 'on customer_organisation (added_by)' },
];
