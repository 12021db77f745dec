import type { ComponentProps, ReactNode } from 'react';

import { classes } from '../classes/index.ts';
import { ControlBox, controlInputClasses, Field, type FieldBaseProps } from '../field/index.ts';
import type { Format } from './caret.ts';
import { useFormattedInput } from './use-formatted-input.ts';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'placeholder' | 'inputMode' | 'autoComplete' | 'onBlur' | 'onKeyDown' | 'onPaste' | 'ref'
>;

export interface FormattedFieldProps extends FieldBaseProps, NativeProps, Format {
  /** The value as stored, without anything that only groups it. */
  value: string;
  onChange: (value: string) => void;
  /** Of the plain value. */
  maxLength?: number | undefined;
  suffix?: ReactNode;
  /** A button beside the value, e.g. "look up". */
  action?: ReactNode;
}

/** A text shown in groups while it is typed and stored plain: identifiers, post codes, account numbers. */
export function FormattedField(props: FormattedFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, id, name, className, ...rest } = props;
  const { value, onChange, format, parse, maxLength, suffix, action, ...native } = rest;
  const input = useFormattedInput({ value, onChange, format, parse, maxLength });

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {(control) => (
        <ControlBox invalid={Boolean(error)} disabled={disabled} suffix={suffix} action={action}>
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
