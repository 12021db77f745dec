import type { Language } from '../account/index.ts';
import type { ContentOf, NotificationContent, NotificationKind } from '../notification/index.ts';
import { formatDate, formatInstant, formatNumber } from './formats.ts';
import { labelsEn } from './labels.en.ts';
import { labelsPl } from './labels.pl.ts';

/** Formats a notification that combines `count` of its kind; 1 for a single one. */
type Texts = { readonly [Kind in NotificationKind]: (content: ContentOf<Kind>, count: number) => string };

// dear to make, so there is one a language
const pluralRules = { pl: new Intl.PluralRules('pl'), en: new Intl.PluralRules('en') };

/** The forms of a phrase that is counted: `1 wiadomość`, `2 wiadomości`, `5 wiadomości`. */
interface PolishForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

interface EnglishForms {
  readonly one: string;
  readonly other: string;
}

/** A Polish phrase for a whole number, in the form that goes with it. */
function polishForm(count: number, { one, few, many }: PolishForms): string {
  const form = pluralRules.pl.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

/** An English phrase for a whole number, in the form that goes with it. */
function englishForm(count: number, { one, other }: EnglishForms): string {
  return pluralRules.en.select(count) === 'one' ? one : other;
}

const pl: Texts = {
  activity_reminder: ({ type, title, startAt }) =>
    `${labelsPl.activityType[type]}: ${title} · ${formatInstant(startAt, 'pl')}`,
  opportunity_assigned: ({ number }, count) =>
    polishForm(count, {
      one: `Masz nową szansę: #${number}`,
      few: `Masz ${count} nowe szanse`,
      many: `Masz ${count} nowych szans`,
    }),
  reassign_requested: ({ number, requester }) => `Prośba o szansę #${number}: ${requester}`,
  reassign_decided: ({ number, isApproved }) =>
    isApproved ? `Zgoda na przepisanie szansy #${number}` : `Odmowa przepisania szansy #${number}`,
  leads_unassigned: ({ leads }) =>
    polishForm(leads, {
      one: '1 szansa czeka na opiekuna',
      few: `${leads} szanse czekają na opiekuna`,
      many: `${leads} szans czeka na opiekuna`,
    }),
  leads_stale: ({ leads }) =>
    polishForm(leads, {
      one: '1 lead czeka dłużej, niż powinien',
      few: `${leads} leady czekają dłużej, niż powinny`,
      many: `${leads} leadów czeka dłużej, niż powinno`,
    }),
  notice_failed: ({ number, subject, isInDoubt }) =>
    isInDoubt
      ? `Nie wiadomo, czy mail dotarł do klienta (szansa #${number}): ${subject}`
      : `Mail do klienta nie dotarł (szansa #${number}): ${subject}`,
  offer_reservation: ({ number, bookingDate }) =>
    `Rezerwacja w szansie #${number} kończy się ${formatDate(bookingDate, 'pl')}`,
  comment_new: ({ number, author }, count) =>
    polishForm(count, {
      one: `Nowa wiadomość o szansie #${number}: ${author}`,
      few: `${count} nowe wiadomości o szansie #${number}`,
      many: `${count} nowych wiadomości o szansie #${number}`,
    }),
  comment_mention: ({ number, author }, count) =>
    polishForm(count, {
      one: `Wzmianka o tobie w szansie #${number}: ${author}`,
      few: `${count} wzmianki o tobie w szansie #${number}`,
      many: `${count} wzmianek o tobie w szansie #${number}`,
    }),
  enquiry_new: ({ number }) => `Nowe zapytanie dla ciebie: ${number}`,
  enquiry_reassigned: ({ number, isMine }) =>
    isMine ? `Przydzielono ci zapytanie ${number}` : `Zapytanie ${number} prowadzi teraz ktoś inny`,
  enquiry_status: ({ number, status }) => `Zapytanie ${number}: ${labelsPl.enquiryStatus[status]}`,
  enquiry_proposed: ({ number, car }) => `Odpowiedź na zapytanie ${number}: ${car ?? 'kalkulacja'}`,
  export_completed: ({ file, rows }) =>
    `Eksport gotowy: ${file}, ${polishForm(rows, {
      one: '1 wiersz',
      few: `${formatNumber(rows, 'pl')} wiersze`,
      many: `${formatNumber(rows, 'pl')} wierszy`,
    })}`,
  company_notice_new: ({ title }) => `Nowe ogłoszenie: ${title}`,
  company_notice_reminder: ({ title }) => `Potwierdź zapoznanie się z ogłoszeniem: ${title}`,
  mail_new: ({ subject }, count) =>
    polishForm(count, {
      one: `Nowy mail: ${subject || 'bez tematu'}`,
      few: `${count} nowe maile`,
      many: `${count} nowych maili`,
    }),
  mail_answer: ({ number, subject }, count) =>
    polishForm(count, {
      one: `Odpowiedź klienta w szansie #${number}: ${subject || 'bez tematu'}`,
      few: `${count} odpowiedzi klienta w szansie #${number}`,
      many: `${count} odpowiedzi klienta w szansie #${number}`,
    }),
  enquiry_message: ({ number, author }, count) =>
    polishForm(count, {
      one: `Nowa wiadomość w zapytaniu ${number}: ${author}`,
      few: `${count} nowe wiadomości w zapytaniu ${number}`,
      many: `${count} nowych wiadomości w zapytaniu ${number}`,
    }),
  enquiry_mention: ({ number, author }, count) =>
    polishForm(count, {
      one: `Wzmianka o tobie w zapytaniu ${number}: ${author}`,
      few: `${count} wzmianki o tobie w zapytaniu ${number}`,
      many: `${count} wzmianek o tobie w zapytaniu ${number}`,
    }),
};

const en: Texts = {
  activity_reminder: ({ type, title, startAt }) =>
    `${labelsEn.activityType[type]}: ${title} · ${formatInstant(startAt, 'en')}`,
  opportunity_assigned: ({ number }, count) =>
    englishForm(count, {
      one: `You have a new opportunity: #${number}`,
      other: `You have ${count} new opportunities`,
    }),
  reassign_requested: ({ number, requester }) => `Request for opportunity #${number}: ${requester}`,
  reassign_decided: ({ number, isApproved }) =>
    isApproved
      ? `Your request for opportunity #${number} was approved`
      : `Your request for opportunity #${number} was rejected`,
  leads_unassigned: ({ leads }) =>
    englishForm(leads, {
      one: '1 opportunity waits for a salesperson',
      other: `${leads} opportunities wait for a salesperson`,
    }),
  leads_stale: ({ leads }) =>
    englishForm(leads, {
      one: '1 lead has waited for longer than it should',
      other: `${leads} leads have waited for longer than they should`,
    }),
  notice_failed: ({ number, subject, isInDoubt }) =>
    isInDoubt
      ? `It is not known whether a mail to the customer arrived (opportunity #${number}): ${subject}`
      : `A mail to the customer did not arrive (opportunity #${number}): ${subject}`,
  offer_reservation: ({ number, bookingDate }) =>
    `The reservation of opportunity #${number} ends on ${formatDate(bookingDate, 'en')}`,
  comment_new: ({ number, author }, count) =>
    englishForm(count, {
      one: `New message about opportunity #${number}: ${author}`,
      other: `${count} new messages about opportunity #${number}`,
    }),
  comment_mention: ({ number, author }, count) =>
    englishForm(count, {
      one: `You were mentioned in opportunity #${number}: ${author}`,
      other: `You were mentioned ${count} times in opportunity #${number}`,
    }),
  enquiry_new: ({ number }) => `New enquiry for you: ${number}`,
  enquiry_reassigned: ({ number, isMine }) =>
    isMine ? `Enquiry ${number} is yours now` : `Somebody else works on enquiry ${number} now`,
  enquiry_status: ({ number, status }) => `Enquiry ${number}: ${labelsEn.enquiryStatus[status]}`,
  enquiry_proposed: ({ number, car }) => `Answer to enquiry ${number}: ${car ?? 'a calculation'}`,
  export_completed: ({ file, rows }) =>
    `Your export is ready: ${file}, ${englishForm(rows, {
      one: '1 row',
      other: `${formatNumber(rows, 'en')} rows`,
    })}`,
  company_notice_new: ({ title }) => `New announcement: ${title}`,
  company_notice_reminder: ({ title }) => `Please confirm the announcement: ${title}`,
  mail_new: ({ subject }, count) =>
    englishForm(count, { one: `New mail: ${subject || 'no subject'}`, other: `${count} new mails` }),
  mail_answer: ({ number, subject }, count) =>
    englishForm(count, {
      one: `The customer's answer in opportunity #${number}: ${subject || 'no subject'}`,
      other: `${count} answers of the customer in opportunity #${number}`,
    }),
  enquiry_message: ({ number, author }, count) =>
    englishForm(count, {
      one: `New message in enquiry ${number}: ${author}`,
      other: `${count} new messages in enquiry ${number}`,
    }),
  enquiry_mention: ({ number, author }, count) =>
    englishForm(count, {
      one: `You were mentioned in enquiry ${number}: ${author}`,
      other: `You were mentioned ${count} times in enquiry ${number}`,
    }),
};

function textFrom<Kind extends NotificationKind>(
  texts: Texts,
  content: ContentOf<Kind>,
  count: number,
): string {
  return texts[content.kind](content, count);
}

/**
 * Returns the text of a notification: one line in its recipient's language, instants in Warsaw time. It combines
 * `count` of its kind, and is made from the newest.
 */
export function notificationText(content: NotificationContent, count: number, language: Language): string {
  return textFrom(language === 'pl' ? pl : en, content, count);
}

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** A line of a mail, with the page it leads to. */
export interface MailedNotification {
  readonly text: string;
  readonly link: string;
}

const settings: Readonly<Record<Language, (link: string) => string>> = {
  pl: (link) => `O czym i jak cię powiadamiamy, ustawisz tutaj:\n${link}`,
  en: (link) => `You choose what you are told of, and how, here:\n${link}`,
};

const asParagraph = ({ text, link }: MailedNotification) => `${text}\n${link}`;

/** Returns the mail about a single notification; `settingsLink` leads to the recipient's notification settings. */
export function notificationMail(
  notification: MailedNotification,
  settingsLink: string,
  language: Language,
): MailText {
  return {
    subject: notification.text,
    text: [asParagraph(notification), settings[language](settingsLink)].join('\n\n'),
  };
}

/** The mail of a morning; `total` also counts what it has no room for. */
export function summaryMail(
  notifications: readonly MailedNotification[],
  total: number,
  settingsLink: string,
  language: Language,
): MailText {
  const more = total - notifications.length;
  const subject = {
    pl: polishForm(total, {
      one: 'Masz 1 nieprzeczytane powiadomienie',
      few: `Masz ${total} nieprzeczytane powiadomienia`,
      many: `Masz ${total} nieprzeczytanych powiadomień`,
    }),
    en: englishForm(total, {
      one: 'You have 1 unread notification',
      other: `You have ${total} unread notifications`,
    }),
  }[language];
  const rest = { pl: `Pozostałe znajdziesz w aplikacji: ${more}.`, en: `In the application: ${more} more.` };
  return {
    subject,
    text: [
      ...notifications.map(asParagraph),
      ...(more > 0 ? [rest[language]] : []),
      settings[language](settingsLink),
    ].join('\n\n'),
  };
}
