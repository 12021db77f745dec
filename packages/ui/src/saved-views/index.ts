export { sameFilters } from './same-filters.ts';
export { SavedViews, type SavedView, type SavedViewsProps, type ViewSharing } from './saved-views.tsx';
