import { defineWords } from '../labels/index.ts';

export const notificationListWords = defineWords('notification-list', {
  pl: {
    unread: 'Nieprzeczytane',
    markRead: (text: string) => `Oznacz jako przeczytane: ${text}`,
    allRead: 'Oznacz wszystkie',
    loadMore: 'Wczytaj starsze',
    empty: 'Nie masz powiadomień',
  },
  en: {
    unread: 'Unread',
    markRead: (text) => `Mark as read: ${text}`,
    allRead: 'Mark all as read',
    loadMore: 'Load older',
    empty: 'You have no notifications',
  },
});
