import { defineWords } from '../labels/index.ts';

export const chatWords = defineWords('chat', {
  pl: {
    messages: 'Wiadomości',
    newMessages: 'Nowe wiadomości',
    newMessagesBelow: 'Nowe wiadomości poniżej',
    edited: 'edytowano',
    removedMessage: 'Wiadomość usunięta',
    sending: 'Wysyłanie…',
    notSent: 'Nie wysłano',
    readBy: (names: string) => `Przeczytane przez: ${names}`,
    editMessage: 'Edytuj',
    removeMessage: 'Usuń',
    messageActions: (author: string, time: string) => `Działania: ${author}, ${time}`,
    loadOlder: 'Wczytaj starsze',
    writeMessage: 'Napisz wiadomość',
    send: 'Wyślij',
    sendHint: 'Enter wysyła, Shift + Enter to nowy wiersz, @ wspomina osobę',
    attachFiles: 'Załącz pliki',
    attachments: 'Załączniki',
    addedFiles: 'Dodane pliki',
    removeFile: (name: string) => `Usuń plik ${name}`,
    filesNotAdded: 'Nie dodano niektórych plików',
    you: 'Ty',
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
    messages: 'Messages',
    newMessages: 'New messages',
    newMessagesBelow: 'New messages below',
    edited: 'edited',
    removedMessage: 'Message removed',
    sending: 'Sending…',
    notSent: 'Not sent',
    readBy: (names) => `Read by: ${names}`,
    editMessage: 'Edit',
    removeMessage: 'Remove',
    messageActions: (author, time) => `Actions: ${author}, ${time}`,
    loadOlder: 'Load older',
    writeMessage: 'Write a message',
    send: 'Send',
    sendHint: 'Enter sends, Shift + Enter makes a new line, @ mentions a person',
    attachFiles: 'Attach files',
    attachments: 'Attachments',
    addedFiles: 'Added files',
    removeFile: (name) => `Remove the file ${name}`,
    filesNotAdded: 'Some files were not added',
    you: 'You',
    typing: (names) => {
      const [first = '', second = ''] = names;
      if (names.length === 1) return `${first} is typing…`;
      return names.length === 2 ? `${first} and ${second} are typing…` : 'Several people are typing…';
    },
    toBottom: 'To the end of the conversation',
    toUnread: 'To unread',
    editing: 'Message text',
  },
});
