import { defineWords } from '../labels/index.ts';

export const chatListWords = defineWords('chat-list', {
  pl: {
    unread: 'Nieprzeczytane',
    archived: 'W archiwum',
    loadMore: 'Wczytaj kolejne',
    empty: 'Nie ma rozmów',
  },
  en: {
    unread: 'Unread',
    archived: 'Archived',
    loadMore: 'Load more',
    empty: 'No conversations',
  },
});
