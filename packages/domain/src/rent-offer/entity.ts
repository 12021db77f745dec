/** What of rent offers can be hidden, and what the audit log says is done to them. */
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
