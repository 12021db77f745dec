import { cva } from 'class-variance-authority';

/** The look shared by the menu that drops from a button and the one that opens at the pointer. */
export const menuContentClasses = [
  'szansa-ui z-menu max-h-(--radix-popper-available-height) min-w-44 max-w-80 animate-appear overflow-y-auto rounded-large border',
  'level-overlay p-1 text-body text-text shadow-floating outline-none',
].join(' ');

export const menuItemClasses = cva(
  [
    'relative flex min-h-8 cursor-pointer items-center gap-2 rounded-small px-2 py-1 outline-none select-none',
    'data-disabled:cursor-default data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      destructive: {
        true: 'text-destructive data-highlighted:bg-destructive-soft',
        false: 'data-highlighted:bg-surface-hover data-[state=open]:bg-surface-hover [&_svg]:text-text-muted',
      },
    },
    defaultVariants: { destructive: false },
  },
);

export const menuLabelClasses = 'px-2 pt-2 pb-1 text-small font-medium text-text-muted';
export const menuSeparatorClasses = '-mx-1 my-1 h-px bg-border';
