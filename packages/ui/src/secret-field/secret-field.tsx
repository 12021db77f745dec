import { Check, Copy, Eye, EyeOff, LoaderCircle } from 'lucide-react';
import { useState, type Ref, useEffect } from 'react';

import { classes } from '../classes/index.ts';
import { copyToClipboard } from '../clipboard/index.ts';
import {
  ControlBox,
  controlInputClasses,
  Field,
  InnerButton,
  useFieldValue,
  type FieldBaseProps,
  type FieldValue,
} from '../field/index.ts';
import { useFormattedInput } from '../formatted-field/index.ts';
import { defineWords, useWords } from '../labels/index.ts';

const secretFieldWords = defineWords('secret-field', {
  pl: {
    reveal: (label: string) => `Pokaż: ${label}`,
    hide: (label: string) => `Ukryj: ${label}`,
    copy: (label: string) => `Kopiuj: ${label}`,
    copied: 'Skopiowano',
    hidden: 'Wartość jest ukryta',
  },
  en: {
    reveal: (label) => `Show: ${label}`,
    hide: (label) => `Hide: ${label}`,
    copy: (label) => `Copy: ${label}`,
    copied: 'Copied',
    hidden: 'The value is hidden',
  },
});

/**
 * Whether a secret is shown. It hides again after `milliseconds` without a change of `value`, and as
 * soon as the window or the tab is left.
 */
function useRevealed(value: string, milliseconds: number) {
  const [revealed, setRevealed] = useState(false);

  useEffect(() => {
    if (!revealed) return undefined;
    const hide = () => {
      setRevealed(false);
    };
    const timer = setTimeout(hide, milliseconds);
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every edit restarts the time
  }, [revealed, milliseconds, value]);

  return [revealed, setRevealed] as const;
}

export interface SecretFieldProps extends FieldBaseProps, FieldValue<string> {
  /** The plain value; while hidden the page contains only its mask. */
  value?: string | undefined;
  /** A mask shown while the page does not have the value yet, e.g. `900*****343`; `onReveal` loads the value. */
  masked?: string | undefined;
  onBlur?: (() => void) | undefined;
  format?: ((plain: string) => string) | undefined;
  parse?: ((text: string) => string) | undefined;
  maxLength?: number | undefined;
  inputMode?: 'text' | 'numeric' | undefined;
  /** How many last characters are never hidden. */
  shownAtEnd?: number | undefined;
  /** Milliseconds until it hides again. */
  hideAfter?: number | undefined;
  /**
   * Called every time the value is revealed, e.g. to log it. A promise is awaited; if rejected, nothing is revealed.
   */
  onReveal?: (() => void | Promise<unknown>) | undefined;
  ref?: Ref<HTMLInputElement>;
}

const HIDE_AFTER = 30_000;
const asItIs = (text: string) => text;

/** As many dots as there are hidden characters, then the last ones as they are; a short value is hidden whole. */
export function mask(value: string, shownAtEnd: number): string {
  const shown = value.length > shownAtEnd ? value.slice(value.length - shownAtEnd) : '';
  return '•'.repeat(value.length - shown.length) + shown;
}

/**
 * A sensitive value: masked until it is revealed, and soon masked again. Typed text remains readable until it is hidden
 * by the button or the value is replaced.
 */
export function SecretField(props: SecretFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, id, className } = props;
  const { masked, onBlur, format = asItIs, parse = asItIs, maxLength, ref } = props;
  const { inputMode, shownAtEnd = 3, hideAfter = HIDE_AFTER, onReveal } = props;
  const [value, setValue] = useFieldValue(props, '');
  const words = useWords(secretFieldWords);
  const [revealed, setRevealed] = useRevealed(value, hideAfter);
  const [isLoading, setLoading] = useState(false);
  const [copied, setCopied] = useState(false);
  // what the person has typed is not hidden from them: it may have to be corrected
  const [typed, setTyped] = useState<string | null>(null);
  const type = (next: string) => {
    setTyped(next);
    setValue(next);
  };
  const input = useFormattedInput({ value, onValueChange: type, format, parse, maxLength });
  const empty = value === '' && masked === undefined;
  const isOwn = masked === undefined && typed === value;
  const hidden = !empty && !isOwn && (!revealed || masked !== undefined);

  const reveal = async () => {
    setLoading(true);
    try {
      await onReveal?.();
      setRevealed(true);
    } catch {
      // the caller knows the reason, and shows it in `error`
    } finally {
      setLoading(false);
    }
  };
  const toggle = () => {
    setCopied(false);
    if (!hidden) {
      setTyped(null);
      setRevealed(false);
    } else if (!isLoading) void reveal();
  };
  const copy = async () => {
    await copyToClipboard(value);
    setCopied(true);
  };

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, className }}>
      {({ name: _name, ...control }) => (
        <ControlBox invalid={Boolean(error)} disabled={disabled}>
          <input
            {...control}
            {...(hidden ? { value: masked ?? mask(value, shownAtEnd), readOnly: true } : input)}
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
              // a newly typed value has to be visible
              if (empty) setRevealed(true);
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
          {empty || hidden ? null : (
            <InnerButton
              label={words.copy(label)}
              icon={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
              disabled={disabled}
              onClick={() => void copy()}
            />
          )}
          {empty ? null : (
            <InnerButton
              label={hidden ? words.reveal(label) : words.hide(label)}
              icon={<ToggleIcon hidden={hidden} isLoading={isLoading} />}
              aria-busy={isLoading}
              disabled={disabled}
              onClick={toggle}
            />
          )}
        </ControlBox>
      )}
    </Field>
  );
}

function ToggleIcon({ hidden, isLoading }: { hidden: boolean; isLoading: boolean }) {
  if (isLoading)
    return <LoaderCircle size={16} aria-hidden className="animate-spin motion-reduce:animate-none" />;
  return hidden ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />;
}
