import type { ApiError, CallOptions, Data, Endpoints } from '@szansa/api-client/client';
import type { Queries } from '@szansa/api-client/queries';
import type { RecordName } from '@szansa/api-client/realtime';
import type { InfiniteData, QueryKey, UseInfiniteQueryOptions, UseQueryOptions } from '@tanstack/react-query';

type OpportunityPage = Data<Endpoints['comments']['find']>;

/** A message or a note, about any kind of record. */
export type Written = Omit<OpportunityPage['items'][number], 'customerFileId'>;

/** A part of a conversation, about any kind of record. */
export type ConversationPage = Omit<OpportunityPage, 'items'> & { items: Written[] };

/** Where a part of a conversation is read: its end, the first unread message, or a message by its id. */
export type Point = NonNullable<
  NonNullable<Parameters<Queries['comments']['find']['pages']>[0]['query']>['around']
>;

/** A message as it is sent: its words with mentions as `@[Name](id)`, and files. */
export interface SentMessage {
  readonly message: string;
  readonly files: readonly File[];
  /** The server stores it once under this id, however often it is sent. */
  readonly clientId: string;
  /** The message that it answers. */
  readonly replyToId?: string;
}

/** Options to abort sending a message, and to receive the progress of uploading its files. */
export type SendingOptions = Pick<CallOptions, 'signal' | 'onUploadProgress'>;

/** Which conversation it is, in words that outlive the page. */
export interface ConversationAddress {
  readonly about: 'opportunity' | 'enquiry';
  /** The id of the record. */
  readonly id: string;
  readonly kind: 'messages' | 'notes';
}

/** People of the agency, and who of them may read a conversation. */
export type People = Data<Endpoints['comments']['people']>;

/** Query options of a conversation's pages, about any kind of record. */
type ConversationPages = UseInfiniteQueryOptions<
  ConversationPage,
  ApiError,
  InfiniteData<ConversationPage, string | null>,
  QueryKey,
  string | null
>;

/** The pages of an endpoint as those of any conversation: a page is known by what all of them have. */
export function conversationPages({
  queryKey,
  queryFn,
  initialPageParam,
}: Pick<ConversationPages, 'queryKey' | 'queryFn' | 'initialPageParam'>): ConversationPages {
  return {
    queryKey,
    queryFn,
    initialPageParam,
    getPreviousPageParam: ({ older }) => older,
    getNextPageParam: ({ newer }) => newer,
  };
}

/**
 * The endpoints of one conversation. Each change resolves when the server has accepted it and the cached pages contain
 * it, and rejects with its refusal.
 */
export interface ConversationSource {
  /** Identifies the conversation: drafts and pending messages are stored under it. */
  readonly key: string;
  readonly address: ConversationAddress;
  /** What is watched while it is shown. */
  readonly watched: RecordName;
  /** Which texts it is shown with. */
  readonly kind: 'messages' | 'notes';
  /** Active staff, and who of them may read it. */
  readonly people: () => UseQueryOptions<People, ApiError>;
  /** Its pages around a point, oldest message first. */
  readonly pages: (around: Point) => ConversationPages;
  /** Sent again under the same id, a message does not arrive twice. */
  readonly send: (message: SentMessage, options: SendingOptions) => Promise<void>;
  readonly edit: (message: Written, text: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Marks everything up to a message as read; null where reading is not tracked. */
  readonly markRead: ((id: string) => Promise<void>) | null;
  /** Follows the conversation, or stops following it; answers with what is true then. */
  readonly follow: (isFollowed: boolean) => Promise<boolean>;
}
