import { templateFieldNamed, type TemplateField } from '@szansa/domain/bank';

import { workOnForm, type FormAnswer, type FormJob } from '#adapters/documents/forms/index.ts';
import { findTemplate } from '#modules/banks';
import { fileBytes } from '#modules/documents';
import { readableOpportunity } from '#modules/opportunities';
import { notFound, Refusal, type StaffReading } from '#platform';
import { fieldsShown, templateValues, type Filling } from './values.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const kinds: Readonly<Record<string, FormJob['kind']>> = { 'application/pdf': 'pdf', [word]: 'docx' };

/**
 * Returns the form of a template, if the actor may read banks and the opportunity. @throws 404, 409
 * `template_unreadable`
 */
async function formOf(reading: StaffReading, templateId: string, { customerFileId }: Filling) {
  await readableOpportunity(reading, customerFileId);
  const template = reading.actor.can('bank.get') ? await findTemplate(reading.db, templateId) : undefined;
  if (!template) throw notFound();
  const kind = kinds[template.file.mime];
  if (!kind) throw new Refusal('template_unreadable');
  return { template, kind, bytes: await fileBytes(reading, template.file.id) };
}

async function workOn(job: FormJob): Promise<FormAnswer> {
  const answer = await workOnForm(job);
  if (!answer) throw new Refusal('template_unreadable');
  return answer;
}

/** The fields of a form, what they mean, and what they are filled with. @throws 404, 409 `template_unreadable`, 503 */
export async function fieldsOf(reading: StaffReading, templateId: string, filling: Filling) {
  const { kind, bytes } = await formOf(reading, templateId, filling);
  const values = await templateValues(reading, filling);
  const { names } = await workOn({ kind, bytes, values: null });
  return names.map((name) => {
    const field = templateFieldNamed(name);
    return { name, field, value: (field && values.get(field)) ?? null };
  });
}

/** Returns a form filled with an opportunity's data, and the hideable fields it contains. @throws as `fieldsOf` */
export async function filledForm(reading: StaffReading, templateId: string, filling: Filling) {
  const { template, kind, bytes } = await formOf(reading, templateId, filling);
  const values = await templateValues(reading, filling);
  const { names } = await workOn({ kind, bytes, values: null });
  const known = names.flatMap((name) => {
    const field = templateFieldNamed(name);
    const value = field === null ? undefined : values.get(field);
    return field !== null && value !== undefined ? [{ name, field, value }] : [];
  });
  const filled = await workOn({
    kind,
    bytes,
    values: Object.fromEntries(known.map(({ name, value }) => [name, value])),
  });
  if (!filled.bytes) throw new Refusal('template_unreadable');
  const { name, mime } = template.file;
  return {
    file: { name, mime, bytes: filled.bytes },
    shows: fieldsShown(known.map(({ field }): TemplateField => field)),
  };
}
