import { classes } from '../classes/index.ts';
import { segmentClasses } from './time-segment.tsx';
import type { Period } from './time.ts';

interface PeriodSegmentProps {
  label: string;
  texts: Readonly<Record<Period, string>>;
  value: Period;
  disabled: boolean;
  describedBy: string | undefined;
  onValueChange: (value: Period) => void;
  onLeave: (to: 'next' | 'previous') => void;
}

/** Before or after noon, on a twelve-hour clock only: a press or an arrow turns it, A and P choose. */
export function PeriodSegment(props: PeriodSegmentProps) {
  const { label, texts, value, disabled, describedBy, onValueChange, onLeave } = props;
  const other: Period = value === 'am' ? 'pm' : 'am';
  return (
    <input
      readOnly
      type="text"
      role="spinbutton"
      value={texts[value]}
      disabled={disabled}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={value === 'am' ? 0 : 1}
      aria-valuetext={texts[value]}
      aria-describedby={describedBy}
      className={classes(segmentClasses, 'ml-1 w-8')}
      onClick={() => {
        onValueChange(other);
      }}
      onKeyDown={(event) => {
        const key = event.key.toLowerCase();
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (key === 'a') onValueChange('am');
        else if (key === 'p') onValueChange('pm');
        else if (key === 'arrowup' || key === 'arrowdown') onValueChange(other);
        else if (key === 'home') onValueChange('am');
        else if (key === 'end') onValueChange('pm');
        else if (key === 'arrowleft' || key === 'backspace') onLeave('previous');
        else return;
        event.preventDefault();
      }}
    />
  );
}
