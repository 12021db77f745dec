const mostReferences = 50;
const longestHeader = 20_000;

const ownReference = /<([\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})@[^<>\s@]{1,255}>/giu;

/**
 * Ids of mails of ours that a mail names in `In-Reply-To` and `References`, the nearest one first (rule RM3): a mail of
 * ours has the Message-ID `<id@domain>`. At most 50; whether there are such mails is for the caller to see.
 */
export function answeredMailIds(headers: {
  readonly inReplyTo: string | null;
  readonly references: string | null;
}): string[] {
  const idsIn = (text: string | null) =>
    [...(text ?? '').slice(-longestHeader).matchAll(ownReference)].flatMap(([, id]) =>
      id === undefined ? [] : [id.toLowerCase()],
    );
  const ids = [...idsIn(headers.inReplyTo), ...idsIn(headers.references).toReversed()];
  return [...new Set(ids)].slice(0, mostReferences);
}

/**
 * The number of the opportunity a subject names, as subjects of our mails do: `Re: Państwa sprawa: #1042` (rule RM3). It
 * is no secret, so it counts only with an address of that opportunity's customer.
 */
export function namedNumber(subject: string): number | null {
  const found = /#(\d{1,9})(?!\d)/u.exec(subject.slice(0, 1000))?.[1];
  return found === undefined ? null : Number(found);
}
