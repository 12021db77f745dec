/** A mention of a person inside a message: `@[Anna Nowak](id)`. */
const mention = /@\[([^\]]{1,200})\]\(([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)/g;

/** Text that looks like a mention, valid or not. */
const attempt = /@\[[^\]]{1,200}\]\([^)\s]{0,100}\)/g;

/** Whether everything in a message that looks like a mention is one (rule CO3). */
export function hasMentionsOnly(message: string): boolean {
  return [...message.matchAll(attempt)].every(([text]) => text.replace(mention, '') === '');
}

/** The ids of those a message mentions, each once, in the order of the text. */
export function mentionedIds(message: string): string[] {
  return [...new Set([...message.matchAll(mention)].map((match) => match[2] ?? ''))];
}

/** A message as plain words: `@[Anna Nowak](id)` reads `@Anna Nowak`. */
export function plainMessage(message: string): string {
  return message.replaceAll(mention, '@$1');
}
