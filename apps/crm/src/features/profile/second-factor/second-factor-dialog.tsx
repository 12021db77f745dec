import { Button } from '@szansa/ui/button';
import { Dialog } from '@szansa/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { messageOf, toastSuccess } from '#kit/toasts/toasts.ts';
import { AppCodeForm } from '#parts/account/second-factor/app-code-form.tsx';
import { AuthenticatorSetup, type Enrolment } from '#parts/account/second-factor/authenticator-setup.tsx';
import { ProofForm, type Proof } from '#parts/account/second-factor/proof-form.tsx';
import { RecoveryCodes } from '#parts/account/second-factor/recovery-codes.tsx';

export type Deed = 'enrol' | 'replace' | 'remove' | 'renew';

const proofOf = { enrol: 'none', replace: 'any', remove: 'any', renew: 'app' } as const;

type Stage =
  | { readonly step: 'proof' }
  | { readonly step: 'app'; readonly enrolment: Enrolment }
  | { readonly step: 'codes'; readonly codes: readonly string[] };

/** One change of the own second factor: proof first, then the new app, then its recovery codes. */
export function SecondFactorDialog({ deed, onClose }: { deed: Deed; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'session', 'common']);
  const formId = useId();
  const [stage, setStage] = useState<Stage>({ step: 'proof' });
  const [hasTriedToLeave, setHasTriedToLeave] = useState(false);
  const refresh = () => void queryClient.invalidateQueries({ queryKey: queries.profile.get.key() });
  const showCodes = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    refresh();
    setStage({ step: 'codes', codes: recoveryCodes });
  };

  const start = useMutation({
    ...queries.profile.startSecondFactor.mutation(),
    onSuccess: (enrolment) => setStage({ step: 'app', enrolment }),
  });
  const confirm = useMutation({
    ...queries.profile.confirmSecondFactor.mutation(),
    onSuccess: showCodes,
  });
  const renew = useMutation({ ...queries.profile.renewRecoveryCodes.mutation(), onSuccess: showCodes });
  const remove = useMutation({
    ...queries.profile.removeSecondFactor.mutation(),
    onSuccess: () => {
      refresh();
      toastSuccess(t('secondFactor.removed'));
      onClose();
    },
  });

  function act({ currentPassword, code }: Proof): Promise<unknown> {
    if (deed === 'remove') return remove.mutateAsync({ body: { currentPassword, code } });
    if (deed === 'renew') return renew.mutateAsync({ body: { currentPassword, code } });
    return start.mutateAsync({ body: { currentPassword, ...(code ? { code } : {}) } });
  }

  function finish(): void {
    if (deed !== 'renew') toastSuccess(t('secondFactor.enabled'));
    onClose();
  }

  const titles = {
    proof: t(`secondFactor.${deed}Title`),
    app: t('session:enrolment.title'),
    codes: t('session:recoveryCodes.title'),
  };
  const isProving = start.isPending || remove.isPending || renew.isPending;

  return (
    <Dialog
      open
      // codes that were not saved would be lost: their own button closes them
      onOpenChange={(open) => {
        if (open) return;
        if (stage.step === 'codes') setHasTriedToLeave(true);
        else onClose();
      }}
      size={stage.step === 'proof' ? 'medium' : 'small'}
      title={titles[stage.step]}
      description={stage.step === 'proof' ? t(`secondFactor.${deed}Hint`) : undefined}
      footer={
        stage.step === 'proof' && (
          <>
            <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              variant={deed === 'remove' ? 'destructive' : 'primary'}
              loading={isProving}
            >
              {deed === 'remove' ? t('secondFactor.remove') : t('session:proceed')}
            </Button>
          </>
        )
      }
    >
      {stage.step === 'proof' && <ProofForm id={formId} proof={proofOf[deed]} onProof={act} />}
      {stage.step === 'app' && (
        <div className="space-y-4">
          <AuthenticatorSetup enrolment={stage.enrolment} />
          <AppCodeForm
            submitLabel={t('session:enrolment.confirm')}
            problem={confirm.isError ? messageOf(confirm.error) : undefined}
            pending={confirm.isPending}
            onCode={(code) => confirm.mutateAsync({ body: { code } })}
          />
        </div>
      )}
      {stage.step === 'codes' && (
        <RecoveryCodes
          codes={stage.codes}
          doneLabel={t('secondFactor.done')}
          onDone={finish}
          insist={hasTriedToLeave}
        />
      )}
    </Dialog>
  );
}
