import { useState, type ChangeEvent, type KeyboardEvent, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { stepPart, typeDigit } from './time.ts';

export interface TimeSegmentProps {
  label: string;
  value: number | undefined;
  /** As shown: a twelve-hour clock's hours run from 1 to 12. */
  smallest: number;
  largest: number;
  /** How many digits are shown. */
  digits: number;
  step?: number | undefined;
  emptyText: string;
  disabled: boolean;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
  onValueChange: (value: number | undefined) => void;
  /** The part is full, or an arrow leaves it. */
  onLeave: (to: 'next' | 'previous') => void;
}

/** One part of a time: arrows turn it, digits write it, Backspace empties it. */
export function TimeSegment(props: TimeSegmentProps) {
  const { label, value, smallest, largest, digits, step, emptyText, disabled, ref } = props;
  const { onValueChange, onLeave } = props;
  const [typed, setTyped] = useState('');
  const text = value === undefined ? '–'.repeat(digits) : String(value).padStart(digits, '0');

  const write = (digit: string) => {
    const next = typeDigit(typed, digit, smallest, largest);
    setTyped(next.typed);
    // a leading zero of a twelve-hour clock is no hour yet
    onValueChange(next.value < smallest ? undefined : next.value);
    if (next.done) onLeave('next');
  };
  const turn = (by: 1 | -1) => {
    setTyped('');
    const from = value === undefined ? undefined : value - smallest;
    onValueChange(stepPart(from, by, largest - smallest, step) + smallest);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (/^\d$/.test(key)) write(key);
    else if (key === 'ArrowUp') turn(1);
    else if (key === 'ArrowDown') turn(-1);
    else if (key === 'Home') onValueChange(smallest);
    else if (key === 'End') onValueChange(largest);
    else if (key === 'ArrowRight' || key === ':' || key === '.') onLeave('next');
    else if (key === 'ArrowLeft') onLeave('previous');
    else if (key === 'Backspace' || key === 'Delete') {
      setTyped('');
      if (value === undefined && key === 'Backspace') onLeave('previous');
      else onValueChange(undefined);
    } else return;
    event.preventDefault();
  };

  // keyboards on glass name no keys: what they write is only seen in the text
  const onInput = (event: ChangeEvent<HTMLInputElement>) => {
    const { nativeEvent } = event;
    const data = nativeEvent instanceof InputEvent ? nativeEvent.data : null;
    if (data !== null && /^\d$/.test(data)) write(data);
    else if (event.target.value.length < text.length) onValueChange(undefined);
  };

  return (
    <input
      ref={ref}
      role="spinbutton"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      disabled={disabled}
      aria-label={label}
      aria-valuemin={smallest}
      aria-valuemax={largest}
      aria-valuenow={value}
      aria-valuetext={value === undefined ? emptyText : text}
      aria-describedby={props.describedBy}
      aria-invalid={props.invalid || undefined}
      aria-required={props.required || undefined}
      className={classes(
        segmentClasses,
        digits === 3 ? 'w-[calc(3ch+4px)]' : 'w-[calc(2ch+4px)]',
        value === undefined && 'text-text-faint',
      )}
      onChange={onInput}
      onKeyDown={onKeyDown}
      onBlur={() => {
        setTyped('');
      }}
    />
  );
}

export const segmentClasses =
  'cursor-default rounded-small bg-transparent px-0.5 text-center tabular-nums caret-transparent outline-none select-none focus:bg-accent focus:text-on-accent disabled:cursor-not-allowed disabled:text-text-muted';
