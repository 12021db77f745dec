import { Check, Copy, Eye, EyeOff } from 'lucide-react';
import { useState, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { ControlBox, controlInputClasses, Field, InnerButton, type FieldBaseProps } from '../field/index.ts';
import { useFormattedInput } from '../formatted-field/index.ts';
import { useWords } from '../labels/index.ts';
import { mask } from './mask.ts';
import { useRevealed } from './use-revealed.ts';
import { secretFieldWords } from './words.ts';

export interface SecretFieldProps extends FieldBaseProps {
  /** The plain value; while hidden the page holds only its mask. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  format?: ((plain: string) => string) | undefined;
  parse?: ((text: string) => string) | undefined;
  maxLength?: number | undefined;
  inputMode?: 'text' | 'numeric' | undefined;
  /** How many last characters are never hidden. */
  shownAtEnd?: number | undefined;
  /** Milliseconds until it hides again. */
  hideAfter?: number | undefined;
  /** Told every time somebody looks, e.g. to write it down. */
  onReveal?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement>;
}

const HIDE_AFTER = 30_000;
const asItIs = (text: string) => text;

/** A value not meant for eyes over the shoulder: masked until asked for, and soon masked again. */
export function SecretField(props: SecretFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, id, className } = props;
  const { value, onChange, onBlur, format = asItIs, parse = asItIs, maxLength, ref } = props;
  const { inputMode, shownAtEnd = 3, hideAfter = HIDE_AFTER, onReveal } = props;
  const words = useWords(secretFieldWords);
  const [revealed, setRevealed] = useRevealed(value, hideAfter);
  const [copied, setCopied] = useState(false);
  const input = useFormattedInput({ value, onChange, format, parse, maxLength });
  const hidden = !revealed && value !== '';

  const toggle = () => {
    setCopied(false);
    setRevealed(!revealed);
    if (!revealed) onReveal?.();
  };
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, className }}>
      {({ name: _name, ...control }) => (
        <ControlBox invalid={Boolean(error)} disabled={disabled}>
          <input
            {...control}
            {...(hidden ? { value: mask(value, shownAtEnd), readOnly: true } : input)}
            ref={ref}
            data-slot="secret-field"
            type="text"
            inputMode={inputMode}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={
              [control['aria-describedby'], hidden && `${control.id}-hidden`].filter(Boolean).join(' ') ||
              undefined
            }
            className={classes(controlInputClasses, 'tabular-nums')}
            onFocus={() => {
              // what is being written anew has to be seen
              if (value === '') setRevealed(true);
            }}
            onBlur={onBlur}
            onCopy={(event) => {
              if (hidden) event.preventDefault();
            }}
          />
          {hidden ? (
            <span id={`${control.id}-hidden`} className="sr-only">
              {words.hidden}
            </span>
          ) : null}
          <span role="status" className="sr-only">
            {copied && !hidden ? words.copied : ''}
          </span>
          {value !== '' && revealed ? (
            <InnerButton
              label={words.copy(label)}
              icon={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
              disabled={disabled}
              onClick={() => void copy()}
            />
          ) : null}
          {value === '' ? null : (
            <InnerButton
              label={revealed ? words.hide(label) : words.reveal(label)}
              icon={revealed ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
              disabled={disabled}
              onClick={toggle}
            />
          )}
        </ControlBox>
      )}
    </Field>
  );
}
