/** The parts of a list of chats: what is said in those somebody follows, and where somebody mentioned them. */
export const chatParts = ['comments', 'mentions'] as const;
export type ChatPart = (typeof chatParts)[number];

/** What a chat is about, spelt as in section 3 of the specification. */
export type ChatKind = 'INTERNAL_ENQUIRY' | 'CUSTOMER_FILE';

/** More unread chats than anybody counts: so many are told of each part at most. */
export const mostUnreadChats = 100;

/** More unread messages than anybody counts: so many are told of those below a page at most. */
export const mostUnreadBelow = 100;

/** People of whom a browser may be told at once whether they are online. */
export const mostLookedFor = 100;
