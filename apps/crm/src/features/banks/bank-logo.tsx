import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { keepRecord } from '#kit/records/record-definition.ts';
import { LogoField } from '#parts/logo/logo-field.tsx';

import { bankRecord, type Bank } from './bank.ts';

/** Chooses, replaces and removes the logo of a bank. */
export function BankLogo({ bank: { id, logo } }: { bank: Bank }) {
  const { t } = useTranslation('banks');
  const params = { id };
  return (
    <div className="rounded-large border border-border bg-surface p-4">
      <LogoField
        hasLogo={logo !== null}
        removeHint={t('removeLogoHint')}
        save={(file) => client.banks.saveLogo({ params, files: [file] })}
        remove={() => client.banks.removeLogo({ params })}
        keep={(saved: Bank) => keepRecord(bankRecord, saved)}
      />
    </div>
  );
}
