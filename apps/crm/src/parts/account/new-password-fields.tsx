import { passwordRules, shortestPassword, type PasswordRule } from '@szansa/domain/account';
import { classes } from '@szansa/ui/classes';
import { PasswordField } from '@szansa/ui/password-field';
import { Check, Circle } from 'lucide-react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { NewPassword } from './new-password.ts';

const rules = Object.keys(passwordRules) as PasswordRule[];

/** A new password twice, and what it still needs, ticked off while it is typed. */
export function NewPasswordFields({ email, autoFocus = false }: { email: string; autoFocus?: boolean }) {
  const { t } = useTranslation('session');
  const { register, control, formState, trigger } = useFormContext<NewPassword>();
  const { errors, touchedFields } = formState;
  const password = useWatch({ control, name: 'password' });
  const titleId = useId();
  return (
    <>
      {/* identifies the account for password managers */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <div className="space-y-2">
        <PasswordField
          label={t('newPassword.password')}
          autoComplete="new-password"
          autoFocus={autoFocus}
          required
          error={errors.password?.message}
          {...register('password', {
            // only what has been typed twice can differ
            onChange: () => {
              if (touchedFields.repeated) void trigger('repeated');
            },
          })}
        />
        <div>
          <p id={titleId} className="text-small text-text-muted">
            {t('newPassword.rules')}
          </p>
          <ul aria-labelledby={titleId} className="mt-1 grid gap-x-3 gap-y-0.5 text-small sm:grid-cols-2">
            {rules.map((rule) => {
              const isMet = passwordRules[rule](password);
              return (
                <li
                  key={rule}
                  className={classes('flex items-center gap-1.5', isMet ? 'text-success' : 'text-text-muted')}
                >
                  {isMet ? (
                    <Check aria-hidden className="size-3.5" />
                  ) : (
                    <Circle aria-hidden className="size-3.5 p-0.5" />
                  )}
                  {t(`newPassword.rule.${rule}`, { least: shortestPassword })}
                  <span className="sr-only">{isMet ? t('newPassword.met') : t('newPassword.unmet')}</span>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <PasswordField
        label={t('newPassword.repeated')}
        autoComplete="new-password"
        required
        error={errors.repeated?.message}
        {...register('repeated')}
      />
    </>
  );
}
