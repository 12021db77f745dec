import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const commands: Translated<typeof polish.commands> = {
  placeholder: 'Search customers, opportunities, pages…',
  actions: 'Actions',
  pages: 'Pages',
  shortcuts: 'Keyboard shortcuts',
  keys: {
    everywhere: 'Everywhere',
    palette: 'Search and run',
    shortcuts: 'Keyboard shortcuts',
    notifications: 'Go to notifications',
    begin: 'Write down',
    go: 'Go to page',
    lists: 'Lists',
    search: 'Search the list',
    nextRow: 'Next row',
    previousRow: 'Previous row',
    firstRow: 'First row',
    lastRow: 'Last row',
    open: 'Open the record',
    board: 'Board of opportunities',
    space: 'Space',
    lift: 'Lift or drop a card',
    columnBefore: 'Previous column',
    columnAfter: 'Next column',
    putBack: 'Put it back',
    conversation: 'Conversation',
    send: 'Send the message',
    newLine: 'New line',
    mention: 'Mention a person',
  },
};
