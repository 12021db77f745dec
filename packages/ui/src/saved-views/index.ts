export { sameFilters } from './same-filters.ts';
export { SavedViews, type SavedView, type SavedViewsProps } from './saved-views.tsx';
