import { textsOf } from '#kit/texts/texts.ts';
import { accountTexts } from '#parts/account/texts.ts';
import { agencyTexts } from '#parts/agency/texts.ts';
import { companyTexts } from '#parts/company/texts.ts';
import { logoTexts } from '#parts/logo/texts.ts';
import { mailAccountTexts } from '#parts/mail-account/texts.ts';

/** The texts of the set-up and of the parts that its steps show. */
export const setupTexts = [
  accountTexts,
  agencyTexts,
  companyTexts,
  logoTexts,
  mailAccountTexts,
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
];
