import { classes } from '@szansa/ui/classes';

/** The number of a day in its month; today's is in a circle, as in the calendar. */
export function DayNumber({ date, isToday }: { date: string; isToday: boolean }) {
  return (
    <span
      className={classes(
        'grid h-6 min-w-6 place-items-center rounded-full px-1 font-semibold tabular-nums',
        isToday && 'bg-accent text-on-accent',
      )}
    >
      {Number(date.slice(-2))}
    </span>
  );
}
