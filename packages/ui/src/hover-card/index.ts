export { HoverCard, isDragging, type HoverCardProps } from './hover-card.tsx';
