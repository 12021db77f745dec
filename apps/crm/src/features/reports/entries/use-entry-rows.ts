import { queryClient, queries } from '#kit/api/api.ts';
import { listQueryOf, type ListState } from '#kit/lists/list-state.ts';
import type { EntryChanges } from '@szansa/domain/report';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import type { Entry } from '../report.ts';
import type { PendingCells } from './use-write-cells.ts';

/** A row that is not loaded yet: its room is reserved, so that the scrollbar has the right length. */
interface UnreadRow {
  readonly id: string;
  readonly entry: null;
  /** From 1. */
  readonly number: number;
}

export interface ReadRow {
  readonly id: string;
  readonly entry: Entry;
  readonly number: number;
  /** Its changes that are pending without a network. */
  readonly unconfirmed?: EntryChanges;
}

export type EntryTableRow = UnreadRow | ReadRow;

const perPage = 100;

const pageQuery = (id: string, state: ListState, page: number) =>
  queries.reports.entries.query({ params: { id }, query: { ...listQueryOf(state), page, perPage } });

/** Returns a row object, the same one in every render while it is unchanged. */
function rowOf(known: WeakMap<Entry, ReadRow>, entry: Entry, number: number): ReadRow {
  const before = known.get(entry);
  if (before?.number === number) return before;
  const made = { id: entry.id, entry, number };
  known.set(entry, made);
  return made;
}

/**
 * Returns the entries of a report in its table, with changes pending without a network: all of them have a row, and
 * those in view are fetched, a page at a time.
 */
export function useEntryRows(reportId: string, state: ListState, unconfirmed: PendingCells) {
  const [inView, setInView] = useState({ first: 0, last: 0 });
  const [known] = useState(() => new WeakMap<Entry, ReadRow>());
  const [unread] = useState(() => new Map<number, UnreadRow>());
  const first = useQuery({ ...pageQuery(reportId, state, 1), placeholderData: keepPreviousData });
  const total = first.data?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const pageAt = (index: number) => Math.min(lastPage, Math.floor(index / perPage) + 1);
  const from = pageAt(inView.first);
  const pages = Array.from({ length: pageAt(inView.last) - from + 1 }, (_, index) => from + index);
  // pages in view are refetched when stale; others are read from the cache below
  useQueries({ queries: pages.map((page) => pageQuery(reportId, state, page)) });
  const read = Array.from({ length: lastPage }, (_, index) =>
    index === 0 ? first.data : queryClient.getQueryData(pageQuery(reportId, state, index + 1).queryKey),
  );
  const versions = read.map((page) => page?.items);
  const rows = useMemo(
    () =>
      Array.from({ length: total }, (_, index): EntryTableRow => {
        const entry = versions[Math.floor(index / perPage)]?.[index % perPage];
        const changes = entry && unconfirmed.get(entry.id);
        if (changes)
          return { id: entry.id, entry: { ...entry, ...changes }, number: index + 1, unconfirmed: changes };
        if (entry) return rowOf(known, entry, index + 1);
        const before = unread.get(index) ?? { id: `row-${index}`, entry: null, number: index + 1 };
        unread.set(index, before);
        return before;
      }),
    // the pages are compared one by one: their list is a new one at every drawing
    // oxlint-disable-next-line react/exhaustive-deps -- versions are these
    [total, known, unread, unconfirmed, ...versions],
  );
  return {
    rows,
    total,
    first,
    onRowsInView: useCallback((top: number, bottom: number) => {
      setInView((before) =>
        Math.floor(before.first / perPage) === Math.floor(top / perPage) &&
        Math.floor(before.last / perPage) === Math.floor(bottom / perPage)
          ? before
          : { first: top, last: bottom },
      );
    }, []),
  };
}
