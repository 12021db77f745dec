import { Calendar as CalendarIcon } from 'lucide-react';
import { useState, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import {
  ControlBox,
  controlInputClasses,
  Field,
  InnerButton,
  useFieldValue,
  useTypedValue,
  type FieldBaseProps,
  type FieldValue,
} from '../field/index.ts';
import { defineWords, useLabels, useWords } from '../labels/index.ts';
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from '../popover/index.ts';
import { Calendar } from './calendar.tsx';
import { formatTypedDate, isIsoDate, parseTypedDate } from './parse-typed-date.ts';

const dateFieldWords = defineWords('date-field', {
  pl: {
    datePlaceholder: 'dd.mm.rrrr',
    openCalendar: 'Otwórz kalendarz',
  },
  en: {
    datePlaceholder: 'dd.mm.yyyy',
    openCalendar: 'Open the calendar',
  },
});

export interface DateFieldProps extends FieldBaseProps, FieldValue<string | null> {
  /** `YYYY-MM-DD`; null when empty; the text as typed when it is no date. */
  value?: string | null | undefined;
  onBlur?: (() => void) | undefined;
  /** First allowed day, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last allowed day, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Without a calendar of its own, because there is one beside it. */
  typedOnly?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A day, typed or picked. Invalid text is preserved and passed on, so that the form's schema refuses it. */
export function DateField(props: DateFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    required,
    disabled,
    id,
    name,
    className,
    onBlur,
    min,
    max,
    typedOnly = false,
    ref,
  } = props;
  const [value, setValue] = useFieldValue(props, null);
  const { invalidDate, dateOutOfRange } = useLabels();
  const words = useWords(dateFieldWords);
  const [open, setOpen] = useState(false);
  const typed = useTypedValue<string | null>({
    value,
    onValueChange: setValue,
    onBlur,
    parse: (text) => {
      const parsed = parseTypedDate(text);
      return parsed === undefined ? text : parsed;
    },
    format: (date) => (date !== null && isIsoDate(date) ? formatTypedDate(date) : (date ?? '')),
    isUnreadable: (date) => date !== null && date !== '' && !isIsoDate(date),
  });
  const date = value !== null && isIsoDate(value) ? value : null;
  const outOfRange =
    date !== null && ((min !== undefined && date < min) || (max !== undefined && date > max));
  const ownError = typed.unreadable ? invalidDate : outOfRange ? dateOutOfRange : undefined;
  const error = props.error ?? ownError;

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {(control) => (
        <Popover open={open} onOpenChange={setOpen}>
          <PopoverAnchor>
            <div>
              <ControlBox invalid={Boolean(error)} disabled={disabled}>
                <input
                  {...control}
                  {...typed.inputProps}
                  ref={ref}
                  data-slot="date-field"
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder={words.datePlaceholder}
                  value={typed.text}
                  className={classes(controlInputClasses, 'tabular-nums')}
                  onKeyDown={(event) => {
                    if (typedOnly || event.key !== 'ArrowDown' || !event.altKey) return;
                    event.preventDefault();
                    setOpen(true);
                  }}
                />
                {typedOnly ? null : (
                  <PopoverTrigger>
                    <InnerButton
                      label={`${words.openCalendar}: ${label}`}
                      icon={<CalendarIcon size={16} aria-hidden />}
                      disabled={disabled}
                    />
                  </PopoverTrigger>
                )}
              </ControlBox>
            </div>
          </PopoverAnchor>
          <PopoverContent sideOffset={4} label={label} className="w-auto p-0">
            <Calendar
              value={date}
              min={min}
              max={max}
              onValueChange={(next) => {
                setValue(next);
                setOpen(false);
              }}
            />
          </PopoverContent>
        </Popover>
      )}
    </Field>
  );
}
