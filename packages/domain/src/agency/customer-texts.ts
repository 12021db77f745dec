import { z } from 'zod';

import { languages, type Language } from '../account/index.ts';
import { builtInNotice, type NoticeText } from '../language/customer-notices.ts';
import { unknownPlaceholders } from '../language/notice-placeholders.ts';
import { opportunityStatuses, type OpportunityStatus } from '../opportunity/index.ts';
import { line, paragraph } from '../shared/index.ts';

/** The agency's own text of a mail that informs a customer of a stage. */
export interface CustomerText extends NoticeText {
  readonly status: OpportunityStatus;
  readonly language: Language;
}

/** Returns a schema of a text whose placeholders are all known; the first unknown one is named in the error. */
const filled = (schema: z.ZodType<string, string>) =>
  schema.superRefine((value, context) => {
    const [name] = unknownPlaceholders(value);
    if (name === undefined) return;
    context.addIssue({ code: 'custom', message: 'placeholder_unknown', params: { name } });
  });

/** Returns whether a text differs from the product's. */
export function isOwnText({ status, language, subject, text }: CustomerText): boolean {
  const product = builtInNotice(status, language);
  return subject !== product.subject || text !== product.text;
}

/** Texts in the order of the statuses, Polish ones first. */
export function customerTextsInOrder(texts: readonly CustomerText[]): CustomerText[] {
  const place = ({ status, language }: CustomerText) =>
    opportunityStatuses.indexOf(status) * languages.length + languages.indexOf(language);
  return texts.toSorted((one, other) => place(one) - place(other));
}

/** The agency's own texts, at most one for a stage and a language; one equal to the product's is dropped (rule AG6). */
export const customerTexts = z
  .array(
    z.strictObject({
      status: z.enum(opportunityStatuses, 'value_not_allowed'),
      language: z.enum(languages, 'value_not_allowed'),
      subject: filled(line(150)),
      text: filled(paragraph(4000)),
    }),
  )
  .superRefine((texts, context) => {
    const seen = new Set<string>();
    texts.forEach(({ status, language }, index) => {
      const which = `${status} ${language}`;
      if (seen.has(which)) {
        context.addIssue({ code: 'custom', message: 'value_not_allowed', path: [index, 'status'] });
      }
      seen.add(which);
    });
  })
  .transform((texts) => customerTextsInOrder(texts.filter(isOwnText)));
