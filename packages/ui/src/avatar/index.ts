export { Avatar, type AvatarProps } from './avatar.tsx';
export { initials, toneOfName } from './person-mark.ts';
