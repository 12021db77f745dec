export { followClock, currentTime } from './clock.ts';
export { wallClock, type WallClock } from './wall-clock.ts';
