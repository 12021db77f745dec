/** The look of written text, the same while writing and while reading. */
export const proseClasses =
  'text-body break-words [&_a]:text-accent-text [&_a]:underline [&_a]:underline-offset-2 [&_blockquote]:border-l-2 [&_blockquote]:border-border-strong [&_blockquote]:pl-3 [&_blockquote]:text-text-muted [&_code]:rounded-small [&_code]:bg-surface-muted [&_code]:px-1 [&_li]:my-0.5 [&_ol]:list-decimal [&_ol]:pl-5 [&_p]:min-h-5 [&_ul]:list-disc [&_ul]:pl-5';

export const mentionClasses = 'rounded-small bg-accent-soft px-0.5 font-medium text-accent-text';
