export type { CalendarEvent, CalendarView, EventTime, EventTone } from './calendar-event.ts';
export type { EventCalendarProps } from './event-calendar-props.ts';
export { EventCalendar } from './event-calendar.tsx';
export { LoadingCalendar } from './loading-calendar.tsx';
