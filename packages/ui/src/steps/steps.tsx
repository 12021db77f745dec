import { Check } from 'lucide-react';

import { classes } from '../classes/index.ts';
import { useWords } from '../labels/index.ts';
import { stepsWords } from './words.ts';

export interface Step {
  id: string;
  label: string;
}

export interface StepsProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly Step[];
  current: string;
  /** Makes finished steps buttons that lead back. */
  onSelect?: ((id: string) => void) | undefined;
  className?: string;
}

/** Where one is in a form of several pages. Narrow: the number and the current name only. */
export function Steps({ label, steps, current, onSelect, className }: StepsProps) {
  const words = useWords(stepsWords);
  const currentIndex = steps.findIndex((step) => step.id === current);

  return (
    <nav aria-label={label} data-slot="steps" className={classes('@container', className)}>
      <p aria-hidden className="mb-1.5 text-small text-text-muted @lg:hidden">
        {words.stepOf(currentIndex + 1, steps.length)}
      </p>
      <ol className="flex items-center gap-2">
        {steps.map((step, index) => {
          const done = index < currentIndex;
          const isCurrent = index === currentIndex;
          const content = (
            <StepContent number={index + 1} label={step.label} done={done} current={isCurrent} />
          );
          return (
            <li
              key={step.id}
              aria-current={isCurrent ? 'step' : undefined}
              className="flex min-w-0 items-center gap-2"
            >
              {index > 0 ? (
                <span
                  aria-hidden
                  className={classes(
                    'h-px w-4 shrink-0 @lg:w-8',
                    index <= currentIndex ? 'bg-accent' : 'bg-border-strong',
                  )}
                />
              ) : null}
              {done && onSelect ? (
                <button
                  type="button"
                  className="min-w-0 rounded-small hover:underline"
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
    </nav>
  );
}

interface StepContentProps {
  number: number;
  label: string;
  done: boolean;
  current: boolean;
}

function StepContent({ number, label, done, current }: StepContentProps) {
  const words = useWords(stepsWords);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span
        className={classes(
          'inline-flex size-6 shrink-0 items-center justify-center rounded-full border text-small font-medium tabular-nums',
          done && 'border-accent bg-accent-soft text-accent-text',
          current && 'border-accent bg-accent text-on-accent',
          !done && !current && 'border-border-strong text-text-muted',
        )}
      >
        {done ? <Check size={14} aria-hidden /> : number}
      </span>
      <span
        className={classes('truncate', current ? 'font-medium' : 'sr-only text-text-muted @lg:not-sr-only')}
      >
        {label}
      </span>
      {done ? <span className="sr-only">({words.stepDone})</span> : null}
    </span>
  );
}
