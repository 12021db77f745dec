export { ChatList, type ChatListItem, type ChatListProps } from './chat-list.tsx';
