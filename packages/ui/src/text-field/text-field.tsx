import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';

import {
  ControlBox,
  controlInputClasses,
  Field,
  InnerButton,
  type FieldBaseProps,
  type FieldValue,
  type FieldWidth,
} from '../field/index.ts';
import { defineWords, useWords } from '../labels/index.ts';

const textFieldWords = defineWords('text-field', {
  pl: {
    showPassword: 'Pokaż hasło',
    hidePassword: 'Ukryj hasło',
  },
  en: {
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
  },
});

type NativeProps = Omit<
  ComponentProps<'input'>,
  keyof FieldBaseProps | keyof FieldValue<string> | 'type' | 'prefix' | 'size' | 'width' | 'children'
>;

/** Common props of single-line fields, for any kind of text. */
export interface TextInputProps extends FieldBaseProps, FieldValue<string>, NativeProps {
  /** Fits what is typed, by default all there is. */
  width?: FieldWidth | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A button beside the value, e.g. "look up". */
  action?: ReactNode;
}

export interface TextFieldProps extends TextInputProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
}

/** One line of text. Native events as well, so it works with `register`. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, id, name, className, ...rest } = props;
  const { type = 'text', prefix, suffix, action, width, onChange, onValueChange, ...input } = rest;
  const words = useWords(textFieldWords);
  const [revealed, setRevealed] = useState(false);
  const secret = type === 'password';

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {(control) => (
        <ControlBox
          prefix={prefix}
          suffix={suffix}
          action={action}
          width={width}
          invalid={Boolean(error)}
          disabled={disabled}
        >
          <input
            {...input}
            {...control}
            data-slot="text-field"
            type={secret && revealed ? 'text' : type}
            className={controlInputClasses}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
          {secret ? (
            <InnerButton
              label={revealed ? words.hidePassword : words.showPassword}
              icon={revealed ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
              aria-pressed={revealed}
              disabled={disabled}
              onClick={() => {
                setRevealed(!revealed);
              }}
            />
          ) : null}
        </ControlBox>
      )}
    </Field>
  );
}
