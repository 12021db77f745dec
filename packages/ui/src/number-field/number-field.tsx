import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import {
  ControlBox,
  controlInputClasses,
  Field,
  useTypedValue,
  type FieldBaseProps,
} from '../field/index.ts';
import { useLabels } from '../labels/index.ts';
import { parseInteger } from './parse-integer.ts';

export interface NumberFieldProps extends FieldBaseProps {
  /** NaN stands for text that is not a whole number: the form's schema refuses it. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string;
  prefix?: ReactNode;
  /** The unit, e.g. `km`. */
  suffix?: ReactNode;
  /** Switch off for years and other numbers that are not quantities. */
  grouping?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A whole number. What cannot be read stays in the field and is passed on as NaN. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, hint, required, disabled, id, name, className } = props;
  const { value, onChange, onBlur, placeholder, prefix, suffix, grouping = true, ref } = props;
  const { locale, invalidNumber } = useLabels();
  const typed = useTypedValue({
    value,
    onChange,
    onBlur,
    parse: parseInteger,
    format: (number) =>
      number === null || Number.isNaN(number)
        ? ''
        : new Intl.NumberFormat(locale, { useGrouping: grouping ? 'always' : false }).format(number),
    isUnreadable: Number.isNaN,
  });
  const error = props.error ?? (typed.unreadable ? invalidNumber : undefined);

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {(control) => (
        <ControlBox prefix={prefix} suffix={suffix} invalid={Boolean(error)} disabled={disabled}>
          <input
            {...control}
            {...typed.inputProps}
            ref={ref}
            data-slot="number-field"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholder}
            value={typed.text}
            className={classes(controlInputClasses, 'tabular-nums')}
          />
        </ControlBox>
      )}
    </Field>
  );
}
