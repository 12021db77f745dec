import { useState, type ReactElement, type RefObject } from 'react';

/** How a dialog or a sheet comes to be open. */
export interface LayerOpening {
  /** When omitted, the state is internal: `trigger` opens it, and everything that closes it does so. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  /** Called with `false` by Escape, the cross and a click outside; a dirty form may refuse by not changing `open`. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it, and that has the focus afterwards. */
  trigger?: ReactElement | undefined;
  /** What has the focus first, or the part whose first field has it; by default the first field of the body. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** What an open one gets of it. */
export type LayerProps<Props extends LayerOpening> = Omit<
  Props,
  'open' | 'defaultOpen' | 'onOpenChange' | 'trigger'
> & { readonly onOpenChange: (open: boolean) => void };

export function useOpen({ open, defaultOpen = false, onOpenChange }: LayerOpening) {
  const [own, setOwn] = useState(defaultOpen);
  return {
    open: open ?? own,
    change: (next: boolean) => {
      setOwn(next);
      onOpenChange?.(next);
    },
  };
}
