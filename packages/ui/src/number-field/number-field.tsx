import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import {
  ControlBox,
  controlInputClasses,
  Field,
  useFieldValue,
  useTypedValue,
  type FieldBaseProps,
  type FieldValue,
  type FieldWidth,
} from '../field/index.ts';
import { useLabels } from '../labels/index.ts';

/**
 * Reads a whole number as people type it: `15 000`, `15.000`, `15,000`, `-3`.
 * @returns null for nothing typed, NaN for text that is not a whole number.
 */
export function parseInteger(text: string): number | null {
  const compact = text.replace(/[\s\u00ad\u200b-\u200d\u2060]/g, '').replace(/[\u2010-\u2015\u2212]/, '-');
  if (compact === '') return null;
  const digits = /^-?\d{1,3}([.,]\d{3})+$/.test(compact) ? compact.replace(/[.,]/g, '') : compact;
  if (!/^-?\d+$/.test(digits)) return Number.NaN;
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number + 0 : Number.NaN;
}

export interface NumberFieldProps extends FieldBaseProps, FieldValue<number | null> {
  /** NaN represents text that is not a whole number: the form's schema refuses it. */
  value?: number | null | undefined;
  onBlur?: (() => void) | undefined;
  placeholder?: string;
  /** Fits what is typed, by default all there is. */
  width?: FieldWidth | undefined;
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
  const { onBlur, placeholder, prefix, suffix, width, grouping = true, ref } = props;
  const [value, setValue] = useFieldValue(props, null);
  const { locale, invalidNumber } = useLabels();
  const typed = useTypedValue({
    value,
    onValueChange: setValue,
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
        <ControlBox
          prefix={prefix}
          suffix={suffix}
          width={width}
          invalid={Boolean(error)}
          disabled={disabled}
        >
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
