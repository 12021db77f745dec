export { LinkTabs, type LinkTabsItem, type LinkTabsProps } from './link-tabs.tsx';
