import { fold } from '../shared/index.ts';

/** Legal forms of Polish firms; what else there is counts as `other`. */
export const legalForms = [
  'sole_trader',
  'civil_partnership',
  'general_partnership',
  'professional_partnership',
  'limited_partnership',
  'joint_stock_partnership',
  'limited_company',
  'simple_joint_stock_company',
  'joint_stock_company',
  'cooperative',
  'foundation',
  'association',
  'other',
] as const;

export type LegalForm = (typeof legalForms)[number];

/** Endings of names that show the legal form, in full or abbreviated, folded and without spaces around dots. */
const endings: readonly (readonly [RegExp, LegalForm])[] = [
  // those that contain another one come first
  [/\b(sp\. ?z ?o\.? ?o\.?|spolka z ograniczona odpowiedzialnoscia) sp\. ?k\.?$/, 'limited_partnership'],
  [/\b(sp\. ?z ?o\.? ?o\.?|spolka z ograniczona odpowiedzialnoscia)$/, 'limited_company'],
  [/\b(p\. ?s\. ?a\.?|prosta spolka akcyjna)$/, 'simple_joint_stock_company'],
  [/\b(s\. ?k\. ?a\.?|spolka komandytowo-akcyjna)$/, 'joint_stock_partnership'],
  [/\b(s\. ?a\.?|spolka akcyjna)$/, 'joint_stock_company'],
  [/\b(sp\. ?j\.?|spolka jawna)$/, 'general_partnership'],
  [/\b(sp\. ?p\.?|spolka partnerska)$/, 'professional_partnership'],
  [/\b(sp\. ?k\.?|spolka komandytowa)$/, 'limited_partnership'],
  [/\b(s\. ?c\.?|spolka cywilna)$/, 'civil_partnership'],
];

const beginnings: readonly (readonly [RegExp, LegalForm])[] = [
  [/^fundacja\b/, 'foundation'],
  [/^stowarzyszenie\b/, 'association'],
  [/^spoldzielnia\b|\bspoldzielnia\b/, 'cooperative'],
];

const folded = (name: string) => fold(name).replaceAll(/\s+/g, ' ').trim();

/** Returns the legal form in a firm's name (rule CO3); null for a name without one, such as a sole trader's. */
export function legalFormOf(name: string): LegalForm | null {
  const text = folded(name);
  return [...endings, ...beginnings].find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Returns the distinctive part of a firm's name: folded, without the legal form and without quotation marks. */
export function distinctName(name: string): string {
  const text = folded(name).replaceAll(/["'„”«»]/g, '');
  const [ending] = endings.find(([pattern]) => pattern.test(text)) ?? [];
  return (ending ? text.replace(ending, '') : text).trim();
}
