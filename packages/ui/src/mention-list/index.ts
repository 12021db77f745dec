export { MentionList, type Mentionable, type MentionListProps } from './mention-list.tsx';
export { suggestPeople } from './suggest-people.ts';
