export type SortDirection = 'ascending' | 'descending' | 'none';

/** Direction in which `sort` (`createdAt`, `-createdAt` or empty) orders the column. */
export function sortDirection(sort: string, columnId: string): SortDirection {
  if (sort === columnId) return 'ascending';
  return sort === `-${columnId}` ? 'descending' : 'none';
}

/** What a press on the column's heading asks for: ascending, then descending, then the list's own order (empty). */
export function nextSort(sort: string, columnId: string): string {
  const direction = sortDirection(sort, columnId);
  if (direction === 'none') return columnId;
  return direction === 'ascending' ? `-${columnId}` : '';
}
