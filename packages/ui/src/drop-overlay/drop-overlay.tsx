import { Upload } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';

export interface DropOverlayProps {
  /** What happens with a file that is let go: "Drop the PDF to read it". */
  label: string;
  /** In the place of the arrow. */
  icon?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Covers a part of the page while a file is dragged over it; the part accepts the file, and is `relative`. */
export function DropOverlay({ label, icon = <Upload aria-hidden />, className, ref }: DropOverlayProps) {
  return (
    <div
      ref={ref}
      data-slot="drop-overlay"
      className={classes(
        'pointer-events-none absolute inset-0 z-drawer rounded-large border-2 border-dashed border-accent',
        className,
      )}
    >
      <div className="sticky top-0 grid h-full max-h-dvh place-items-center p-4">
        <p
          role="status"
          className="flex items-center gap-2 rounded-large border border-accent level-overlay bg-accent-soft px-4 py-3 font-medium text-accent-text shadow-dialog [&_svg]:size-5 [&_svg]:shrink-0"
        >
          {icon}
          {label}
        </p>
      </div>
    </div>
  );
}
