export { TimeField, type TimeFieldProps } from './time-field.tsx';
export { formatTime, isWithin, parseTime, readTime, type TimeAccuracy, type TimeParts } from './time.ts';
