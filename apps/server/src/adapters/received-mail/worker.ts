import { answerJobs, type Exchange } from '#queues/thread-side.ts';
import { readMail } from './read-mail.ts';
import type { MailToRead, ReadMail } from './received-mail.ts';

/** A mail to be read, and what was read of it. */
export interface ReadingExchange extends Exchange {
  readonly job: MailToRead;
  readonly answer: ReadMail;
}

answerJobs<ReadingExchange>(readMail);
