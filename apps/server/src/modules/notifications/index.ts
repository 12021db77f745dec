export { notify, type NewNotification } from './notify.ts';
