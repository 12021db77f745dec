import type { AnalyticsColumn } from './columns.ts';

/** What of analytics can be hidden: columns, for its fields are those of customers and offers. */
export const analyticsEntity = {
  tables: {
    analytics: [
      'worker',
      'personalIdNumber',
      'taxIdNumber',
      'companies',
      'vehicle',
      'bodyColor',
      'bankRepresentative',
      'dealer',
      'hasPolicy',
      'isRegistered',
      'isPickedUp',
      'vehicleValue',
      'note',
      'createdAt',
      'offer',
      'pickupDate',
      'dealerRepresentative',
      'applicationDate',
      'agreementDate',
      'carInsuranceId',
      'status',
      'signedDeal',
      'vehicleRegistrationDate',
      'offerType',
      'specification',
      'closedAt',
      'commisionAmount',
    ],
  },
} as const satisfies { readonly tables: { readonly analytics: readonly AnalyticsColumn[] } };
