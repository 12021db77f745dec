import type { Language } from '../account/index.ts';
import { formatNumber } from './formats.ts';
import type { MessageCode, Messages } from './message-codes.ts';
import { messagesEn } from './messages.en.ts';
import { messagesPl } from './messages.pl.ts';

const messages: Readonly<Record<Language, Messages>> = { pl: messagesPl, en: messagesEn };

export type MessageParameters = Readonly<Record<string, string | number>>;

export function isMessageCode(code: string): code is MessageCode {
  return Object.hasOwn(messagesPl, code);
}

/** The text of a code in a language, its `{parameters}` filled in. */
export function errorMessage(
  code: MessageCode,
  language: Language,
  parameters: MessageParameters = {},
): string {
  return messages[language][code].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(parameters, name) ? parameters[name] : whole;
    return typeof value === 'number' ? formatNumber(value, language) : String(value);
  });
}
