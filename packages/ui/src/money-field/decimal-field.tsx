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
import { formatDecimal, isCanonicalDecimal, parseDecimal, readPercent } from './decimal.ts';

export interface DecimalFieldProps extends FieldBaseProps, FieldValue<string | null> {
  /** Canonical text such as `1234.50`; null when empty; the text as typed when it cannot be read. */
  value?: string | null | undefined;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Fits what is typed, by default all there is. */
  width?: FieldWidth | undefined;
  suffix?: ReactNode;
  negative?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

interface DecimalKind {
  slot: string;
  unit: 'amount' | 'percent';
  /** Returns the amount for a percentage typed into an amount; null where it cannot be calculated. */
  percentOf?: ((percent: string) => string | null) | undefined;
  places: { min: number; max: number };
  invalidMessage: string;
}

/** The common base of fields for money and percentages: free typing, canonical output, formatted on blur. */
export function DecimalField(allProps: DecimalFieldProps & DecimalKind) {
  const { slot, unit, places, percentOf, invalidMessage, ...props } = allProps;
  const { label, hideLabel, hint, required, disabled, id, name, className } = props;
  const { onBlur, placeholder, suffix, width, negative, ref } = props;
  const [value, setValue] = useFieldValue(props, null);
  const { locale } = useLabels();
  const rules = { unit, places: places.max, padded: places.min === places.max };
  const read = (text: string) => parseDecimal(text, { ...rules, negative });
  const typed = useTypedValue<string | null>({
    value,
    onValueChange: setValue,
    onBlur,
    parse: (text) => {
      const share = percentOf && readPercent(text);
      if (share) return percentOf(share) ?? text;
      // a negative number is passed on as one, so that the form's schema can report the range
      const parsed = parseDecimal(text, { ...rules, negative: true });
      return parsed === undefined ? text : parsed;
    },
    format: (text) =>
      text !== null && isCanonicalDecimal(text) ? formatDecimal(text, locale, places) : (text ?? ''),
    // `1.2345` looks canonical, yet an amount has two places: the rules decide, not the shape alone
    isUnreadable: (text) =>
      Boolean(text) && !(isCanonicalDecimal(text ?? '') && read(text ?? '') !== undefined),
  });
  const error = props.error ?? (typed.unreadable ? invalidMessage : undefined);

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {(control) => (
        <ControlBox suffix={suffix} width={width} invalid={Boolean(error)} disabled={disabled}>
          <input
            {...control}
            {...typed.inputProps}
            ref={ref}
            data-slot={slot}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            value={typed.text}
            className={classes(controlInputClasses, 'text-right tabular-nums')}
          />
        </ControlBox>
      )}
    </Field>
  );
}
