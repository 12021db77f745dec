-- Extensions, and the functions by which texts are searched.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only stable because its dictionary is found by the search path; named in full it cannot change.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- array_to_string() is only stable because of types whose text depends on settings; text is not one of them.
create function joined(items text[]) returns text
  language sql immutable parallel safe
  as $$ select coalesce(array_to_string(items, ' '), '') $$;

-- A search finds any fragment. Trigrams of a fragment occur in a share of all records that does not shrink; runs of
-- five characters are rare enough. The cost makes the planner use the index rather than compute it for each row, and
-- `restricted` prevents parallel workers for it.
create function search_pieces(value text) returns text[]
  language plpgsql immutable strict parallel restricted cost 2000 as $$
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

create function sought_pieces(word text) returns text[] language plpgsql immutable strict parallel safe as $$
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

-- Messages are searched as they read: a mention by the name of the user, not by the id.
create function message_text(message text) returns text
  language sql immutable strict parallel safe
  as $$ select public.fold(regexp_replace(message, '@\[([^]]{1,200})\]\([0-9a-f-]{36}\)', '@\1', 'g')) $$;
comment on function message_text is 'What a message says, folded for a search.';
