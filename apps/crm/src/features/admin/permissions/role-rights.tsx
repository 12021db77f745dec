import { actions, differencesFromDefault, type Action, type Entity, type Right } from '@szansa/domain/access';
import { accessLabels } from '@szansa/domain/language';
import { AlertDialog } from '@szansa/ui/alert-dialog';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { CheckboxField } from '@szansa/ui/checkbox';
import { CheckboxMatrix } from '@szansa/ui/checkbox-matrix';
import { EmptyState } from '@szansa/ui/empty-state';
import { SearchField } from '@szansa/ui/search-field';
import { SwitchField } from '@szansa/ui/switch';
import { RotateCcw, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { PendingMark } from '#kit/live/pending-mark.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';
import { currentLanguage } from '#kit/texts/i18n.ts';

import { useRoleChange, withChanges, type Role } from '#parts/roles/use-roles.ts';
import { changeOfCell, differingRights, shownEntities, type RightsView } from './rights-of-role.ts';

interface RightsChange {
  readonly grant: Right[];
  readonly revoke: Right[];
}

function useRightsChange() {
  return useRoleChange<RightsChange>({
    what: 'rights',
    save: (key, body) => client.roles.changeRights({ params: { key }, body }),
    apply: (role, { grant, revoke }) => ({ ...role, rights: withChanges(role.rights, grant, revoke) }),
  });
}

function SecondFactorSwitch({ role, mayChange }: { role: Role; mayChange: boolean }) {
  const { t } = useTranslation('admin');
  const { mutate, pendingOf } = useRoleChange<boolean>({
    what: 'second factor',
    save: (key, requiresSecondFactor) =>
      client.roles.update({ params: { key }, body: { requiresSecondFactor } }),
    apply: (one, requiresSecondFactor) => ({ ...one, requiresSecondFactor }),
  });
  return (
    <SwitchField
      label={t('permissions.secondFactor')}
      hint={
        <>
          {t('permissions.secondFactorHint')} {pendingOf(role.key).length > 0 && <PendingMark />}
        </>
      }
      checked={role.requiresSecondFactor}
      disabled={!mayChange}
      onCheckedChange={(change) => mutate({ role: role.key, change })}
    />
  );
}

function RestoreDefaults({ role, onConfirm }: { role: Role; onConfirm: (change: RightsChange) => void }) {
  const { t } = useTranslation(['admin', 'labels', 'common']);
  const [open, setOpen] = useState(false);
  const { added, missing } = differencesFromDefault(role.key, role.rights);
  const count = added.length + missing.length;
  if (count === 0) return null;
  return (
    <>
      <Button icon={<RotateCcw aria-hidden />} onClick={() => setOpen(true)}>
        {t('permissions.restore')}
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={t('permissions.restoreTitle', { role: t(`labels:role.${role.key}`) })}
        description={t('permissions.restoreHint', { count })}
        confirmLabel={t('permissions.restore')}
        cancelLabel={t('common:actions.cancel')}
        onConfirm={() => {
          onConfirm({ grant: [...missing], revoke: [...added] });
          setOpen(false);
        }}
      />
    </>
  );
}

/** The rights of one role; each tick is saved at once. */
export function RoleRights({ role }: { role: Role }) {
  const { t } = useTranslation(['admin', 'labels', 'common']);
  const { has } = useAccess();
  const [view, setView] = useState<RightsView>({ search: '', onlyDifferent: false });
  const { mutate, pendingOf } = useRightsChange();
  const unconfirmed = pendingOf(role.key).flatMap(({ grant, revoke }) => [...grant, ...revoke]);
  const labels = accessLabels(currentLanguage());
  const differing = differingRights(role.key, role.rights);
  const hasEverything = role.key === 'SUPER_ADMIN';
  const isLocked = hasEverything || !has('permission.edit');
  const shown = shownEntities(view, labels.entity, differing);

  return (
    <div className="space-y-4">
      {hasEverything && <Callout tone="info">{t('permissions.hasEverything')}</Callout>}
      <SecondFactorSwitch role={role} mayChange={has('role.edit')} />
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          label={t('permissions.search')}
          value={view.search}
          onValueChange={(search) => setView({ ...view, search })}
          className="w-72 max-w-full"
        />
        <CheckboxField
          label={t('permissions.onlyDifferent', { count: differing.size })}
          checked={view.onlyDifferent}
          onCheckedChange={(onlyDifferent) => setView({ ...view, onlyDifferent })}
        />
        {!isLocked && (
          <div className="ml-auto">
            <RestoreDefaults role={role} onConfirm={(change) => mutate({ role: role.key, change })} />
          </div>
        )}
      </div>
      <CheckboxMatrix<Entity, Action>
        label={t('permissions.matrix', { role: t(`labels:role.${role.key}`) })}
        rowsLabel={t('permissions.entity')}
        rows={shown.map((entity) => ({ key: entity, label: labels.entity[entity] }))}
        columns={actions.map((action) => ({ key: action, label: labels.action[action] }))}
        cell={(entity, action) => ({
          checked: role.rights.includes(`${entity}.${action}`),
          disabled: isLocked,
          pending: unconfirmed.includes(`${entity}.${action}`) ? t('common:states.waiting') : undefined,
          mark: differing.has(`${entity}.${action}`) ? t('permissions.differs') : undefined,
        })}
        onToggle={(entity, action, isGranted) =>
          mutate({ role: role.key, change: changeOfCell(role.rights, entity, action, isGranted) })
        }
        empty={<EmptyState icon={<SearchX aria-hidden />} title={t('permissions.noMatches')} />}
        className="max-h-[calc(100dvh-20rem)] min-h-72"
      />
    </div>
  );
}
