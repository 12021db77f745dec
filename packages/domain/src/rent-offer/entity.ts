/** Fields and table columns of rental offers that can be hidden, and their actions in the audit log. */
export const rentOfferEntity = {
  excludable: ['rent_offer_pdf.sellValue'],
  tables: {
    rentOffers: [
      'client',
      'opportunity',
      'offerType',
      'contractMonthsPeriod',
      'monthlyFeeNet',
      'initialPaymentNet',
      'sellValue',
      'author',
      'createdAt',
      'updatedAt',
    ],
  },
  audit: { rent_offer_pdf: ['create', 'edit', 'remove', 'send'] },
} as const;
