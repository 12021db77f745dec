export const toolClasses =
  'inline-flex size-7 items-center justify-center rounded-small text-text-muted -outline-offset-2 hover:bg-surface-hover hover:text-text aria-pressed:bg-accent-soft aria-pressed:text-accent-text disabled:pointer-events-none disabled:text-text-faint';
