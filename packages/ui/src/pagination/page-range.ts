export interface PageRange {
  /** The requested page, clamped to 1…pages. */
  page: number;
  pages: number;
  /** Ordinal of the first and last row shown, from 1; both 0 when there are no rows. */
  from: number;
  to: number;
}

/** Pages count from 1; an empty list has one empty page. */
export function pageRange(requested: number, perPage: number, total: number): PageRange {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(Math.max(1, requested), pages);
  return {
    page,
    pages,
    from: total === 0 ? 0 : (page - 1) * perPage + 1,
    to: Math.min(page * perPage, total),
  };
}
