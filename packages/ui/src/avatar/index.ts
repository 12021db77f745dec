export { AvatarGroup, type AvatarGroupProps, type GroupedPerson } from './avatar-group.tsx';
export type { AvatarPicture } from './avatar-picture.ts';
export { Avatar, initials, toneOfName, type AvatarProps, type AvatarStatus } from './avatar.tsx';
export { NamedAvatar, type NamedAvatarProps } from './named-avatar.tsx';
