/** The parts of a list of chats: messages in chats the user follows, and mentions of the user. */
export const chatParts = ['comments', 'mentions'] as const;
export type ChatPart = (typeof chatParts)[number];

/** What a chat is about, spelt as in section 3 of the specification. */
export type ChatKind = 'INTERNAL_ENQUIRY' | 'CUSTOMER_FILE';

/** Maximum number of unread chats returned for each part; more are not counted. */
export const mostUnreadChats = 100;

/** Maximum number of unread messages below a page that are returned; more are not counted. */
export const mostUnreadBelow = 100;

/** Maximum number of users whose online state a browser may subscribe to at once. */
export const mostLookedFor = 100;
