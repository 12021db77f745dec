import type { Language } from '../account/index.ts';

/** The outcome of a call, as its response's message: in Polish and in English. */
const texts = {
  created: ['Dodano', 'Added'],
  saved: ['Zapisano zmiany', 'Changes saved'],
  removed: ['Usunięto', 'Removed'],
  restored: ['Przywrócono', 'Restored'],
  merged: ['Scalono', 'Merged'],
  archived: ['Przeniesiono do archiwum', 'Archived'],
  unarchived: ['Przywrócono z archiwum', 'Restored from the archive'],
  sent: ['Wysłano', 'Sent'],
  moved: ['Zmieniono status', 'Status changed'],
  consented: ['Potwierdzono zmianę zamkniętej szansy', 'Changing the closed opportunity confirmed'],
  claimed: ['Przejęto szansę', 'Opportunity claimed'],
  assigned: ['Zmieniono opiekuna', 'Worker changed'],
  offer_chosen: ['Wybrano ofertę', 'Offer chosen'],
  pdf_saved: ['Zapisano PDF w dokumentach szansy', 'PDF saved to the documents of the opportunity'],
  chat_followed: ['Obserwujesz tę rozmowę', 'You follow this chat'],
  chat_unfollowed: ['Nie obserwujesz już tej rozmowy', 'You no longer follow this chat'],
  marked_read: ['Oznaczono jako przeczytane', 'Marked as read'],
  requested: ['Wysłano prośbę', 'Request sent'],
  approved: ['Zatwierdzono prośbę', 'Request approved'],
  rejected: ['Odrzucono prośbę', 'Request rejected'],
  withdrawn: ['Wycofano prośbę', 'Request withdrawn'],
  completed: ['Oznaczono jako wykonane', 'Marked as done'],
  reopened: ['Oznaczono jako niewykonane', 'Marked as not done'],
  mail_accepted: ['Przyjęto maila', 'Mail accepted'],
  mail_rejected: ['Odrzucono maila', 'Mail rejected'],
  mail_separated: ['Wyjęto maila z serii', 'Mail taken out of the series'],
  notice_confirmed: ['Potwierdzono zapoznanie się z ogłoszeniem', 'Announcement confirmed'],
  reminded: ['Wysłano przypomnienie', 'Reminder sent'],
  report_accepted: ['Zatwierdzono raport', 'Report accepted'],
  report_recalculated: ['Przeliczono raport', 'Report calculated anew'],
  import_started: ['Rozpoczęto import', 'Import started'],
  import_undoing: ['Rozpoczęto cofanie importu', 'Undoing the import started'],
  cancelling: ['Operacja zostanie przerwana', 'The operation will stop'],
  signed_in: ['Zalogowano', 'Signed in'],
  signed_out: ['Wylogowano', 'Signed out'],
  sessions_ended: ['Zakończono sesje', 'Sessions ended'],
  session_ended: ['Zakończono sesję', 'Session ended'],
  invited: ['Dodano konto', 'Account added'],
  invitation_renewed: ['Przygotowano nowe zaproszenie', 'New invitation made'],
  deactivated: ['Dezaktywowano konto', 'Account deactivated'],
  reactivated: ['Przywrócono konto', 'Account reactivated'],
  reset_requested: [
    'Jeśli konto istnieje, wysłaliśmy link do ustawienia hasła',
    'If the account exists, a link to set a password has been sent',
  ],
  password_changed: ['Zmieniono hasło', 'Password changed'],
  second_factor_on: ['Włączono weryfikację dwuetapową', 'Second factor turned on'],
  second_factor_off: ['Wyłączono weryfikację dwuetapową', 'Second factor turned off'],
  codes_renewed: ['Utworzono nowe kody zapasowe', 'New recovery codes made'],
} as const satisfies Readonly<Record<string, readonly [polish: string, english: string]>>;

export type DoneCode = keyof typeof texts;

/** Returns the sentence that describes the outcome. */
export function doneMessage(code: DoneCode, language: Language): string {
  const [polish, english] = texts[code];
  return language === 'pl' ? polish : english;
}
