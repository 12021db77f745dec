export type { DrawingName } from './drawings.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
