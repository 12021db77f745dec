import { useId, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { FieldMessages, RequiredMark, type FieldBaseProps, type FieldControl } from './field.tsx';

export interface ChoiceFieldProps extends Omit<FieldBaseProps, 'label' | 'hideLabel'> {
  label: ReactNode;
  children: (control: FieldControl) => ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A box or a switch with its label beside it, hint and error below the label. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, hint, error, required, disabled, name, className, children, ref } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;

  return (
    <div ref={ref} data-slot="choice-field" className={classes('flex items-start gap-2.5', className)}>
      <span className="flex h-5 items-center">
        {children({
          id,
          name,
          disabled,
          'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required ? true : undefined,
        })}
      </span>
      <div className="flex min-w-0 flex-col gap-0.5">
        <label htmlFor={id} className={disabled ? 'text-text-faint' : undefined}>
          {label}
          {required ? <RequiredMark /> : null}
        </label>
        <FieldMessages hint={hint} hintId={hintId} error={error} errorId={errorId} />
      </div>
    </div>
  );
}
