import { cva } from 'class-variance-authority';
import type { Ref } from 'react';

import { classes } from '../classes/index.ts';
import { useLabels } from '../labels/index.ts';
import type { AvatarPicture } from './avatar-picture.ts';
import { Avatar } from './avatar.tsx';

export interface GroupedPerson {
  id: string;
  name: string;
  picture?: AvatarPicture | null | undefined;
}

const rest = cva(
  'inline-grid shrink-0 place-items-center rounded-full bg-surface-muted font-semibold text-text-muted tabular-nums select-none',
  {
    variants: {
      size: {
        small: 'h-5 min-w-5 px-1 text-mini/none',
        medium: 'h-7 min-w-7 px-1 text-tiny',
        large: 'h-10 min-w-10 px-1.5 text-body',
      },
    },
  },
);

export interface AvatarGroupProps {
  people: readonly GroupedPerson[];
  /** Maximum number of avatars shown side by side; the others are counted. */
  most?: number | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Off where the names are shown beside it, or name its button. */
  named?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** Several people in the room of few: their marks overlap, and all their names are read. */
export function AvatarGroup({
  people,
  most = 3,
  size = 'medium',
  named = true,
  className,
  ref,
}: AvatarGroupProps) {
  const { locale } = useLabels();
  if (people.length === 0) return null;
  // a "+1" is as wide as the avatar it would replace
  const shown = people.length === most + 1 ? people : people.slice(0, most);
  const others = people.length - shown.length;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(people.map(({ name }) => name));
  return (
    <span
      ref={ref}
      data-slot="avatar-group"
      {...(named ? { role: 'img', 'aria-label': names } : { 'aria-hidden': true })}
      className={classes('isolate inline-flex items-center -space-x-1', className)}
    >
      {shown.map(({ id, name, picture }) => (
        <Avatar
          key={id}
          name={name}
          picture={picture}
          size={size}
          named={false}
          className="ring-2 ring-surface"
        />
      ))}
      {others > 0 ? (
        <span data-slot="avatar" className={classes(rest({ size }), 'ring-2 ring-surface')}>
          +{others}
        </span>
      ) : null}
    </span>
  );
}
