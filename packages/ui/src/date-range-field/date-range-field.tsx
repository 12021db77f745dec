import { CalendarRange, X } from 'lucide-react';
import { useState, type Ref } from 'react';

import { DateField, formatTypedDate, isIsoDate } from '../date-field/index.ts';
import {
  closedComboboxProps,
  controlBoxClasses,
  Field,
  InnerButton,
  type FieldBaseProps,
} from '../field/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from '../popover/index.ts';
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

export interface DateRangeFieldProps extends FieldBaseProps {
  value: DateRangeValue | null;
  onChange: (value: DateRangeValue | null) => void;
  onBlur?: (() => void) | undefined;
  /** `YYYY-MM-DD`: what "last 7 days" is counted from. */
  today: string;
  /** Kinds offered; all by default. */
  types?: readonly DateRangeType[] | undefined;
  min?: string | undefined;
  max?: string | undefined;
  placeholder?: string | undefined;
  clearable?: boolean | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** From one day to another: a kind of range that says it in words, or two days typed or picked. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, hideLabel, hint, required, disabled, id, name, className } = props;
  const { value, onChange, onBlur, today, types = DATE_RANGE_TYPES, min, max, ref } = props;
  const labels = useLabels();
  const words = useWords(dateRangeFieldWords);
  const [open, setOpen] = useState(false);
  const from = value?.from ?? null;
  const to = value?.to ?? null;
  const backwards = isDay(from) && isDay(to) && from > to;
  const error = props.error ?? (backwards ? words.backwards : undefined);

  const select = (nextFrom: string | null, nextTo: string | null) => {
    onChange({ type: 'selected_range', from: nextFrom, to: nextTo });
  };
  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (!next) onBlur?.();
  };
  const chooseType = (type: DateRangeType) => {
    if (type === 'selected_range') select(from, to);
    else {
      onChange({ type, ...rangeOf(type, today) });
      changeOpen(false);
    }
  };

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {(control) => (
        <Popover open={open} onOpenChange={changeOpen}>
          <PopoverAnchor>
            <div data-invalid={Boolean(error)} data-disabled={disabled} className={controlBoxClasses}>
              <PopoverTrigger>
                <button
                  type="button"
                  {...closedComboboxProps(control, open)}
                  ref={ref}
                  data-slot="date-range-field"
                  aria-labelledby={`${control.id}-label ${control.id}-value`}
                  className="flex min-w-0 flex-1 items-center gap-2 px-2.5 py-1 text-left outline-none disabled:cursor-not-allowed disabled:text-text-muted"
                  onKeyDown={(event) => {
                    if (event.key === 'ArrowDown') {
                      event.preventDefault();
                      setOpen(true);
                    }
                  }}
                >
                  <CalendarRange size={16} aria-hidden className="shrink-0 text-text-muted" />
                  <span id={`${control.id}-value`} className="min-w-0 flex-1 truncate tabular-nums">
                    {value === null ? (
                      <span className="text-text-faint">{props.placeholder ?? labels.choose}</span>
                    ) : (
                      <>
                        {value.type === 'selected_range' ? null : (
                          <span className="mr-1">{words.types[value.type]}</span>
                        )}{' '}
                        <span className={value.type === 'selected_range' ? undefined : 'text-text-muted'}>
                          {shown(from)} – {shown(to)}
                        </span>
                      </>
                    )}
                  </span>
                </button>
              </PopoverTrigger>
              {props.clearable && value !== null && !disabled ? (
                <InnerButton
                  label={`${labels.clear}: ${label}`}
                  icon={<X size={14} aria-hidden />}
                  onClick={() => {
                    onChange(null);
                  }}
                />
              ) : null}
            </div>
          </PopoverAnchor>
          <PopoverContent sideOffset={4} label={label} className="flex w-auto p-0 max-sm:flex-col">
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
                    onChange={(next) => {
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
                    onChange={(next) => {
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
          </PopoverContent>
        </Popover>
      )}
    </Field>
  );
}

function isDay(date: string | null): date is string {
  return date !== null && isIsoDate(date);
}

function shown(date: string | null): string {
  if (date === null || date === '') return '…';
  return isIsoDate(date) ? formatTypedDate(date) : date;
}
