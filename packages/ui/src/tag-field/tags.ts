export type TagRefusal = 'duplicate' | 'tooMany' | 'invalid';

export interface RefusedTag {
  tag: string;
  reason: TagRefusal;
  /** The caller's own words, when the caller refused it. */
  message?: string | undefined;
}

export interface TagRules {
  max?: number | undefined;
  /** What is wrong with a tag, in words; undefined when nothing is. */
  validate?: ((tag: string) => string | undefined) | undefined;
}

/** Splits a pasted text into tags at commas, semicolons, tabs and new lines. */
export function splitTags(text: string): string[] {
  return text
    .split(/[,;\t\r\n]+/)
    .map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
    .filter((tag) => tag !== '');
}

/** Adds valid tags, in order; the others are returned with the reason. Tags that differ only in case are equal. */
export function addTags(
  present: readonly string[],
  incoming: readonly string[],
  { max, validate }: TagRules,
): { tags: string[]; refused: RefusedTag[] } {
  const tags = [...present];
  const refused: RefusedTag[] = [];
  for (const tag of incoming) {
    const message = validate?.(tag);
    if (tags.some((other) => other.toLowerCase() === tag.toLowerCase())) {
      refused.push({ tag, reason: 'duplicate' });
    } else if (message !== undefined) refused.push({ tag, reason: 'invalid', message });
    else if (max !== undefined && tags.length >= max) refused.push({ tag, reason: 'tooMany' });
    else tags.push(tag);
  }
  return { tags, refused };
}
