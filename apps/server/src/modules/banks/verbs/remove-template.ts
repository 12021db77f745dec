import { verb, type StaffContext } from '#platform';
import { dropTemplate } from '../files.ts';
import { bankRecords } from '../records.ts';
import { lockedTemplate } from '../templates.ts';

/** Removes a template and its file. @throws 404 */
export function removeTemplate(context: StaffContext, id: string): Promise<void> {
  return verb(context, async (work) => {
    const template = await lockedTemplate(work, id);
    await dropTemplate(work, template);
    bankRecords.announce(work, template.bankId);
  });
}
