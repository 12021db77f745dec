/** The look shared by everything a value is typed or chosen in. */
export const controlBoxClasses =
  'flex min-h-control w-full min-w-0 items-center gap-1 rounded-medium border border-border-strong bg-surface text-body text-text transition-colors has-[:focus-visible]:border-focus has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus data-[invalid=true]:border-destructive data-[disabled=true]:border-border data-[disabled=true]:bg-surface-muted';

/** For a field of a toolbar: it is recognisable by its icon and text, and shows its border on hover or focus. */
export const quietControlClasses = 'border-border hover:border-border-strong';

/** For the native control inside the box: the box draws the border and the focus. */
export const controlInputClasses =
  'min-w-0 flex-1 bg-transparent px-2.5 py-1 outline-none placeholder:text-text-faint disabled:cursor-not-allowed disabled:text-text-muted';
