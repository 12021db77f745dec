import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { defineWords, useWords } from '../labels/index.ts';

const fieldWords = defineWords('field', {
  pl: {
    required: 'wymagane',
  },
  en: {
    required: 'required',
  },
});

/** Props of every form field, for any kind of value. */
export interface FieldBaseProps {
  label: string;
  /** Shows the label to screen readers only: for rows whose heading already shows it. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  className?: string | undefined;
}

/** Spread on the control itself; it ties label, hint and error to it. */
export interface FieldControl {
  id: string;
  name: string | undefined;
  disabled: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldBaseProps {
  /** Beside the label, right-aligned: a counter or a small link. */
  corner?: ReactNode;
  children: (control: FieldControl) => ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

export function Field(props: FieldProps) {
  const { label, hideLabel, hint, error, required, disabled, name, className, corner, children, ref } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;

  return (
    <div ref={ref} data-slot="field" className={classes('flex min-w-0 flex-col gap-1', className)}>
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-2'}>
        <label
          id={`${id}-label`}
          htmlFor={id}
          className={classes('text-small font-medium', disabled ? 'text-text-faint' : 'text-text-muted')}
        >
          {label}
          {required ? <RequiredMark /> : null}
        </label>
        {corner}
      </div>
      {children({
        id,
        name,
        disabled,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <FieldMessages hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}

export function RequiredMark() {
  const words = useWords(fieldWords);
  return (
    <>
      <span data-slot="required-mark" aria-hidden className="ml-0.5 text-destructive">
        *
      </span>
      <span className="sr-only"> ({words.required})</span>
    </>
  );
}

interface FieldMessagesProps {
  hint: ReactNode;
  hintId: string | undefined;
  error: string | undefined;
  errorId: string | undefined;
}

export function FieldMessages({ hint, hintId, error, errorId }: FieldMessagesProps) {
  return (
    <>
      {error ? (
        <p id={errorId} className="flex items-start gap-1 text-small text-destructive">
          <CircleAlert size={14} aria-hidden className="mt-px shrink-0" />
          <span className="min-w-0">{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId} className="text-small text-text-muted">
          {hint}
        </p>
      ) : null}
    </>
  );
}
