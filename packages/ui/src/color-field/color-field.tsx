import type { Ref } from 'react';

import { classes } from '../classes/index.ts';
import {
  ControlBox,
  controlInputClasses,
  Field,
  useFieldValue,
  type FieldBaseProps,
  type FieldValue,
} from '../field/index.ts';
import { defineWords, useWords } from '../labels/index.ts';

const colorFieldWords = defineWords('color-field', {
  pl: {
    pickColor: (label: string) => `${label}: wybierz z palety`,
  },
  en: {
    pickColor: (label) => `${label}: choose from the palette`,
  },
});

export interface ColorFieldProps extends FieldBaseProps, FieldValue<string> {
  /** `#rrggbb`, empty for none, or what has been typed so far. */
  value?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** The colour shown while the field is empty, `#rrggbb`. */
  fallback: string;
  ref?: Ref<HTMLInputElement>;
}

export function isHexColor(value: string): boolean {
  return /^#[\da-f]{6}$/i.test(value.trim());
}

/** A colour, typed as `#rrggbb` or chosen from the system's palette. */
export function ColorField(props: ColorFieldProps) {
  const { onBlur, fallback, ref, ...field } = props;
  const [value, setValue] = useFieldValue(props, '');
  const { label, error, disabled } = field;
  const words = useWords(colorFieldWords);
  return (
    <Field {...field}>
      {(control) => (
        <ControlBox invalid={Boolean(error)} disabled={disabled}>
          <input
            type="color"
            aria-label={words.pickColor(label)}
            disabled={disabled}
            value={isHexColor(value) ? value.trim().toLowerCase() : fallback}
            onChange={(event) => setValue(event.target.value)}
            onBlur={onBlur}
            className="ml-1 size-6 shrink-0 cursor-pointer appearance-none self-center rounded-small border border-border-strong bg-transparent p-0 disabled:cursor-default disabled:opacity-60 [&::-moz-color-swatch]:border-none [&::-webkit-color-swatch]:rounded-small [&::-webkit-color-swatch]:border-none [&::-webkit-color-swatch-wrapper]:p-0.5"
          />
          <input
            {...control}
            ref={ref}
            data-slot="color-field"
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            placeholder={fallback}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            onBlur={onBlur}
            className={classes(controlInputClasses, 'tabular-nums')}
          />
        </ControlBox>
      )}
    </Field>
  );
}
