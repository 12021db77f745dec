/** Words of the table, filters, board, chat and other data components. */
export interface DataLabels {
  noResults: string;
  columns: string;
  resetColumns: string;
  selection: string;
  selectAll: string;
  selectRow: (row: string) => string;
  selectedCount: (count: number) => string;
  clearSelection: string;
  sortedAscending: string;
  sortedDescending: string;
  filters: string;
  addFilter: string;
  clearFilters: string;
  editFilter: (sentence: string) => string;
  removeFilter: (label: string) => string;
  filterIs: (label: string, value: string) => string;
  andOthers: (shown: string, count: number) => string;
  dateFrom: string;
  dateTo: string;
  from: (date: string) => string;
  until: (date: string) => string;
  between: (from: string, to: string) => string;
  board: string;
  dragCard: (card: string) => string;
  moveCard: (card: string) => string;
  moveTo: string;
  collapseColumn: (column: string) => string;
  expandColumn: (column: string) => string;
  emptyColumn: string;
  dropHere: string;
  cardCount: (count: number) => string;
  dragInstructions: string;
  cardLifted: (card: string, column: string) => string;
  cardOver: (card: string, column: string) => string;
  cardRefused: (card: string, column: string, reason: string) => string;
  cardMoved: (card: string, column: string) => string;
  cardReturned: (card: string, column: string) => string;
  messages: string;
  newMessages: string;
  newMessagesBelow: string;
  unread: string;
  today: string;
  yesterday: string;
  edited: string;
  removedMessage: string;
  sending: string;
  notSent: string;
  readBy: (names: string) => string;
  editMessage: string;
  removeMessage: string;
  messageActions: (author: string, time: string) => string;
  loadOlder: string;
  writeMessage: string;
  send: string;
  attachFiles: string;
  attachments: string;
  mentionSuggestions: string;
  sendHint: string;
  you: string;
  timeline: string;
  trendUp: (change: string) => string;
  trendDown: (change: string) => string;
  trendSame: (change: string) => string;
  edit: (label: string) => string;
  noValue: string;
  page: (page: number, pages: number) => string;
  previousPage: string;
  nextPage: string;
  zoomIn: string;
  zoomOut: string;
  zoom: (percent: number) => string;
  documentNotShown: string;
}

export const dataLabelsPl: DataLabels = {
  noResults: 'Brak wyników',
  columns: 'Kolumny',
  resetColumns: 'Przywróć domyślne',
  selection: 'Zaznaczenie',
  selectAll: 'Zaznacz wszystkie',
  selectRow: (row) => `Zaznacz: ${row}`,
  selectedCount: (count) => `Zaznaczono: ${count}`,
  clearSelection: 'Wyczyść zaznaczenie',
  sortedAscending: 'rosnąco',
  sortedDescending: 'malejąco',
  filters: 'Filtry',
  addFilter: 'Dodaj filtr',
  clearFilters: 'Wyczyść filtry',
  editFilter: (sentence) => `Zmień filtr: ${sentence}`,
  removeFilter: (label) => `Usuń filtr: ${label}`,
  filterIs: (label, value) => `${label}: ${value}`,
  andOthers: (shown, count) => `${shown} i jeszcze ${count}`,
  dateFrom: 'Od dnia',
  dateTo: 'Do dnia',
  from: (date) => `od ${date}`,
  until: (date) => `do ${date}`,
  between: (from, to) => `od ${from} do ${to}`,
  board: 'Tablica',
  dragCard: (card) => `Przeciągnij: ${card}`,
  moveCard: (card) => `Przenieś: ${card}`,
  moveTo: 'Przenieś do',
  collapseColumn: (column) => `Zwiń kolumnę ${column}`,
  expandColumn: (column) => `Rozwiń kolumnę ${column}`,
  emptyColumn: 'Pusto',
  dropHere: 'Upuść tutaj',
  cardCount: (count) => `Karty: ${count}`,
  dragInstructions:
    'Naciśnij spację, aby podnieść kartę. Strzałki w lewo i w prawo wybierają kolumnę, spacja upuszcza kartę, Escape odkłada ją z powrotem.',
  cardLifted: (card, column) => `Podniesiono: ${card}. Kolumna: ${column}.`,
  cardOver: (card, column) => `${card}: nad kolumną ${column}.`,
  cardRefused: (card, column, reason) => `${card}: nie można przenieść do kolumny ${column}. ${reason}`,
  cardMoved: (card, column) => `${card}: przeniesiono do kolumny ${column}.`,
  cardReturned: (card, column) => `${card}: wraca do kolumny ${column}.`,
  messages: 'Wiadomości',
  newMessages: 'Nowe wiadomości',
  newMessagesBelow: 'Nowe wiadomości poniżej',
  unread: 'Nieprzeczytane',
  today: 'Dzisiaj',
  yesterday: 'Wczoraj',
  edited: 'edytowano',
  removedMessage: 'Wiadomość usunięta',
  sending: 'Wysyłanie…',
  notSent: 'Nie wysłano',
  readBy: (names) => `Przeczytane przez: ${names}`,
  editMessage: 'Edytuj',
  removeMessage: 'Usuń',
  messageActions: (author, time) => `Działania: ${author}, ${time}`,
  loadOlder: 'Wczytaj starsze',
  writeMessage: 'Napisz wiadomość',
  send: 'Wyślij',
  attachFiles: 'Załącz pliki',
  attachments: 'Załączniki',
  mentionSuggestions: 'Kogo wspomnieć',
  sendHint: 'Enter wysyła, Shift + Enter to nowy wiersz, @ wspomina osobę',
  you: 'Ty',
  timeline: 'Historia',
  trendUp: (change) => `wzrost o ${change}`,
  trendDown: (change) => `spadek o ${change}`,
  trendSame: (change) => `bez zmian: ${change}`,
  edit: (label) => `Zmień: ${label}`,
  noValue: 'brak',
  page: (page, pages) => `Strona ${page} z ${pages}`,
  previousPage: 'Poprzednia strona',
  nextPage: 'Następna strona',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  zoom: (percent) => `Powiększenie: ${percent}%`,
  documentNotShown: 'Nie udało się pokazać dokumentu',
};

export const dataLabelsEn: DataLabels = {
  noResults: 'No results',
  columns: 'Columns',
  resetColumns: 'Restore defaults',
  selection: 'Selection',
  selectAll: 'Select all',
  selectRow: (row) => `Select: ${row}`,
  selectedCount: (count) => `Selected: ${count}`,
  clearSelection: 'Clear the selection',
  sortedAscending: 'ascending',
  sortedDescending: 'descending',
  filters: 'Filters',
  addFilter: 'Add a filter',
  clearFilters: 'Clear filters',
  editFilter: (sentence) => `Change the filter: ${sentence}`,
  removeFilter: (label) => `Remove the filter: ${label}`,
  filterIs: (label, value) => `${label}: ${value}`,
  andOthers: (shown, count) => `${shown} and ${count} more`,
  dateFrom: 'From',
  dateTo: 'To',
  from: (date) => `from ${date}`,
  until: (date) => `until ${date}`,
  between: (from, to) => `from ${from} to ${to}`,
  board: 'Board',
  dragCard: (card) => `Drag: ${card}`,
  moveCard: (card) => `Move: ${card}`,
  moveTo: 'Move to',
  collapseColumn: (column) => `Collapse the column ${column}`,
  expandColumn: (column) => `Expand the column ${column}`,
  emptyColumn: 'Empty',
  dropHere: 'Drop here',
  cardCount: (count) => `Cards: ${count}`,
  dragInstructions:
    'Press Space to lift the card. The left and right arrows choose the column, Space drops the card, Escape puts it back.',
  cardLifted: (card, column) => `Lifted: ${card}. Column: ${column}.`,
  cardOver: (card, column) => `${card}: over the column ${column}.`,
  cardRefused: (card, column, reason) => `${card}: cannot move to the column ${column}. ${reason}`,
  cardMoved: (card, column) => `${card}: moved to the column ${column}.`,
  cardReturned: (card, column) => `${card}: back in the column ${column}.`,
  messages: 'Messages',
  newMessages: 'New messages',
  newMessagesBelow: 'New messages below',
  unread: 'Unread',
  today: 'Today',
  yesterday: 'Yesterday',
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
  attachFiles: 'Attach files',
  attachments: 'Attachments',
  mentionSuggestions: 'People to mention',
  sendHint: 'Enter sends, Shift + Enter makes a new line, @ mentions a person',
  you: 'You',
  timeline: 'History',
  trendUp: (change) => `up by ${change}`,
  trendDown: (change) => `down by ${change}`,
  trendSame: (change) => `no change: ${change}`,
  edit: (label) => `Change: ${label}`,
  noValue: 'none',
  page: (page, pages) => `Page ${page} of ${pages}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: (percent) => `Zoom: ${percent}%`,
  documentNotShown: 'The document could not be shown',
};
