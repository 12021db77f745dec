import { ArrowBigUpDash } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';

import { defineWords, useWords } from '../labels/index.ts';
import { TextField, type TextInputProps } from '../text-field/index.ts';

const passwordFieldWords = defineWords('password-field', {
  pl: {
    capsLockOn: 'Caps Lock jest włączony',
  },
  en: {
    capsLockOn: 'Caps Lock is on',
  },
});

export type PasswordFieldProps = TextInputProps;

/** A password that can be shown, with a warning when Caps Lock is on. Works with `register`. */
export function PasswordField({ hint, onKeyDown, onKeyUp, onBlur, ...field }: PasswordFieldProps) {
  const words = useWords(passwordFieldWords);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <TextField
      autoCapitalize="off"
      spellCheck={false}
      {...field}
      type="password"
      hint={
        capsLock ? (
          <span role="status" className="flex items-center gap-1 text-warning">
            <ArrowBigUpDash size={14} aria-hidden />
            {words.capsLockOn}
          </span>
        ) : (
          hint
        )
      }
      onKeyDown={(event) => {
        look(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        look(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
    />
  );
}
