import type { MouseEvent, ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import { controlBoxClasses } from './control-classes.ts';

/** The width of a field by its expected input; full width by default. The preset has the numbers. */
export type FieldWidth = 'year' | 'quantity' | 'postCode' | 'identifier' | 'phone';

export interface ControlBoxProps {
  width?: FieldWidth | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A button that belongs to the value, e.g. a lookup; it has its own focus ring. */
  action?: ReactNode;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** The bordered row around a native control, with room before and after it. */
export function ControlBox({
  prefix,
  suffix,
  action,
  invalid,
  disabled,
  width,
  className,
  children,
  ref,
}: ControlBoxProps) {
  return (
    <div ref={ref} className="flex min-w-0 items-stretch gap-2">
      <div
        role="presentation"
        data-invalid={invalid}
        data-disabled={disabled}
        data-width={width}
        className={classes(controlBoxClasses, className)}
        onMouseDown={focusInput}
      >
        {prefix ? <span className="shrink-0 pl-2.5 text-text-muted">{prefix}</span> : null}
        {children}
        {suffix ? <span className="shrink-0 pr-2.5 text-text-muted">{suffix}</span> : null}
      </div>
      {action}
    </div>
  );
}

/** A press on a unit or on the padding is a press on the field. */
function focusInput(event: MouseEvent<HTMLDivElement>) {
  if (event.target instanceof Element && event.target.closest('input, textarea, button, a')) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
