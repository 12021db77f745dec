import { ExternalLink } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';

import { classes } from '../classes/index.ts';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** The single child (a router's link) becomes the link. */
  asChild?: boolean | undefined;
  /** Quiet links have the text's colour and are underlined on hover: for names in tables and cards. */
  quiet?: boolean | undefined;
  /** Leaves the application: opens beside it and shows so. */
  external?: boolean | undefined;
}

export function TextLink({
  asChild = false,
  quiet = false,
  external = false,
  className,
  children,
  ...props
}: TextLinkProps) {
  const Element = asChild ? Slot.Root : 'a';
  return (
    <Element
      data-slot="link"
      {...(external ? { target: '_blank', rel: 'noreferrer' } : {})}
      {...props}
      className={classes(
        'rounded-small underline-offset-2 hover:underline',
        quiet
          ? 'font-medium text-text'
          : 'text-accent-text underline decoration-accent-text/40 hover:decoration-current',
        className,
      )}
    >
      <Slot.Slottable>{children}</Slot.Slottable>
      {external && <ExternalLink aria-hidden className="ml-1 inline size-3.5 align-[-2px]" />}
    </Element>
  );
}
