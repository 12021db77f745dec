export { pageRange, Pagination, type PageRange, type PaginationProps } from './pagination.tsx';
