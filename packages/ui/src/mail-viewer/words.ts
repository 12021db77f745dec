import { defineWords } from '../labels/index.ts';

const plural = new Intl.PluralRules('pl-PL');

/** One, a few, or many of something. */
function counted(count: number, one: string, few: string, many: string): string {
  const form = plural.select(count);
  return form === 'one' ? one : form === 'few' ? few : many;
}

export const mailViewerWords = defineWords('mail-viewer', {
  pl: {
    noSubject: 'Bez tematu',
    from: 'Od',
    to: 'Do',
    copies: 'DW',
    date: 'Data',
    more: (count: number) => `i jeszcze ${count} ${counted(count, 'osoba', 'osoby', 'osób')}`,
    incomplete: 'Nie wszystko udało się odczytać.',
    picturesLeftOut: (count: number) =>
      counted(
        count,
        `Mail ma ${count} obraz na innym serwerze. Nie jest pobierany.`,
        `Mail ma ${count} obrazy na innych serwerach. Nie są pobierane.`,
        `Mail ma ${count} obrazów na innych serwerach. Nie są pobierane.`,
      ),
    picturesBlocked: (count: number) =>
      counted(
        count,
        `Zablokowano ${count} obraz z innego serwera`,
        `Zablokowano ${count} obrazy z innych serwerów`,
        `Zablokowano ${count} obrazów z innych serwerów`,
      ),
    showPictures: 'Pokaż obrazy',
    picturesFailed: 'Nie udało się pobrać obrazów. Spróbuj ponownie.',
    picturesMissing: (count: number) =>
      `Nie udało się pobrać ${count} ${counted(count, 'obrazu', 'obrazów', 'obrazów')}.`,
    text: 'Treść maila',
    empty: 'Ten mail nie ma treści.',
    attachments: 'Załączniki maila',
  },
  en: {
    noSubject: 'No subject',
    from: 'From',
    to: 'To',
    copies: 'Cc',
    date: 'Date',
    more: (count) => `and ${count} more ${count === 1 ? 'person' : 'people'}`,
    incomplete: 'Not all of it could be read.',
    picturesLeftOut: (count) =>
      count === 1
        ? 'The mail has 1 picture on another server. It is not fetched.'
        : `The mail has ${count} pictures on other servers. They are not fetched.`,
    picturesBlocked: (count) =>
      count === 1
        ? '1 picture of another server is blocked'
        : `${count} pictures of other servers are blocked`,
    showPictures: 'Show pictures',
    picturesFailed: 'The pictures could not be fetched. Try again.',
    picturesMissing: (count) =>
      count === 1 ? '1 picture could not be fetched.' : `${count} pictures could not be fetched.`,
    text: 'Text of the mail',
    empty: 'This mail has no text.',
    attachments: 'Attachments of the mail',
  },
});
