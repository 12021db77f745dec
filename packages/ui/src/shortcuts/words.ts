import { defineWords } from '../labels/index.ts';

export const shortcutsWords = defineWords('shortcuts', {
  pl: { title: 'Skróty klawiszowe', followedBy: 'potem' },
  en: { title: 'Keyboard shortcuts', followedBy: 'then' },
});
