import { defineWords } from '../labels/index.ts';

export const chatWords = defineWords('chat', {
  pl: {
    typing: (names: readonly string[]) => {
      const [first = '', second = ''] = names;
      if (names.length === 1) return `${first} pisze…`;
      return names.length === 2 ? `${first} i ${second} piszą…` : 'Kilka osób pisze…';
    },
    toBottom: 'Na koniec rozmowy',
    toUnread: 'Do nieprzeczytanych',
    editing: 'Treść wiadomości',
  },
  en: {
    typing: (names: readonly string[]) => {
      const [first = '', second = ''] = names;
      if (names.length === 1) return `${first} is typing…`;
      return names.length === 2 ? `${first} and ${second} are typing…` : 'Several people are typing…';
    },
    toBottom: 'To the end of the conversation',
    toUnread: 'To unread',
    editing: 'Message text',
  },
});
