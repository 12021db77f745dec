export { ago } from './ago.ts';
export { RelativeTime, type RelativeTimeProps } from './relative-time.tsx';
