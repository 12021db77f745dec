export { Pagination, type PaginationProps } from './pagination.tsx';
export { pageRange, type PageRange } from './page-range.ts';
