import { cva } from 'class-variance-authority';

import type { Ref } from 'react';

import { classes } from '../classes/index.ts';
import { defineWords, useWords } from '../labels/index.ts';
import { lazyExtra } from '../lazy/index.ts';
import { tones, toneSoftClasses, type Tone } from '../theme/index.ts';
import type { AvatarPicture } from './avatar-picture.ts';

const avatarWords = defineWords('avatar', {
  pl: {
    online: 'online',
    offline: 'offline',
  },
  en: {
    online: 'online',
    offline: 'offline',
  },
});

export type AvatarStatus = 'online' | 'offline';
export type AvatarSize = 'small' | 'medium' | 'large' | 'huge';

const avatar = cva(
  'relative inline-grid shrink-0 place-items-center rounded-full font-semibold select-none',
  {
    variants: {
      size: {
        small: 'size-5 text-mini/none',
        medium: 'size-7 text-tiny',
        large: 'size-10 text-body',
        huge: 'size-24 text-title',
      },
    },
  },
);

/** Pixels across of each size. */
const widths: Record<AvatarSize, number> = { small: 20, medium: 28, large: 40, huge: 96 };

// initials are shown until it is loaded, so its code delays no screen
const Picture = lazyExtra(async () => (await import('./shown-picture.tsx')).ShownPicture);

/** First letters of the first and the last word: `Anna Maria Kowalska-Nowak` is `AK`; an empty name is `?`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words.at(0);
  if (!first) return '?';
  const letters = words.length > 1 ? [first, words.at(-1) ?? ''] : [first];
  return letters
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase('pl');
}

/** The same name always has the same tone, on every screen and machine. */
export function toneOfName(name: string): Tone {
  let sum = 0;
  for (const letter of name.trim().toLocaleLowerCase('pl'))
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return tones[sum % tones.length] ?? 'grey';
}

export interface AvatarProps {
  name: string;
  /** Drawn over the initials once it is there; without it, and when it fails, the initials stay. */
  picture?: AvatarPicture | null | undefined;
  /** Marked at the edge by a shape and a colour, and read after the name. */
  status?: AvatarStatus | undefined;
  size?: AvatarSize | undefined;
  /** Off where the name is shown beside it, so that it is not read twice; a status is still read. */
  named?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

export function Avatar({
  name,
  picture,
  status,
  size = 'medium',
  named = true,
  className,
  ref,
}: AvatarProps) {
  const words = useWords(avatarWords);
  const read = [named && name, status && words[status]].filter(Boolean).join(', ');
  return (
    <span
      ref={ref}
      data-slot="avatar"
      {...(read ? { role: 'img', 'aria-label': read } : { 'aria-hidden': true })}
      className={classes(avatar({ size }), toneSoftClasses[toneOfName(name)], className)}
    >
      {initials(name)}
      {picture ? <Picture key={picture.id} picture={picture} width={widths[size]} /> : null}
      {status ? <StatusMark status={status} size={size} /> : null}
    </span>
  );
}

const mark = cva('absolute right-0 bottom-0 rounded-full bg-surface', {
  variants: { size: { small: 'size-2.5', medium: 'size-3', large: 'size-3.5', huge: 'size-6' } },
});

/** A full disc for who is online, an empty one for who is not: they differ without their colours. */
function StatusMark({ status, size }: { status: AvatarStatus; size: AvatarSize }) {
  const isOnline = status === 'online';
  return (
    <svg
      data-slot="avatar-status"
      data-status={status}
      viewBox="0 0 12 12"
      className={classes(mark({ size }), isOnline ? 'text-success' : 'text-text-muted')}
    >
      {isOnline ? (
        <circle cx="6" cy="6" r="4.5" fill="currentColor" />
      ) : (
        <circle cx="6" cy="6" r="3.5" fill="none" stroke="currentColor" strokeWidth="2" />
      )}
    </svg>
  );
}
