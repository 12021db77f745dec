import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../labels/index.ts';

interface LayerHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** What the cross is called; `Zamknij` without it. */
  closeLabel?: string | undefined;
  /** Off where only the layer's own buttons close it. */
  hasCross?: boolean | undefined;
  /** The layer's own margins. */
  className: string;
  ref?: Ref<HTMLElement> | undefined;
}

/** The head of a dialog or a sheet: what it is, and the cross; it stays while the body scrolls. */
export function LayerHeader({
  title,
  description,
  closeLabel,
  hasCross = true,
  className,
  ref,
}: LayerHeaderProps) {
  const labels = useLabels();
  return (
    <header
      ref={ref}
      className={classes('sticky top-0 z-sticky flex items-start gap-3 bg-surface', className)}
    >
      <div className="min-w-0 flex-1">
        <RadixDialog.Title className="text-large font-semibold text-balance">{title}</RadixDialog.Title>
        {description && (
          <RadixDialog.Description className="mt-0.5 text-text-muted">{description}</RadixDialog.Description>
        )}
      </div>
      {hasCross && (
        <RadixDialog.Close asChild>
          <IconButton
            label={closeLabel ?? labels.close}
            icon={<X aria-hidden />}
            size="small"
            className="-mr-1.5"
          />
        </RadixDialog.Close>
      )}
    </header>
  );
}

/** The buttons of a dialog or a sheet at its foot; they stay while the body scrolls. */
export function LayerFooter({
  children,
  className,
  ref,
}: {
  children: ReactNode;
  className: string;
  ref?: Ref<HTMLElement> | undefined;
}) {
  return (
    <footer
      ref={ref}
      className={classes(
        'sticky bottom-0 z-sticky flex flex-wrap justify-end gap-2 border-t border-border bg-surface py-3',
        className,
      )}
    >
      {children}
    </footer>
  );
}
