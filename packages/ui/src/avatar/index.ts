export type { AvatarPicture } from './avatar-picture.ts';
export { Avatar, type AvatarProps, type AvatarStatus } from './avatar.tsx';
export { AvatarGroup, type AvatarGroupProps, type GroupedPerson } from './avatar-group.tsx';
export { NamedAvatar, type NamedAvatarProps } from './named-avatar.tsx';
export { initials, toneOfName } from './person-mark.ts';
