import { sql, type Kysely } from 'kysely';

/**
 * Customers are found by any fragment, and the trigrams of a fragment stand in a share of all records that does not
 * shrink: reading their lists takes longer with every customer. Runs of five characters are rare enough not to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- dear, so that the planner asks the index rather than every row; not worth starting a parallel worker for
    create function search_pieces(value text) returns text[]
      language plpgsql immutable strict parallel restricted cost 2000
      as $$
      declare
        word text;
        pieces text[] := '{}';
      begin
        foreach word in array string_to_array(value, ' ') loop
          for place in 1 .. length(word) - 4 loop
            pieces := pieces || substr(word, place, 5);
          end loop;
        end loop;
        return pieces;
      end $$;
    comment on function search_pieces is 'Every run of five characters in each word, for an index.';

    create function sought_pieces(word text) returns text[]
      language plpgsql immutable strict parallel safe
      as $$
      declare
        pieces text[] := '{}';
      begin
        if length(word) < 5 then
          return pieces;
        end if;
        for place in 1 .. least(length(word) - 5, 16) by 5 loop
          pieces := pieces || substr(word, place, 5);
        end loop;
        return pieces || right(word, 5);
      end $$;
    comment on function sought_pieces is
      'A few of the pieces a text with this fragment has: side by side from its start, and the last. None of a short one.';

    -- written at once: a list of what is pending would be read through by every search
    create index customer_search_text_pieces on customer using gin (search_pieces(search_text))
      with (fastupdate = off);
    create index customer_search_name_pieces on customer using gin (search_pieces(search_name))
      with (fastupdate = off);
    alter index customer_search_text set (fastupdate = off);
    alter index customer_search_name set (fastupdate = off);
  `.execute(db);
}
