import { create } from 'qrcode';
import { useMemo, type Ref } from 'react';

import { classes } from '../classes/index.ts';

/** Quiet modules around the code; readers need four. */
export const quietZone = 4;

interface QrPath {
  /** Modules a side, the quiet zone included. */
  readonly size: number;
  /** The dark modules as an SVG path, one unit a module. */
  readonly path: string;
}

/** The QR code of a text as one path; error correction M, as authenticator apps expect. */
export function qrPath(text: string): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const parts: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      let width = 1;
      while (column + width < modules.size && modules.get(row, column + width)) width += 1;
      parts.push(`M${column + quietZone} ${row + quietZone}h${width}v1h-${width}z`);
      column += width;
    }
  }
  return { size: modules.size + 2 * quietZone, path: parts.join('') };
}

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
