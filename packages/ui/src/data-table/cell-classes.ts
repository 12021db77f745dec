/** The look shared by every cell of the body. */
export const cellClasses = 'h-row truncate border-b border-border bg-inherit px-3 group-last:border-b-0';
