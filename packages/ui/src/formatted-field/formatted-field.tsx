import type { ComponentProps, ReactNode } from 'react';

import { classes } from '../classes/index.ts';
import {
  ControlBox,
  controlInputClasses,
  Field,
  useFieldValue,
  type FieldBaseProps,
  type FieldValue,
  type FieldWidth,
} from '../field/index.ts';
import type { Format } from './caret.ts';
import { useFormattedInput } from './use-formatted-input.ts';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'placeholder' | 'inputMode' | 'autoComplete' | 'onBlur' | 'onKeyDown' | 'onPaste' | 'ref'
>;

export interface FormattedFieldProps extends FieldBaseProps, FieldValue<string>, NativeProps, Format {
  /** The value as stored, without anything that only groups it. */
  value?: string | undefined;
  /** Of the plain value. */
  maxLength?: number | undefined;
  /** Fits what is typed, by default all there is. */
  width?: FieldWidth | undefined;
  suffix?: ReactNode;
  /** A button beside the value, e.g. "look up". */
  action?: ReactNode;
}

/** A text shown in groups while it is typed and stored plain: identifiers, post codes, account numbers. */
export function FormattedField(props: FormattedFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, id, name, className, ...rest } = props;
  const { value: controlled, defaultValue, onValueChange, ...shape } = rest;
  const { format, parse, maxLength, suffix, action, width, ...native } = shape;
  const [value, setValue] = useFieldValue({ value: controlled, defaultValue, onValueChange }, '');
  const input = useFormattedInput({ value, onValueChange: setValue, format, parse, maxLength });

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {(control) => (
        <ControlBox
          invalid={Boolean(error)}
          disabled={disabled}
          suffix={suffix}
          action={action}
          width={width}
        >
          <input
            autoComplete="off"
            {...native}
            {...control}
            {...input}
            data-slot="formatted-field"
            type="text"
            className={classes(controlInputClasses, 'tabular-nums')}
          />
        </ControlBox>
      )}
    </Field>
  );
}
