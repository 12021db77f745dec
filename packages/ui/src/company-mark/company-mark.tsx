import { cva } from 'class-variance-authority';
import type { Ref } from 'react';

import { classes } from '../classes/index.ts';
import { useBlobImage } from '../file-viewer/index.ts';
import { readableTextColor } from '../label-chip/index.ts';
import { toneSoftClasses } from '../theme/index.ts';

const mark = cva(
  'inline-grid shrink-0 place-items-center overflow-hidden rounded-small font-semibold select-none',
  {
    variants: {
      size: { small: 'size-5 text-mini/none', medium: 'size-7 text-tiny', large: 'size-10 text-body' },
    },
  },
);

export interface CompanyMarkProps {
  name: string;
  /** Behind the initials, `#rrggbb`; grey where the company has none. */
  color?: string | null | undefined;
  /** A picture in the place of the initials. */
  logo?: Blob | null | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

function LogoImage({ logo }: { logo: Blob }) {
  return <img ref={useBlobImage(logo)} alt="" className="size-full object-contain" />;
}

/** First letters or digits of the first two words, for legal forms come last: `Demo Lease sp. z o.o.` is `DL`. */
export function companyInitials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? []);
  return letters.slice(0, 2).join('').toLocaleUpperCase('pl') || '?';
}

/** Shown beside the name, so it is not read itself. */
export function CompanyMark({ name, color, logo, size = 'medium', className, ref }: CompanyMarkProps) {
  const look = classes(mark({ size }), className);
  if (logo) {
    return (
      <span
        ref={ref}
        aria-hidden
        data-slot="company-mark"
        className={classes(look, 'border border-border bg-paper p-px')}
      >
        <LogoImage logo={logo} />
      </span>
    );
  }
  return (
    <span
      ref={ref}
      aria-hidden
      data-slot="company-mark"
      className={classes(look, !color && toneSoftClasses.grey)}
      style={color ? { backgroundColor: color, color: readableTextColor(color) } : undefined}
    >
      {companyInitials(name)}
    </span>
  );
}
