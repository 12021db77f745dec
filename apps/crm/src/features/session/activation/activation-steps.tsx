import { ApiError, type Data, type Endpoints } from '@szansa/api-client/client';
import { formatEmail } from '@szansa/domain/identity';
import { Button } from '@szansa/ui/button';
import { Steps } from '@szansa/ui/steps';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { startSession } from '#kit/session/session.ts';
import { messageOf, toastErrorAs } from '#kit/toasts/toasts.ts';
import { NewPasswordFields } from '#parts/account/new-password-fields.tsx';
import { newPasswordFor, type NewPassword } from '#parts/account/new-password.ts';
import { AppCodeForm } from '#parts/account/second-factor/app-code-form.tsx';
import { AuthenticatorSetup } from '#parts/account/second-factor/authenticator-setup.tsx';
import { RecoveryCodes } from '#parts/account/second-factor/recovery-codes.tsx';

import { BackToLogin } from '../back-to-login.tsx';
import { isLinkInvalid } from '../opening-link.tsx';
import { PublicFrame } from '../public-frame.tsx';
import { DeadActivationLink } from './dead-activation-link.tsx';

type Activated = Data<Endpoints['activation']['finish']>;
type StepId = 'password' | 'authenticator' | 'codes';

interface ActivationStepsProps {
  token: string;
  account: Data<Endpoints['activation']['open']>;
}

/** Password, authenticator app, recovery codes; then one is signed in. */
export function ActivationSteps({ token, account }: ActivationStepsProps) {
  const { t } = useTranslation('session');
  const navigate = useNavigate();
  const { email, enrolment, isSecondFactorRequired } = account;
  const [step, setStep] = useState<StepId>('password');
  const [activated, setActivated] = useState<Activated | null>(null);
  const [isEntering, setIsEntering] = useState(false);
  const form = useSchemaForm<NewPassword, NewPassword>({
    schema: newPasswordFor(email),
    defaultValues: { password: '', repeated: '' },
  });

  async function enter({ recoveryCodes: _shown, ...auth }: Activated): Promise<void> {
    setIsEntering(true);
    await startSession(auth);
    await navigate({ to: '/', replace: true });
  }

  const finish = useMutation({
    ...queries.activation.finish.mutation(),
    onSuccess: async (answer) => {
      if (answer.recoveryCodes.length === 0) {
        await enter(answer);
        return;
      }
      setActivated(answer);
      setStep('codes');
    },
    onError: (error) => {
      if (isOfPassword(error)) {
        setStep('password');
        showRefusedFields(form, error);
      } else if (!isOfCode(error) && !isLinkInvalid(error)) {
        toastErrorAs(t('activation.failed'), error);
      }
    },
  });
  const isBusy = finish.isPending || isEntering;
  const activate = (code?: string) => {
    const { password } = form.getValues();
    return finish.mutateAsync({ body: { token, password, ...(code ? { code } : {}) } });
  };

  // the reason is shown where the code is entered
  const skip = () => void activate().catch(() => undefined);

  if (isLinkInvalid(finish.error)) return <DeadActivationLink />;

  const titles: Record<StepId, string> = {
    password: t('activation.title'),
    authenticator: t('enrolment.title'),
    codes: t('recoveryCodes.title'),
  };

  const refused: Partial<Record<StepId, boolean>> = {
    password: Object.keys(form.formState.errors).length > 0,
    authenticator: isOfCode(finish.error),
  };

  return (
    <PublicFrame
      title={titles[step]}
      subtitle={
        step === 'password' &&
        t('activation.greeting', { name: account.firstName, email: formatEmail(email) })
      }
      size="medium"
      below={step !== 'codes' && <BackToLogin />}
    >
      <Steps
        label={t('activation.title')}
        steps={(['password', 'authenticator', 'codes'] as const).map((id) => ({
          id,
          label: t(`activation.steps.${id}`),
          error: refused[id],
          optional: id === 'authenticator' && !isSecondFactorRequired,
        }))}
        current={step}
        // once activated there is no way back
        onSelect={step === 'authenticator' ? () => setStep('password') : undefined}
        className="mb-5"
      />
      {step === 'password' && (
        <FormProvider {...form}>
          <form noValidate onSubmit={form.handleSubmit(() => setStep('authenticator'))} className="space-y-4">
            <NewPasswordFields email={email} autoFocus />
            <Button type="submit" variant="primary" className="w-full">
              {t('proceed')}
            </Button>
          </form>
        </FormProvider>
      )}
      {step === 'authenticator' && (
        <div className="space-y-4">
          {!isSecondFactorRequired && <p>{t('activation.optional')}</p>}
          <AuthenticatorSetup enrolment={enrolment} />
          <AppCodeForm
            submitLabel={t('enrolment.confirm')}
            problem={problemOf(finish.error)}
            pending={isBusy}
            onCode={activate}
            actions={
              !isSecondFactorRequired && (
                <Button variant="ghost" className="w-full" disabled={isBusy} onClick={skip}>
                  {t('activation.skip')}
                </Button>
              )
            }
          />
        </div>
      )}
      {step === 'codes' && activated && (
        <RecoveryCodes
          codes={activated.recoveryCodes}
          doneLabel={t('activation.enter')}
          pending={isEntering}
          onDone={() => void enter(activated)}
        />
      )}
    </PublicFrame>
  );
}

/** Whether the password was refused, whichever step sent it. */
const isOfPassword = ({ fields }: ApiError): boolean => fields.some(({ path }) => path.endsWith('password'));

/** Whether the code of the app was refused; what could not be sent needs no correction. */
function isOfCode(error: Error | null): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.is('code_wrong') || error.fields.some(({ path }) => path.endsWith('code'));
}

function problemOf(error: Error | null): string | undefined {
  return isOfCode(error) ? (error.fields[0]?.message ?? messageOf(error)) : undefined;
}
