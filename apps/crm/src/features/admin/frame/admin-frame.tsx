import type { Right } from '@szansa/domain/access';
import { LinkTabs } from '@szansa/ui/link-tabs';
import { Page } from '@szansa/ui/page';
import { PageHeader } from '@szansa/ui/page-header';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';

const places = [
  { to: '/admin', label: 'people', right: 'user.get' },
  { to: '/admin/permissions', label: 'permissions', right: 'permission.get' },
  { to: '/admin/hidden-fields', label: 'hiddenFields', right: 'permission.get' },
  { to: '/admin/columns', label: 'columns', right: 'permission.get' },
  { to: '/admin/lead-sources', label: 'leadSources', right: 'lead_source.get' },
  { to: '/admin/audit-log', label: 'auditLog', right: 'permission.get' },
  { to: '/admin/mail-accounts', label: 'mailAccounts', right: 'mail_account.get' },
  { to: '/admin/outbox', label: 'outbox', right: 'user.edit' },
] as const satisfies readonly { to: string; label: string; right: Right }[];

/**
 * The head of every screen of the administration: where one is, and the way to the others. Who may open a single one, and
 * does not administer, sees its name alone.
 */
export function AdminFrame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('admin');
  const { has } = useAccess();
  const { pathname } = useLocation();
  const own = places.filter(({ right }) => has(right));
  const here = own.find(({ to }) => to === pathname);
  return (
    <Page width="wide">
      <PageHeader
        title={here && !has('user.get') ? t(`places.${here.label}`) : t('title')}
        actions={actions}
        tabs={
          own.length > 1 && (
            <LinkTabs
              label={t('title')}
              items={own.map(({ to, label }) => ({
                key: to,
                label: t(`places.${label}`),
                active: pathname === to,
                link: <Link to={to} />,
              }))}
            />
          )
        }
        className="mb-4"
      />
      {children}
    </Page>
  );
}
