/** For `node --import`: moves the clock of the process to `MOMENT` before anything else is imported. */
import { moveClock } from './moments.ts';

const moment = process.env['MOMENT'];
if (moment) moveClock(moment);
