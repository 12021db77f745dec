export interface MailPart {
  readonly kind: 'text' | 'link';
  readonly text: string;
}

/** A plain text cut where addresses of pages begin and end. */
export function partsOf(text: string): MailPart[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .filter((part) => part !== '')
    .map((part) => ({ kind: /^https?:\/\//.test(part) ? 'link' : 'text', text: part }));
}
