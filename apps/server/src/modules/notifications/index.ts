export type { NotificationDeclaration, NotificationSubject } from './kinds.ts';
export { notify } from './notify.ts';
export { readSaid } from './verbs/read.ts';
