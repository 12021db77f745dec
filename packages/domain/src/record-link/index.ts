export { linkedKinds, recordOfAddress, type LinkedKind, type LinkedRecord } from './record-link.ts';
