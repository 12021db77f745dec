export { LinkedText, type LinkedTextProps } from './linked-text.tsx';
export { TextLink, type TextLinkProps } from './text-link.tsx';
