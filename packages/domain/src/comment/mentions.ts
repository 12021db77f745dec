/** A mention of a person inside a message: `@[Anna Nowak](id)`. */
const mention = /@\[([^\]]{1,200})\]\(([0-9a-f-]{36})\)/g;

/** The ids of those a message mentions, each once, in the order of the text. */
export function mentionedIds(message: string): string[] {
  return [...new Set([...message.matchAll(mention)].map((match) => match[2] ?? ''))];
}

/** A message as plain words: `@[Anna Nowak](id)` reads `@Anna Nowak`. */
export function plainMessage(message: string): string {
  return message.replaceAll(mention, '@$1');
}
