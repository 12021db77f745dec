import { useState } from 'react';

import { ChoicesEditor } from './choices-editor.tsx';
import type { FilterEditorProps } from './editor-props.ts';
import { NumbersEditor } from './numbers-editor.tsx';
import { SearchedEditor } from './searched-editor.tsx';
import { DateRangePanel, isBackwards, isDay, type DateRangeValue } from '../date-range-field/index.ts';
import { useTimeZone } from '../provider/index.ts';
import { currentDay } from '../timeline/index.ts';
import { isActive } from './filters.ts';
import { TextField } from '../text-field/index.ts';
import { usePaused } from './use-paused.ts';

/** A fragment of a text; Enter is enough. */
function TextEditor({ filter, values, onChange, onDone }: FilterEditorProps) {
  const typing = usePaused((text: string) => onChange({ [filter.key]: [text.trim()] }));
  return (
    <TextField
      label={filter.label}
      defaultValue={values[filter.key]?.[0] ?? ''}
      className="w-64 max-w-full p-1"
      maxLength={200}
      autoComplete="off"
      onValueChange={typing.applyAfterPause}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        typing.now();
        onDone();
      }}
    />
  );
}

/** Days from one to another, by a range that has a name or by two days. */
function DatesEditor({ filter, values, onChange, onDone }: FilterEditorProps) {
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

/** Where one filter's value is chosen; every change applies at once. */
export function FilterEditor({ filter, ...rest }: FilterEditorProps) {
  switch (filter.kind) {
    case 'toggle':
      return null;
    case 'dateRange':
      return <DatesEditor filter={filter} {...rest} />;
    case 'numberRange':
      return <NumbersEditor filter={filter} {...rest} />;
    case 'text':
      return <TextEditor filter={filter} {...rest} />;
    default:
      return filter.Search ? (
        <filter.Search>
          {(search) => <SearchedEditor filter={filter} search={search} {...rest} />}
        </filter.Search>
      ) : (
        <ChoicesEditor filter={filter} {...rest} />
      );
  }
}
