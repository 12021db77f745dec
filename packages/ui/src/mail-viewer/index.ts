export type { MailPerson, RemotePictures, ViewedAttachment, ViewedMail } from './mail.ts';
export { MailViewer, type MailViewerProps } from './mail-viewer.tsx';
