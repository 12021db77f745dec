import { cva } from 'class-variance-authority';

import { classes } from '../classes/index.ts';
import { toneSoftClasses } from '../theme/index.ts';
import { initials, toneOfName } from './person-mark.ts';

const avatar = cva('inline-grid shrink-0 place-items-center rounded-full font-semibold select-none', {
  variants: {
    size: { small: 'size-5 text-mini/none', medium: 'size-7 text-tiny', large: 'size-10 text-body' },
  },
});

export interface AvatarProps {
  name: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Off where the name stands beside it, so that it is not read twice. */
  named?: boolean | undefined;
  className?: string | undefined;
}

export function Avatar({ name, size = 'medium', named = true, className }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={classes(avatar({ size }), toneSoftClasses[toneOfName(name)], className)}
    >
      {initials(name)}
    </span>
  );
}
