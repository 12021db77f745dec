import { lazyRouteComponent } from '@tanstack/react-router';

import { queries, queryClient } from '#kit/api/api.ts';
import type { Feature } from '#kit/routing/feature.ts';
import { screen } from '#kit/routing/screen.tsx';
import { textsOf } from '#kit/texts/texts.ts';
import { accountTexts } from '#parts/account/texts.ts';
import { mailAccountTexts } from '#parts/mail-account/texts.ts';
import { pictureTexts } from '#parts/picture/texts.ts';
import { roleColumnTexts } from '#parts/roles/texts.ts';

import { auditAddress } from './audit-log/audit-address.ts';
import { outboxAddress } from './outbox/outbox-address.ts';
import { peopleAddress } from './people/people-address.ts';

const texts = [
  textsOf(
    () => import('./pl.ts'),
    () => import('./en.ts'),
  ),
  textsOf(
    () => import('./lead-sources/pl.ts'),
    () => import('./lead-sources/en.ts'),
  ),
  mailAccountTexts,
  accountTexts,
  roleColumnTexts,
  pictureTexts,
];

/** The administration: people, rights, hidden fields and columns, the audit log, mails. */
export const adminFeature = {
  texts,
  screens: [
    screen('/admin', {
      title: { pl: 'Panel administratora', en: 'Admin panel' },
      right: 'user.get',
      texts,
      list: peopleAddress,
      component: lazyRouteComponent(() => import('./people/people-screen.tsx'), 'PeopleScreen'),
    }),
    screen('/admin/person/$id', {
      title: { pl: 'Użytkownik', en: 'User' },
      right: 'user.get',
      texts,
      parent: '/admin',
      component: lazyRouteComponent(() => import('./person/person-screen.tsx'), 'PersonScreen'),
      prefetch: ({ id = '' }) => queryClient.prefetchQuery(queries.users.get.query({ params: { id } })),
    }),
    screen('/admin/permissions', {
      title: { pl: 'Uprawnienia', en: 'Permissions' },
      right: 'permission.get',
      texts,
      parent: '/admin',
      component: lazyRouteComponent(
        () => import('./permissions/permissions-screen.tsx'),
        'PermissionsScreen',
      ),
    }),
    screen('/admin/hidden-fields', {
      title: { pl: 'Ukryte pola', en: 'Hidden fields' },
      right: 'permission.get',
      texts,
      parent: '/admin',
      component: lazyRouteComponent(
        () => import('./hidden-fields/hidden-fields-screen.tsx'),
        'HiddenFieldsScreen',
      ),
    }),
    screen('/admin/columns', {
      title: { pl: 'Widoczność kolumn', en: 'Column visibility' },
      right: 'permission.get',
      texts,
      parent: '/admin',
      component: lazyRouteComponent(() => import('./columns/columns-screen.tsx'), 'ColumnsScreen'),
    }),
    screen('/admin/audit-log', {
      title: { pl: 'Dziennik zmian', en: 'Audit log' },
      right: 'permission.get',
      texts,
      parent: '/admin',
      list: auditAddress,
      component: lazyRouteComponent(() => import('./audit-log/audit-log-screen.tsx'), 'AuditLogScreen'),
    }),
    screen('/admin/lead-sources', {
      title: { pl: 'Źródła pozyskania', en: 'Lead sources' },
      right: 'lead_source.get',
      texts,
      parent: '/admin',
      component: lazyRouteComponent(
        () => import('./lead-sources/lead-sources-screen.tsx'),
        'LeadSourcesScreen',
      ),
    }),
    screen('/admin/mail-accounts', {
      title: { pl: 'Konta pocztowe', en: 'Mail accounts' },
      right: 'mail_account.get',
      texts,
      parent: '/admin',
      component: lazyRouteComponent(
        () => import('./mail-accounts/mail-accounts-screen.tsx'),
        'MailAccountsScreen',
      ),
    }),
    screen('/admin/outbox', {
      title: { pl: 'Skrzynka nadawcza', en: 'Outbox' },
      right: 'user.edit',
      texts,
      parent: '/admin',
      list: outboxAddress,
      component: lazyRouteComponent(() => import('./outbox/outbox-screen.tsx'), 'OutboxScreen'),
    }),
  ],
  palette: async () => (await import('./admin-palette.tsx')).adminPalette,
} as const satisfies Feature;
