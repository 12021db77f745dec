import { z } from 'zod';

import { isCalendarDate } from './calendar-date.ts';

/** A day that exists, as it comes in. */
export const calendarDate = z.string('date_invalid').refine(isCalendarDate, 'date_invalid');
