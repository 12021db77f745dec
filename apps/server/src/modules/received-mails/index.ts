export { ingestMail } from './ingest-mail.ts';
