import { useState } from 'react';

import { DateRangePanel, isBackwards, isDay, type DateRangeValue } from '../date-range-field/index.ts';
import { useTimeZone } from '../provider/index.ts';
import { currentDay } from '../timeline/index.ts';
import type { FilterEditorProps } from './editor-props.ts';
import { isActive } from './filters.ts';

/** Days from one to another, by a range that has a name or by two days. */
export function DatesEditor({ filter, values, onChange, onDone }: FilterEditorProps) {
  const timeZone = useTimeZone();
  // a half-typed day is no filter yet: it stays here
  const [range, setRange] = useState<DateRangeValue | null>(() => rangeOf(values[filter.key]));
  return (
    <DateRangePanel
      value={range}
      today={currentDay(timeZone)}
      onNamed={onDone}
      onValueChange={(next) => {
        setRange(next);
        const isWhole = [next.from, next.to].every((day) => day === null || isDay(day));
        if (isWhole && !isBackwards(next)) onChange({ [filter.key]: [next.from ?? '', next.to ?? ''] });
      }}
    />
  );
}

function rangeOf(values: readonly string[] | undefined): DateRangeValue | null {
  if (!isActive(values)) return null;
  const [from = '', to = ''] = values;
  return { type: 'selected_range', from: from || null, to: to || null };
}
