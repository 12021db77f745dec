import { Clock, X } from 'lucide-react';
import { Fragment, useRef, useState, type Ref } from 'react';

import {
  ControlBox,
  FieldGroup,
  InnerButton,
  useFieldValue,
  type FieldBaseProps,
  type FieldValue,
} from '../field/index.ts';
import { defineWords, useLabels, useWords } from '../labels/index.ts';
import { PeriodSegment } from './period-segment.tsx';
import { TimeSegment } from './time-segment.tsx';
import {
  fromTwelve,
  isWithin,
  LARGEST,
  partsOf,
  readTime,
  toTwelve,
  type Period,
  type TimeAccuracy,
  type TimePart,
  formatTime,
  parseTime,
  type TimeParts,
} from './time.ts';

const timeFieldWords = defineWords('time-field', {
  pl: {
    hour: 'godzina',
    minute: 'minuta',
    second: 'sekunda',
    millisecond: 'milisekunda',
    period: 'pora dnia',
    am: 'AM',
    pm: 'PM',
    empty: 'puste',
    between: (min: string, max: string) => `Podaj godzinę od ${min} do ${max}`,
    notBefore: (min: string) => `Podaj godzinę ${min} lub późniejszą`,
    notAfter: (max: string) => `Podaj godzinę ${max} lub wcześniejszą`,
  },
  en: {
    hour: 'hour',
    minute: 'minute',
    second: 'second',
    millisecond: 'millisecond',
    period: 'time of day',
    am: 'AM',
    pm: 'PM',
    empty: 'empty',
    between: (min, max) => `Enter a time from ${min} to ${max}`,
    notBefore: (min) => `Enter ${min} or a later time`,
    notAfter: (max) => `Enter ${max} or an earlier time`,
  },
});

/**
 * Returns the parts of a time that may be half filled in: the value is '' until every part is there, and the typed
 * parts are stored beside it as long as the value is the one derived from them.
 */
function useTimeParts(value: string, accuracy: TimeAccuracy, onChange: (value: string) => void) {
  const [draft, setDraft] = useState<{ made: string; parts: TimeParts }>({ made: '', parts: {} });
  const parts = draft.made === value ? draft.parts : (parseTime(value) ?? {});

  const setParts = (next: TimeParts) => {
    const made = formatTime(next, accuracy);
    setDraft({ made, parts: next });
    if (made !== value) onChange(made);
  };
  return [parts, setParts] as const;
}

export interface TimeFieldProps extends FieldBaseProps, FieldValue<string> {
  /** `HH:MM`, `HH:MM:SS` or `HH:MM:SS.mmm` by accuracy, always of 24 hours; '' while a part is missing. */
  value?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** The finest part to be chosen. */
  accuracy?: TimeAccuracy | undefined;
  /** With 12 a selector of AM and PM follows the time. */
  hourCycle?: 24 | 12 | undefined;
  /** Earliest and latest time allowed, in the form of the value. */
  min?: string | undefined;
  max?: string | undefined;
  /** How far an arrow turns the minutes; typing is free. */
  minuteStep?: number | undefined;
  clearable?: boolean | undefined;
  /** The first selector. */
  ref?: Ref<HTMLInputElement>;
}

/** A time of day made of small selectors, turned by arrows or typed straight through. */
export function TimeField(props: TimeFieldProps) {
  const { label, hideLabel, hint, required = false, disabled = false, id, name, className } = props;
  const { onBlur, accuracy = 'minute', hourCycle = 24, min, max, minuteStep } = props;
  const [value, setValue] = useFieldValue(props, '');
  const labels = useLabels();
  const words = useWords(timeFieldWords);
  const row = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useTimeParts(value, accuracy, setValue);
  const [chosenPeriod, setChosenPeriod] = useState<Period>('am');
  const twelve = hourCycle === 12;
  const shown = parts.hour === undefined ? undefined : toTwelve(parts.hour);
  const period = shown?.period ?? chosenPeriod;
  const empty = Object.values(parts).every((part) => part === undefined);
  const error = props.error ?? outOfRange();

  function outOfRange(): string | undefined {
    if (value === '' || isWithin(value, min, max)) return undefined;
    if (min !== undefined && max !== undefined) return words.between(min, max);
    return min === undefined ? words.notAfter(max ?? '') : words.notBefore(min);
  }
  const moveFrom = (index: number, to: 'next' | 'previous') => {
    const segments = row.current?.querySelectorAll<HTMLElement>('[role=spinbutton]');
    segments?.[index + (to === 'next' ? 1 : -1)]?.focus();
  };
  const setPart = (part: TimePart, next: number | undefined) => {
    const hour = part === 'hour' && twelve && next !== undefined ? fromTwelve(next, period) : next;
    setParts({ ...parts, [part]: hour });
  };
  const setPeriod = (next: Period) => {
    setChosenPeriod(next);
    if (shown) setParts({ ...parts, hour: fromTwelve(shown.hour, next) });
  };

  return (
    <FieldGroup {...{ label, hideLabel, hint, error, required, disabled, id, className }} role="group">
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...group }) => (
        <ControlBox
          invalid={Boolean(error)}
          disabled={disabled}
          prefix={<Clock size={16} aria-hidden />}
          className="has-[:focus]:border-focus has-[:focus]:outline-2 has-[:focus]:outline-focus"
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the selectors inside handle the keys; the group handles a paste and the blur */}
          <div
            {...group}
            ref={row}
            role="group"
            data-slot="time-field"
            className="flex min-h-7 flex-1 items-center px-1.5"
            onPaste={(event) => {
              const read = readTime(event.clipboardData.getData('text'));
              if (!read || disabled) return;
              event.preventDefault();
              setParts(read);
            }}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
            }}
          >
            {partsOf(accuracy).map((part, index) => (
              <Fragment key={part}>
                {index > 0 ? (
                  <span aria-hidden className="text-text-muted">
                    {part === 'millisecond' ? '.' : ':'}
                  </span>
                ) : null}
                <TimeSegment
                  ref={index === 0 ? props.ref : undefined}
                  label={`${label}: ${words[part]}`}
                  value={part === 'hour' && twelve ? shown?.hour : parts[part]}
                  smallest={part === 'hour' && twelve ? 1 : 0}
                  largest={part === 'hour' && twelve ? 12 : LARGEST[part]}
                  digits={part === 'millisecond' ? 3 : 2}
                  step={part === 'minute' ? minuteStep : undefined}
                  emptyText={words.empty}
                  disabled={disabled}
                  describedBy={group['aria-describedby']}
                  invalid={Boolean(error)}
                  required={required}
                  onValueChange={(next) => {
                    setPart(part, next);
                  }}
                  onLeave={(to) => {
                    moveFrom(index, to);
                  }}
                />
              </Fragment>
            ))}
            {twelve ? (
              <PeriodSegment
                label={`${label}: ${words.period}`}
                texts={words}
                value={period}
                disabled={disabled}
                describedBy={group['aria-describedby']}
                onValueChange={setPeriod}
                onLeave={(to) => {
                  moveFrom(partsOf(accuracy).length, to);
                }}
              />
            ) : null}
          </div>
          {props.clearable && !empty && !disabled ? (
            <InnerButton
              label={`${labels.clear}: ${label}`}
              icon={<X size={14} aria-hidden />}
              onClick={() => {
                setParts({});
                row.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
              }}
            />
          ) : null}
          {name === undefined ? null : <input type="hidden" name={name} value={value} disabled={disabled} />}
        </ControlBox>
      )}
    </FieldGroup>
  );
}
