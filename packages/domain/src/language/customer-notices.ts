import type { Language } from '../account/index.ts';
import type { OpportunityStatus } from '../opportunity/index.ts';
import { filledPlaceholders } from './notice-placeholders.ts';

/** What a text for a customer is made of. */
export interface NoticeFacts {
  readonly number: number;
  /** Of the chosen offer, else of the newest; null where none has a vehicle. */
  readonly vehicle: string | null;
  readonly customer: string;
  readonly agency: string;
  readonly sender: string;
  /** Who signs it: the sender, with where they are reached. */
  readonly signature: readonly string[];
}

export interface NoticeText {
  readonly subject: string;
  readonly text: string;
}

/** The middle of the text, in Polish and in English. */
const texts: Readonly<Record<OpportunityStatus, readonly [polish: string, english: string]>> = {
  lead: [
    'dziękujemy za zainteresowanie. Odezwiemy się, aby poznać Państwa oczekiwania.',
    'thank you for your interest. We will be in touch to learn what you need.',
  ],
  first_contact: [
    'dziękujemy za rozmowę. Przygotowujemy propozycje dopasowane do Państwa oczekiwań.',
    'thank you for the conversation. We are preparing proposals that fit your needs.',
  ],
  presentation_proposal: [
    'przygotowaliśmy ofertę. Chętnie omówimy ją i odpowiemy na pytania.',
    'we have prepared an offer. We will gladly go through it and answer your questions.',
  ],
  negotiations: [
    'pracujemy nad warunkami oferty, o których rozmawialiśmy. Wrócimy z odpowiedzią.',
    'we are working on the terms we talked about and will come back with an answer.',
  ],
  application_to_client: [
    'wysłaliśmy wniosek do wypełnienia. Prosimy o odesłanie podpisanych dokumentów.',
    'we have sent you the application form. Please return the signed documents.',
  ],
  application: [
    'wniosek trafił do finansującego. Damy znać, gdy tylko otrzymamy decyzję.',
    'your application is with the lessor. We will let you know as soon as there is a decision.',
  ],
  conclusion_agreement: [
    'decyzja jest pozytywna. Umawiamy podpisanie umowy i przekażemy listę potrzebnych dokumentów.',
    'the decision is positive. We are arranging the signing and will send the list of documents needed.',
  ],
  waiting_for_vehicle: [
    'umowa jest zawarta, a pojazd zamówiony. Poinformujemy o terminie dostawy.',
    'the agreement is concluded and the vehicle ordered. We will tell you when it is due.',
  ],
  registration_insurance: [
    'pojazd jest na miejscu. Trwa rejestracja i ubezpieczenie.',
    'the vehicle has arrived. It is being registered and insured.',
  ],
  handing: [
    'pojazd jest gotowy do odbioru. Prosimy o kontakt, aby ustalić termin i miejsce wydania.',
    'the vehicle is ready. Please contact us to agree on when and where you collect it.',
  ],
  closed: [
    'dziękujemy za zaufanie i życzymy szerokiej drogi. Pozostajemy do dyspozycji.',
    'thank you for your trust. We wish you a safe journey and remain at your service.',
  ],
};

/** The product's own text of a stage, with its placeholders. */
export function builtInNotice(status: OpportunityStatus, language: Language): NoticeText {
  const [polish, english] = texts[status];
  return language === 'pl'
    ? {
        subject: 'Państwa sprawa: {sprawa}',
        text: `Dzień dobry,\n\n${polish}\n\nZ pozdrowieniami\n{podpis}`,
      }
    : { subject: 'Your case: {case}', text: `Hello,\n\n${english}\n\nKind regards\n{signature}` };
}

/** The replacement for the vehicle's name where no offer has one. */
const anyVehicle: Readonly<Record<Language, string>> = { pl: 'pojazd', en: 'vehicle' };

/** A text with what is known of an opportunity filled in (rule NC3). */
export function filledNotice(
  { subject, text }: NoticeText,
  facts: NoticeFacts,
  language: Language,
): NoticeText {
  const { number, vehicle, customer, agency, sender, signature } = facts;
  const values = {
    case: vehicle ? `${vehicle} (#${number})` : `#${number}`,
    number: `#${number}`,
    customer,
    vehicle: vehicle ?? anyVehicle[language],
    sender,
    agency,
    signature: signature.join('\n'),
  };
  return { subject: filledPlaceholders(subject, values), text: filledPlaceholders(text, values) };
}

/**
 * Returns the proposed message on a stage that an opportunity has reached: the agency's own, else the product's (rule
 * NC2).
 */
export function customerNotice(
  status: OpportunityStatus,
  facts: NoticeFacts,
  language: Language,
  own?: NoticeText,
): NoticeText {
  return filledNotice(own ?? builtInNotice(status, language), facts, language);
}
