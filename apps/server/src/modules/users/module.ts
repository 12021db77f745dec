import { listAnswer, type Module } from '#platform';
import { sessionsOf, staffFound, staffMemberById } from './answers.ts';
import { usersDemo, usersStart } from './demo.ts';
import { workers } from './person-queries.ts';
import { personPicture } from './pictures.ts';
import { accountReaders, emitAccounts } from './events.ts';
import { changeHiddenFields } from './verbs/change-hidden-fields.ts';
import { changeStaffMember } from './verbs/change.ts';
import { endSessionOf, endSessionsOf } from './verbs/end-sessions.ts';
import { inviteStaff, resendInvitation } from './verbs/invite.ts';
import { removePicture, savePicture } from './verbs/picture.ts';
import { reactivate } from './verbs/reactivate.ts';
import { resetSecondFactor } from './verbs/reset-second-factor.ts';

/** Accounts of the staff, as administrators look after them. */
export const usersModule = {
  routes: {
    users: {
      list: ({ query, context }) => listAnswer(query, staffFound(context, query)),
      get: ({ params, context }) => staffMemberById(context, params.id),
      invite: ({ body, context }) => inviteStaff(context, body),
      resendInvitation: ({ params, context }) => resendInvitation(context, params.id),
      update: ({ params, body, context }) => changeStaffMember(context, params.id, body),
      savePicture: ({ params, query, body, files, context }) =>
        savePicture(context, { userId: params.id, ...query }, { ...body, files }),
      removePicture: ({ params, query, context }) => removePicture(context, { userId: params.id, ...query }),
      reactivate: ({ params, body, context }) => reactivate(context, params.id, body),
      resetSecondFactor: ({ params, context }) => resetSecondFactor(context, params.id),
      changeHiddenFields: ({ params, body, context }) => changeHiddenFields(context, params.id, body),
      sessions: ({ params, context }) => sessionsOf(context, params.id),
      endSession: async ({ params, context }) => {
        await endSessionOf(context, params.id, params.sessionId);
        return null;
      },
      endSessions: async ({ params, context }) => {
        await endSessionsOf(context, params.id);
        return null;
      },
    },
    peoplePictures: { get: ({ params, context }) => personPicture(context, params.id) },
    workers: { list: ({ query, context }) => workers(context.db, query) },
  },
  rooms: (actor) => (actor.can('user.get') ? [accountReaders] : []),
  watchable: { user: staffMemberById },
  subscribers: { 'account.changed': emitAccounts },
  start: usersStart,
  demo: usersDemo,
} as const satisfies Module;
