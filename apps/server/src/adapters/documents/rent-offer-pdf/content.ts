import type { Language } from '@szansa/domain/account';
import { rentOfferSheet, type RentOfferSheet, type ShownRentOffer } from '@szansa/domain/language';

import { letterOf, type Letter, type LetterInput } from '../letter.ts';

/** What a rent offer's PDF is made from: who and for whom, and what was saved. */
export interface RentOfferPdfInput extends LetterInput {
  readonly offer: ShownRentOffer;
}

/** All texts and numbers of the page, already formatted. */
export interface RentOfferPdfContent extends Letter {
  readonly sheet: RentOfferSheet;
}

const smallPrint: Readonly<Record<Language, string>> = {
  pl: 'Kwoty netto i brutto w złotych. Oferta ma charakter informacyjny i nie stanowi oferty w rozumieniu art. 66 Kodeksu cywilnego. Ostateczne warunki ustala wynajmujący po ocenie wniosku.',
  en: 'Net and gross amounts in zloty. This offer is for information and is not an offer within the meaning of art. 66 of the Polish Civil Code. The final terms are set by the rental company after assessing the application.',
};

/** Puts a rent offer into the words and formats of its language: the same as the preview of its form. */
export function rentOfferPdfContent({ offer, ...letter }: RentOfferPdfInput): RentOfferPdfContent {
  const { language } = letter;
  const sheet = rentOfferSheet(offer, language);
  return { ...letterOf(letter, { title: sheet.title, smallPrint: smallPrint[language] }), sheet };
}
