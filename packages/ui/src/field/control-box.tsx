import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';

/** The look shared by everything a value is typed or chosen in. */
export const controlBoxClasses =
  'flex min-h-control w-full min-w-0 items-center gap-1 rounded-medium border border-border-strong bg-surface text-body text-text transition-colors has-[:focus-visible]:border-focus has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus data-[invalid=true]:border-destructive data-[disabled=true]:border-border data-[disabled=true]:bg-surface-muted';

/** For a field of a toolbar: it is recognisable by its icon and text, and shows its border on hover or focus. */
export const quietControlClasses = 'border-border hover:border-border-strong';

/** For the native control inside the box: the box draws the border and the focus. */
export const controlInputClasses =
  'min-w-0 flex-1 bg-transparent px-2.5 py-1 outline-none placeholder:text-text-faint disabled:cursor-not-allowed disabled:text-text-muted';

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

export interface InnerButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  icon: ReactNode;
}

/** A small icon button that sits inside a field: reveal, clear, open the calendar. */
export function InnerButton({ label, icon, className, ...rest }: InnerButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        'mr-1 inline-flex size-6 shrink-0 items-center justify-center rounded-small text-text-muted hover:bg-surface-hover hover:text-text focus-visible:outline-offset-0 disabled:pointer-events-none disabled:text-text-faint',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
