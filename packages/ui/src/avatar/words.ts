import { defineWords } from '../labels/index.ts';

export const avatarWords = defineWords('avatar', {
  pl: {
    online: 'online',
    offline: 'offline',
  },
  en: {
    online: 'online',
    offline: 'offline',
  },
});
