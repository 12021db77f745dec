export const notice = {
  important: 'Ważne',
  by: '{{name}}, {{date}}',
  validUntil: 'Ważne do {{date}}',
  text: 'Treść ogłoszenia',
  files: 'Załączniki',
  confirm: 'Potwierdzam zapoznanie się',
  confirmedDone: 'Potwierdzono zapoznanie się',
  confirmedAt: 'Potwierdzono {{date}}',
  later: 'Później',
  state: { unread: 'Nieprzeczytane', read: 'Przeczytane', confirmed: 'Potwierdzone' },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    notice: typeof notice;
  }
}
