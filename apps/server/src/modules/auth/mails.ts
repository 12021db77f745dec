import type { Language } from '@szansa/domain/account';
import { formatInstant } from '@szansa/domain/language';

/** Texts of the mails about accounts; the agency signs below. */

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

type Texts<Parameters extends readonly unknown[]> = Readonly<
  Record<Language, (...parameters: Parameters) => MailText>
>;

/** The mail with the agency's name, the first name of the invited user, and the link. */
export const activationMail: Texts<[agency: string, firstName: string, link: string]> = {
  pl: (agency, firstName, link) => ({
    subject: `Zaproszenie do pracy w systemie: ${agency}`,
    text: `Dzień dobry, ${firstName},

czeka na Ciebie konto w systemie do obsługi klientów (${agency}). Aby je aktywować, otwórz link i ustaw hasło:

${link}

Link działa przez 7 dni i tylko raz. Gdy straci ważność, poproś administratora o nowy.`,
  }),
  en: (agency, firstName, link) => ({
    subject: `Your invitation to ${agency}`,
    text: `Hello ${firstName},

an account in the customer system of ${agency} is waiting for you. Open the link to activate it and set your password:

${link}

The link works for 7 days and only once. If it stops working, ask your administrator for a new one.`,
  }),
};

export const passwordResetMail: Texts<[firstName: string, link: string]> = {
  pl: (firstName, link) => ({
    subject: 'Nowe hasło',
    text: `Dzień dobry, ${firstName},

aby ustawić nowe hasło do swojego konta, otwórz link:

${link}

Link działa przez godzinę i tylko raz. Jeśli ta prośba nie pochodzi od Ciebie, zignoruj tę wiadomość: hasło się nie zmieni.`,
  }),
  en: (firstName, link) => ({
    subject: 'Your new password',
    text: `Hello ${firstName},

open the link to set a new password for your account:

${link}

The link works for one hour and only once. If you did not ask for it, ignore this message: your password stays as it is.`,
  }),
};

/** Events of an account that its user is informed of by mail. */
export const notices = [
  'password_changed',
  'second_factor_on',
  'second_factor_replaced',
  'second_factor_off',
  'recovery_code_used',
  'email_changed',
] as const;

export type Notice = (typeof notices)[number];

interface NoticeText {
  readonly subject: string;
  readonly what: string;
}

const noticeTexts: Readonly<Record<Language, Readonly<Record<Notice, NoticeText>>>> = {
  pl: {
    password_changed: {
      subject: 'Hasło zostało zmienione',
      what: 'hasło do Twojego konta zostało zmienione. Wszystkie wcześniejsze sesje zostały zakończone.',
    },
    second_factor_on: {
      subject: 'Weryfikacja dwuetapowa jest włączona',
      what: 'na Twoim koncie włączono weryfikację dwuetapową. Przy logowaniu potrzebny będzie kod z aplikacji.',
    },
    second_factor_replaced: {
      subject: 'Weryfikacja dwuetapowa: nowa aplikacja',
      what: 'na Twoim koncie ustawiono nową aplikację do weryfikacji dwuetapowej. Kody z poprzedniej już nie działają.',
    },
    second_factor_off: {
      subject: 'Weryfikacja dwuetapowa jest wyłączona',
      what: 'na Twoim koncie wyłączono weryfikację dwuetapową. Do logowania wystarczy hasło.',
    },
    recovery_code_used: {
      subject: 'Użyto kodu odzyskiwania',
      what: 'na Twoim koncie użyto kodu odzyskiwania. Każdy taki kod działa tylko raz.',
    },
    email_changed: {
      subject: 'Adres e-mail konta został zmieniony',
      what: 'adres e-mail, którym logujesz się do swojego konta, został zmieniony.',
    },
  },
  en: {
    password_changed: {
      subject: 'Your password was changed',
      what: 'the password of your account was changed. All earlier sessions were ended.',
    },
    second_factor_on: {
      subject: 'Two-step verification is on',
      what: 'two-step verification was turned on for your account. Signing in will ask for a code of your app.',
    },
    second_factor_replaced: {
      subject: 'Two-step verification: new app',
      what: 'a new app for two-step verification was set on your account. Codes of the previous one no longer work.',
    },
    second_factor_off: {
      subject: 'Two-step verification is off',
      what: 'two-step verification was turned off for your account. The password is enough to sign in.',
    },
    recovery_code_used: {
      subject: 'A recovery code was used',
      what: 'a recovery code of your account was used. Each of these codes works only once.',
    },
    email_changed: {
      subject: 'The e-mail of your account was changed',
      what: 'the e-mail address you sign in to your account with was changed.',
    },
  },
};

/** Where and when something happened. */
export interface Circumstances {
  readonly at: Date;
  readonly address: string | null;
}

function circumstances(language: Language, { at, address }: Circumstances): string {
  const instant = formatInstant(at.toISOString(), language);
  const [when, from] = language === 'pl' ? ['Kiedy', 'Adres IP'] : ['When', 'IP address'];
  return [`${when}: ${instant}`, ...(address === null ? [] : [`${from}: ${address}`])].join('\n');
}

/** The mail about something that happened to an account. */
export function noticeMail(
  language: Language,
  notice: Notice,
  firstName: string,
  around: Circumstances,
): MailText {
  const { subject, what } = noticeTexts[language][notice];
  const [greeting, advice] =
    language === 'pl'
      ? [
          `Dzień dobry, ${firstName},`,
          'Jeśli nic o tym nie wiesz, od razu ustaw nowe hasło i powiadom administratora.',
        ]
      : [
          `Hello ${firstName},`,
          'If you know nothing about this, set a new password at once and tell your administrator.',
        ];
  return { subject, text: [greeting, what, circumstances(language, around), advice].join('\n\n') };
}
