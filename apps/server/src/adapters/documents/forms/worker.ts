import { answerJobs } from '#queues/thread-side.ts';
import { docxForm } from './docx-form.ts';
import { UnreadableForm, type FormAnswer, type FormJob } from './form.ts';
import { pdfForm } from './pdf-form.ts';

export interface FormExchange {
  readonly job: FormJob;
  /** Null for a form that cannot be read. */
  readonly answer: FormAnswer | null;
}

answerJobs<FormExchange>(async ({ kind, ...form }) => {
  try {
    return kind === 'pdf' ? await pdfForm(form) : docxForm(form);
  } catch (error) {
    if (error instanceof UnreadableForm) return null;
    throw error;
  }
});
