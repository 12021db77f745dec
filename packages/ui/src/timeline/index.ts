export { currentDay, dayAndTimeOf, dayHeading, dayOf, groupByDay, timeOf } from './days.ts';
export { Timeline, type TimelineItem, type TimelineProps } from './timeline.tsx';
