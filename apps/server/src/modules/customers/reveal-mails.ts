import type { Language } from '@szansa/domain/account';
import { revealsAnHour } from '@szansa/domain/customer';

interface RevealMail {
  readonly subject: string;
  readonly text: string;
}

/** The mail to administrators about a user who tries to see more personal ids than the limit. */
export const revealMail: Readonly<Record<Language, (firstName: string, who: string) => RevealMail>> = {
  pl: (firstName, who) => ({
    subject: 'Limit odsłonięć numerów PESEL',
    text: `Dzień dobry, ${firstName},

w ciągu godziny z konta ${who} odsłonięto numery PESEL ${revealsAnHour} klientów i poproszono o kolejny. Kolejne są odmawiane, dopóki nie minie godzina.

Sprawdź w dzienniku zmian, których klientów to dotyczy. Jeśli to nie ta osoba, zakończ jej sesje.`,
  }),
  en: (firstName, who) => ({
    subject: 'Limit of revealed personal ids',
    text: `Hello ${firstName},

within an hour the personal ids of ${revealsAnHour} customers were revealed from the account of ${who}, and another one was asked for. More are refused until the hour is over.

See in the audit log which customers it is about. If it is somebody else, end the sessions of this account.`,
  }),
};
