import { searchText } from '@szansa/domain/shared';
import { vehicleName } from '@szansa/domain/vehicle';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { FormField } from '#kit/forms/form-field.tsx';
import { pause, typingPause } from '#kit/lists/pause.ts';
import { SameRecords } from '#kit/records/same-records.tsx';

import { vehicleRecord } from './vehicle.ts';

/** The order number of a vehicle; other vehicles with the same one are pointed out. */
export function OrderNumber({ name, label, required, recordId }: OwnFieldProps) {
  const { t } = useTranslation('vehicles');
  const typed = useWatch<{ orderNo: string }, 'orderNo'>({ name: 'orderNo' });
  const orderNo = searchText.safeParse(typed).data ?? '';
  const query = { orderNo, perPage: 10 } as const;
  const { data } = useQuery({
    queryKey: queries.vehicles.list.key({ query }),
    queryFn: async ({ signal }) => {
      await pause(typingPause, signal);
      return client.vehicles.list({ query }, { signal });
    },
    enabled: orderNo !== '',
  });
  const others = orderNo === '' ? [] : (data?.items ?? []).filter(({ id }) => id !== recordId);
  return (
    <div className="space-y-3">
      <FormField
        name={name}
        label={label}
        required={required}
        hint={undefined}
        field={{ kind: 'text' }}
        record={undefined}
      />
      <SameRecords
        title={t('sameOrderNo')}
        path={vehicleRecord.path}
        records={others.map((vehicle) => ({ id: vehicle.id, name: vehicleName(vehicle) }))}
      />
    </div>
  );
}
