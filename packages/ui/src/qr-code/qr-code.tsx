import { useMemo, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { qrPath } from './qr-path.ts';

export interface QrCodeProps {
  /** What the code carries. */
  value: string;
  /** What it is for, read by screen readers. */
  label: string;
  className?: string;
  ref?: Ref<SVGSVGElement> | undefined;
}

/** A QR code, dark on light in both themes: many cameras do not read an inverted one. */
export function QrCode({ value, label, className, ref }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(value), [value]);
  return (
    <svg
      ref={ref}
      data-slot="qr-code"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classes('size-48 rounded-medium border border-border bg-paper', className)}
    >
      <path d={path} className="fill-ink" />
    </svg>
  );
}
