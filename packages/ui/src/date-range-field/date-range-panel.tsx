import type { Ref } from 'react';

import { classes } from '../classes/index.ts';
import { DateField, isIsoDate } from '../date-field/index.ts';
import { useWords } from '../labels/index.ts';
import { DATE_RANGE_TYPES, rangeOf, type DateRangeType } from './date-ranges.ts';
import { RangeCalendar } from './range-calendar.tsx';
import { RangeTypes } from './range-types.tsx';
import { dateRangeFieldWords } from './words.ts';

export interface DateRangeValue {
  type: DateRangeType;
  /** `YYYY-MM-DD`, both days in the range; null while not given, the text as typed when it is no date. */
  from: string | null;
  to: string | null;
}

export interface DateRangePanelProps {
  value: DateRangeValue | null;
  onValueChange: (value: DateRangeValue) => void;
  /** A range that has a name was chosen: there is nothing more to choose. */
  onNamed?: (() => void) | undefined;
  /** `YYYY-MM-DD`: what "last 7 days" is counted from. */
  today: string;
  /** Kinds offered; all by default. */
  types?: readonly DateRangeType[] | undefined;
  min?: string | undefined;
  max?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Kinds of ranges beside two days and their calendar: what a panel shows where a range is chosen. */
export function DateRangePanel(props: DateRangePanelProps) {
  const { value, onValueChange, onNamed, today, types = DATE_RANGE_TYPES, min, max, ref } = props;
  const words = useWords(dateRangeFieldWords);
  const from = value?.from ?? null;
  const to = value?.to ?? null;
  const backwards = isBackwards(value);

  const select = (nextFrom: string | null, nextTo: string | null) => {
    onValueChange({ type: 'selected_range', from: nextFrom, to: nextTo });
  };
  const chooseType = (type: DateRangeType) => {
    if (type === 'selected_range') select(from, to);
    else {
      onValueChange({ type, ...rangeOf(type, today) });
      onNamed?.();
    }
  };

  return (
    <div ref={ref} className={classes('flex max-sm:flex-col', props.className)}>
      <RangeTypes
        label={words.typeList}
        types={types}
        texts={words.types}
        value={value?.type}
        onChoose={chooseType}
      />
      {types.includes('selected_range') ? (
        <div className="min-w-0 border-border max-sm:border-t sm:border-l">
          <div className="grid grid-cols-2 gap-3 px-3 pt-3">
            <DateField
              label={words.from}
              value={from}
              min={min}
              max={max}
              typedOnly
              onValueChange={(next) => {
                select(next, to);
              }}
            />
            <DateField
              label={words.to}
              value={to}
              min={min}
              max={max}
              typedOnly
              error={backwards ? words.backwards : undefined}
              onValueChange={(next) => {
                select(from, next);
              }}
            />
          </div>
          <RangeCalendar
            // a range typed or chosen by its name brings its own months
            key={value?.type === 'selected_range' ? 'selected' : `${from}:${to}`}
            from={isDay(from) ? from : null}
            to={isDay(to) && !backwards ? to : null}
            onChange={select}
            today={today}
            min={min}
            max={max}
          />
        </div>
      ) : null}
    </div>
  );
}

export function isDay(date: string | null): date is string {
  return date !== null && isIsoDate(date);
}

/** Whether the first day comes after the last one. */
export function isBackwards(value: Pick<DateRangeValue, 'from' | 'to'> | null): boolean {
  return value !== null && isDay(value.from) && isDay(value.to) && value.from > value.to;
}
