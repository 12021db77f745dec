export const notifications = {
  open: 'Powiadomienia',
  openWith_one: 'Powiadomienia: {{count, number}} nieprzeczytane',
  openWith_few: 'Powiadomienia: {{count, number}} nieprzeczytane',
  openWith_many: 'Powiadomienia: {{count, number}} nieprzeczytanych',
  openWith_other: 'Powiadomienia: {{count, number}} nieprzeczytanego',
  tabs: {
    unread: 'Nieprzeczytane',
    read: 'Przeczytane',
    reassign_requests: 'Przepisanie',
    calendar: 'Kalendarz',
  },
  empty: { unread: 'Wszystko przeczytane', read: 'Nic tu jeszcze nie ma' },
  toast: { open: 'Otwórz', otherwise: 'Znajdziesz je w powiadomieniach' },
  coming: {
    list: 'Nadchodzące aktywności',
    empty: 'Nic nie jest zaplanowane',
    more: 'Wczytaj dalsze',
  },
  settings: 'Ustawienia powiadomień',
  calendar: 'Otwórz kalendarz',
  reassign: {
    new: 'Nowa prośba o przepisanie szansy',
    title: 'Prośba o przepisanie szansy',
    asks: '{{requester}} prosi o przepisanie szansy #{{number}} ({{customer}}).',
    asksFor: '{{requester}} prosi o przepisanie szansy #{{number}} ({{customer}}). Nowy opiekun: {{target}}.',
    own: 'Prosisz o przepisanie szansy #{{number}} ({{customer}}). Zdecyduje: {{owner}}.',
    reason: 'Powód',
    approve: 'Przepisz',
    reject: 'Odrzuć',
    withdraw: 'Wycofaj prośbę',
    later: 'Później',
    approved: 'Prośba o przepisanie zatwierdzona',
    rejected: 'Prośba o przepisanie odrzucona',
    withdrawn: 'Wycofano prośbę o przepisanie',
    about: '#{{number}}, {{name}}',
    list: 'Prośby o przepisanie',
    empty: 'Nie ma próśb o przepisanie',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    notifications: typeof notifications;
  }
}
