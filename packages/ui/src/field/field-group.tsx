import { useId, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { FieldMessages, RequiredMark, type FieldBaseProps } from './field.tsx';

export interface FieldGroupProps extends Omit<FieldBaseProps, 'name'> {
  /** What the described group is, so that several controls read as one question. */
  role: 'group' | 'radiogroup';
  children: (group: FieldGroupControl) => ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

export interface FieldGroupControl {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The frame of a question answered by several controls: label above, hint and error below. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, hideLabel, hint, error, required, disabled, className, role, children, ref } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const isRadioGroup = role === 'radiogroup';

  return (
    <div ref={ref} data-slot="field-group" className={classes('flex min-w-0 flex-col gap-1', className)}>
      <span
        id={`${id}-label`}
        className={
          hideLabel
            ? 'sr-only'
            : classes('text-small font-medium', disabled ? 'text-text-faint' : 'text-text-muted')
        }
      >
        {label}
        {required ? <RequiredMark /> : null}
      </span>
      {children({
        id,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error && isRadioGroup ? true : undefined,
        'aria-required': required && isRadioGroup ? true : undefined,
      })}
      <FieldMessages hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </div>
  );
}
