import { CircleAlert } from 'lucide-react';
import { useId, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { defineWords, useWords } from '../labels/index.ts';

const fields = new Intl.PluralRules('pl-PL');

const formErrorsWords = defineWords('form-errors', {
  pl: {
    errorSummary: (count: number) =>
      fields.select(count) === 'one'
        ? 'Błąd walidacji formularza: popraw 1 pole'
        : `Błąd walidacji formularza: popraw ${count} ${fields.select(count) === 'few' ? 'pola' : 'pól'}`,
  },
  en: {
    errorSummary: (count) =>
      count === 1
        ? 'The form is not valid: correct 1 field'
        : `The form is not valid: correct ${count} fields`,
  },
});

export interface FormError {
  /** The `id` of the control the message is about; without it the message is not a link. */
  fieldId?: string | undefined;
  label?: string | undefined;
  message: string;
}

export interface FormErrorsProps {
  errors: readonly FormError[];
  /** Replaces the general title, which counts the fields; e.g. for the server's message. */
  title?: string | undefined;
  className?: string | undefined;
  /** For leading here from elsewhere. */
  id?: string | undefined;
  /** For moving the focus here after a refused save. */
  ref?: Ref<HTMLDivElement>;
}

/** What must be corrected, in one place, each line leading to its field. Renders nothing without errors. */
export function FormErrors({ errors, title, className, id, ref }: FormErrorsProps) {
  const words = useWords(formErrorsWords);
  const titleId = useId();
  if (errors.length === 0) return null;

  return (
    <div
      ref={ref}
      id={id}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-slot="form-errors"
      className={classes(
        'flex gap-2 rounded-medium bg-destructive-soft px-3 py-2.5 text-destructive',
        className,
      )}
    >
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p id={titleId} className="font-semibold">
          {title ?? words.errorSummary(errors.length)}
        </p>
        <ul className="mt-0.5">
          {errors.map((error) => (
            <li key={`${error.fieldId ?? ''}:${error.message}`}>
              {error.fieldId === undefined ? (
                error.message
              ) : (
                <a
                  href={`#${error.fieldId}`}
                  className="rounded-small underline underline-offset-2"
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(error.fieldId ?? '');
                  }}
                >
                  {error.label ? `${error.label}: ${error.message}` : error.message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function focusField(id: string) {
  const control = document.getElementById(id);
  // a group of controls has the id itself: its first input gets the focus, else its first button
  const focusable = control?.matches('input, textarea, select, button')
    ? control
    : (control?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select') ??
      control?.querySelector('button'));
  focusable?.focus();
  focusable?.scrollIntoView({ block: 'center' });
}
