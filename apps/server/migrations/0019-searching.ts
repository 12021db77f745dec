import type { DeferredIndex } from '../src/platform/database/migrate.ts';

/** What lists are searched and sorted by, and had no index. */
export const indexes: readonly DeferredIndex[] = [
  {
    name: 'vehicle_search_text',
    on: 'on vehicle using gin (search_text gin_trgm_ops) with (fastupdate = off)',
  },
  {
    name: 'vehicle_search_text_pieces',
    on: 'on vehicle using gin (search_pieces(search_text)) with (fastupdate = off)',
  },
  // an opportunity is found by any three digits of its number, and by those it begins with
  { name: 'customer_file_number_digits', on: 'on customer_file using gin ((number::text) gin_trgm_ops)' },
  { name: 'customer_file_number_text', on: 'on customer_file ((number::text) text_pattern_ops)' },
  // those without the value come last in both directions, so each direction has an index
  { name: 'customer_city', on: 'on customer (is_archived, city, id)' },
  { name: 'customer_city_down', on: 'on customer (is_archived, city desc nulls last, id desc)' },
  { name: 'customer_tax_id_sorted', on: 'on customer (is_archived, tax_id_number, id)' },
  {
    name: 'customer_tax_id_sorted_down',
    on: 'on customer (is_archived, tax_id_number desc nulls last, id desc)',
  },
];
