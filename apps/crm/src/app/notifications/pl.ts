export const notifications = {
  open: 'Powiadomienia',
  openWith_one: 'Powiadomienia: {{count, number}} nieprzeczytane',
  openWith_few: 'Powiadomienia: {{count, number}} nieprzeczytane',
  openWith_many: 'Powiadomienia: {{count, number}} nieprzeczytanych',
  openWith_other: 'Powiadomienia: {{count, number}} nieprzeczytanego',
  tabs: { unread: 'Nieprzeczytane', read: 'Przeczytane' },
  empty: { unread: 'Wszystko przeczytane', read: 'Nic tu jeszcze nie ma' },
  calendar: 'Otwórz kalendarz',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    notifications: typeof notifications;
  }
}
