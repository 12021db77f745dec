import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';

import { classes } from '../classes/index.ts';
import {
  controlBoxClasses,
  controlInputClasses,
  Field,
  type FieldBaseProps,
  type FieldValue,
} from '../field/index.ts';
import { useLabels } from '../labels/index.ts';

type NativeProps = Omit<
  ComponentProps<'textarea'>,
  keyof FieldBaseProps | keyof FieldValue<string> | 'children'
>;

export interface TextareaFieldProps extends FieldBaseProps, FieldValue<string>, NativeProps {}

/** Several lines of text; grows with what is typed, and counts it when `maxLength` is given. */
export function TextareaField(props: TextareaFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, id, name, className, ...rest } = props;
  const { maxLength, rows = 3, value, defaultValue, onChange, onValueChange, ...textarea } = rest;
  const { charactersUsed } = useLabels();
  const box = useRef<HTMLDivElement>(null);
  const [typedLength, setTypedLength] = useState(defaultValue?.length ?? 0);
  const used = value === undefined ? typedLength : value.length;

  // a form writes past React into what it has registered, so the field itself is asked before each paint
  // oxlint-disable-next-line react/exhaustive-deps -- a length that stays as it was draws nothing again
  useLayoutEffect(() => {
    setTypedLength(box.current?.querySelector('textarea')?.value.length ?? 0);
  });

  const counter =
    maxLength === undefined ? null : (
      <span
        aria-live={used > maxLength * 0.9 ? 'polite' : 'off'}
        className={classes(
          'text-tiny tabular-nums',
          used >= maxLength ? 'text-destructive' : 'text-text-faint',
        )}
      >
        <span className="sr-only">{charactersUsed(used, maxLength)}</span>
        <span aria-hidden>
          {used}/{maxLength}
        </span>
      </span>
    );

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }} corner={counter}>
      {(control) => (
        <div ref={box} data-invalid={Boolean(error)} data-disabled={disabled} className={controlBoxClasses}>
          <textarea
            {...textarea}
            {...control}
            {...(value === undefined ? { defaultValue } : { value })}
            data-slot="textarea-field"
            rows={rows}
            maxLength={maxLength}
            className={classes(controlInputClasses, 'field-sizing-content max-h-80 resize-y py-1.5')}
            onChange={(event) => {
              setTypedLength(event.target.value.length);
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
        </div>
      )}
    </Field>
  );
}
