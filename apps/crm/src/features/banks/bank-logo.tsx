import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { cacheRecord, refetchRecord } from '#kit/records/record-definition.ts';
import { LogoField } from '#parts/logo/logo-field.tsx';

import { bankRecord, type Bank } from './bank.ts';

/** Chooses, replaces and removes the logo of a bank. */
export function BankLogo({ bank: { id, logo, version } }: { bank: Bank }) {
  const { t } = useTranslation('banks');
  const read = { params: { id }, query: { version } };
  return (
    <div className="rounded-large border border-border bg-surface p-4">
      <LogoField
        hasLogo={logo !== null}
        removeHint={t('removeLogoHint')}
        save={(file) => client.banks.saveLogo({ ...read, files: [file] })}
        remove={() => client.banks.removeLogo(read)}
        cache={(saved: Bank) => cacheRecord(bankRecord, saved)}
        refetchRecord={() => refetchRecord(bankRecord, id)}
      />
    </div>
  );
}
