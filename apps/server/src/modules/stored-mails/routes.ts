import type { Endpoints } from '@szansa/api-client/endpoints';

import type { OpenFile, ResourceHandlers } from '#platform';
import { storedMail, storedMailAttachment } from './stored-mail.ts';

/** Mails among stored files, parsed when a user opens one. */
export const storedMailRoutes = (
  open: OpenFile,
): Pick<ResourceHandlers<Endpoints['files']>, 'mail' | 'mailAttachment'> => ({
  mail: ({ params, context }) => storedMail(open, context, params.id),
  mailAttachment: ({ params, context }) =>
    storedMailAttachment(open, context, params.id, Number(params.position)),
});
