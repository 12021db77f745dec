export { followClock, currentTime } from './clock.ts';
