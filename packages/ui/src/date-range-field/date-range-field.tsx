import { CalendarRange, X } from 'lucide-react';
import { useState, type Ref } from 'react';

import { formatTypedDate, isIsoDate } from '../date-field/index.ts';
import {
  controlBoxClasses,
  Field,
  InnerButton,
  useFieldValue,
  type FieldBaseProps,
  type FieldValue,
} from '../field/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { Popover, PopoverAnchor, PopoverComboboxTrigger, PopoverContent } from '../popover/index.ts';
import type { DateRangeType } from './date-ranges.ts';
import { DateRangePanel, isBackwards, type DateRangeValue } from './date-range-panel.tsx';
import { dateRangeFieldWords } from './words.ts';

export interface DateRangeFieldProps extends FieldBaseProps, FieldValue<DateRangeValue | null> {
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

/** A range of days: one of the named kinds, or two days typed or picked. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, hideLabel, hint, required, disabled, id, name, className } = props;
  const { onBlur, today, types, min, max, ref } = props;
  const [value, setValue] = useFieldValue(props, null);
  const labels = useLabels();
  const words = useWords(dateRangeFieldWords);
  const [open, setOpen] = useState(false);
  const from = value?.from ?? null;
  const to = value?.to ?? null;
  const error = props.error ?? (isBackwards(value) ? words.backwards : undefined);

  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (!next) onBlur?.();
  };

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {(control) => (
        <Popover open={open} onOpenChange={changeOpen}>
          <PopoverAnchor>
            <div data-invalid={Boolean(error)} data-disabled={disabled} className={controlBoxClasses}>
              <PopoverComboboxTrigger>
                <button
                  type="button"
                  {...control}
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
              </PopoverComboboxTrigger>
              {props.clearable && value !== null && !disabled ? (
                <InnerButton
                  label={`${labels.clear}: ${label}`}
                  icon={<X size={14} aria-hidden />}
                  onClick={() => {
                    setValue(null);
                  }}
                />
              ) : null}
            </div>
          </PopoverAnchor>
          <PopoverContent sideOffset={4} label={label} className="w-auto p-0">
            <DateRangePanel
              {...{ value, today, types, min, max }}
              onValueChange={setValue}
              onNamed={() => {
                changeOpen(false);
              }}
            />
          </PopoverContent>
        </Popover>
      )}
    </Field>
  );
}

function shown(date: string | null): string {
  if (date === null || date === '') return '…';
  return isIsoDate(date) ? formatTypedDate(date) : date;
}
