import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import { defineWords, useWords } from '../labels/index.ts';

const stepsWords = defineWords('steps', {
  pl: {
    stepDone: 'ukończony',
    stepError: 'wymaga poprawy',
    stepOptional: 'opcjonalny',
    stepOf: (step: number, steps: number) => `Krok ${step} z ${steps}`,
  },
  en: {
    stepDone: 'done',
    stepError: 'needs a correction',
    stepOptional: 'optional',
    stepOf: (step, steps) => `Step ${step} of ${steps}`,
  },
});

export interface Step {
  id: string;
  label: string;
  /** Something in it has to be corrected; with `onSelect` it can be pressed, even after the current one. */
  error?: boolean | undefined;
  /** It may be left out. */
  optional?: boolean | undefined;
}

export interface StepsProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly Step[];
  current: string;
  /** Makes finished steps, and those with an error, buttons that lead to them. */
  onSelect?: ((id: string) => void) | undefined;
  /** A note about a saved draft: `Szkic zapisany 12:31`. `null` reserves its room while there is none. */
  draft?: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement> | undefined;
}

/** Where one is in a form of several pages. Narrow: the number and the current name only. */
export function Steps({ label, steps, current, onSelect, draft, className, ref }: StepsProps) {
  const words = useWords(stepsWords);
  const currentIndex = steps.findIndex((step) => step.id === current);

  return (
    <nav ref={ref} aria-label={label} data-slot="steps" className={classes('@container', className)}>
      <p aria-hidden className="mb-1.5 text-small text-text-muted @lg:hidden">
        {words.stepOf(currentIndex + 1, steps.length)}
      </p>
      <ol className="flex items-center gap-2 pointer-coarse:gap-1">
        {steps.map((step, index) => {
          const done = index < currentIndex;
          const isCurrent = index === currentIndex;
          const canSelect = done || (step.error && !isCurrent);
          const content = <StepContent step={step} number={index + 1} done={done} current={isCurrent} />;
          return (
            <li
              key={step.id}
              aria-current={isCurrent ? 'step' : undefined}
              className={classes(
                'flex items-center gap-2 pointer-coarse:gap-1',
                isCurrent ? 'min-w-0' : '@lg:min-w-0',
              )}
            >
              {index > 0 ? (
                <span
                  aria-hidden
                  className={classes(
                    'h-px w-4 shrink-0 pointer-coarse:w-2 @lg:w-8',
                    index <= currentIndex ? 'bg-accent' : 'bg-border-strong',
                  )}
                />
              ) : null}
              {canSelect && onSelect ? (
                <button
                  type="button"
                  className="flex min-w-0 justify-center rounded-small hover:underline pointer-coarse:items-center"
                  onClick={() => {
                    onSelect(step.id);
                  }}
                >
                  {content}
                </button>
              ) : (
                content
              )}
            </li>
          );
        })}
      </ol>
      {draft === undefined ? null : (
        <p role="status" className="mt-1.5 text-small text-text-muted">
          {draft ?? '\u00a0'}
        </p>
      )}
    </nav>
  );
}

interface StepContentProps {
  step: Step;
  number: number;
  done: boolean;
  current: boolean;
}

function StepContent({ step: { label, error, optional }, number, done, current }: StepContentProps) {
  const words = useWords(stepsWords);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className={classes(markClasses, markLook({ error, done, current }))}>
        <StepMark error={error} done={done} number={number} />
      </span>
      <span
        className={classes(
          'truncate',
          current ? 'font-medium' : 'sr-only @lg:not-sr-only',
          error ? 'text-destructive' : !current && 'text-text-muted',
        )}
      >
        {label}
      </span>
      {optional ? (
        <span className="sr-only text-text-muted @lg:not-sr-only">({words.stepOptional})</span>
      ) : null}
      {error ? <span className="sr-only">({words.stepError})</span> : null}
      {done && !error ? <span className="sr-only">({words.stepDone})</span> : null}
    </span>
  );
}

const markClasses =
  'inline-flex size-6 shrink-0 items-center justify-center rounded-full border text-small font-medium tabular-nums';

type MarkState = Pick<Step, 'error'> & Pick<StepContentProps, 'done' | 'current'>;

function markLook({ error, done, current }: MarkState): string {
  if (error) {
    return current
      ? 'border-destructive bg-destructive text-on-destructive'
      : 'border-transparent text-destructive';
  }
  if (done) return 'border-accent bg-accent-soft text-accent-text';
  return current ? 'border-accent bg-accent text-on-accent' : 'border-border-strong text-text-muted';
}

function StepMark({ error, done, number }: Pick<StepContentProps, 'done' | 'number'> & Pick<Step, 'error'>) {
  if (error) return <CircleAlert size={22} aria-hidden />;
  return done ? <Check size={14} aria-hidden /> : number;
}
