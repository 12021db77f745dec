import { docxForm } from './docx-form.ts';
import { UnreadableForm, type FormJob, type FormMessage } from './form.ts';
import { pdfForm } from './pdf-form.ts';

async function work({ kind, ...form }: FormJob): Promise<FormMessage> {
  try {
    return { answer: kind === 'pdf' ? await pdfForm(form) : docxForm(form) };
  } catch (error) {
    return error instanceof UnreadableForm ? { answer: null } : { error: String(error) };
  }
}

/** Works on one form and ends. */
process.once('message', ({ job }: { readonly job: FormJob }) => {
  void work(job).then((message) => process.send?.(message, () => process.exit(0)));
});
