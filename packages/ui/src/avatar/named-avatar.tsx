import type { Ref } from 'react';

import { classes } from '../classes/index.ts';
import type { AvatarPicture } from './avatar-picture.ts';
import { Avatar } from './avatar.tsx';

export interface NamedAvatarProps {
  name: string;
  /** Drawn over the initials once it is there; without it, and when it fails, the initials stay. */
  picture?: AvatarPicture | null | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A person in a line of text or in a cell: their small mark and their name, which is cut where it does not fit. */
export function NamedAvatar({ name, picture, className, ref }: NamedAvatarProps) {
  return (
    <span
      ref={ref}
      data-slot="named-avatar"
      className={classes('inline-flex max-w-full min-w-0 items-center gap-1.5 align-middle', className)}
    >
      <Avatar name={name} picture={picture} size="small" named={false} />
      <span data-slot="named-avatar-name" className="truncate">
        {name}
      </span>
    </span>
  );
}
