import type { Ref } from 'react';

import {
  ControlBox,
  controlInputClasses,
  Field,
  useFieldValue,
  type FieldBaseProps,
  type FieldValue,
} from '../field/index.ts';
import { classes } from '../classes/index.ts';

/** The digits of what was typed or pasted, at most `length` of them: `123 456` is `123456`. */
export function codeDigits(text: string, length: number): string {
  return text.replaceAll(/\D/g, '').slice(0, length);
}

export interface OneTimeCodeFieldProps extends FieldBaseProps, FieldValue<string> {
  /** The digits typed so far. */
  value?: string | undefined;
  /** The last digit has come: by typing, pasting, or because the browser filled the code in. */
  onComplete?: ((digits: string) => void) | undefined;
  length?: number;
  /** Read-only while the code is being checked, without losing the focus. */
  readOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A short code of digits, as authenticator apps show and messages bring. */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, id, name, className } = props;
  const { onComplete, length = 6, readOnly, autoFocus, ref } = props;
  const [value, setValue] = useFieldValue(props, '');

  function applyText(text: string): void {
    const digits = codeDigits(text, length);
    if (digits === value) return;
    setValue(digits);
    if (digits.length === length) onComplete?.(digits);
  }

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {(control) => (
        <ControlBox invalid={Boolean(error)} disabled={disabled}>
          <input
            {...control}
            ref={ref}
            data-slot="one-time-code-field"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            readOnly={readOnly}
            autoFocus={autoFocus}
            value={value}
            onChange={(event) => applyText(event.currentTarget.value)}
            className={classes(
              controlInputClasses,
              'py-1.5 text-center text-title tracking-widest tabular-nums',
            )}
          />
        </ControlBox>
      )}
    </Field>
  );
}
