// Made by `pnpm generate` from the endpoints. Never edited.
import type { ListFacts } from '../contract/list-facts.ts';

export const activitiesFacts: ListFacts = {
  "sort": {
    "startAt": null
  },
  "defaultSort": "startAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "type": [
      "call",
      "meeting",
      "email",
      "task",
      "delivery"
    ],
    "workerId": "id",
    "is_self": "flag",
    "isDone": "flag",
    "customerFileId": "id",
    "customerId": "text",
    "from": "day",
    "to": "day"
  },
  "hideable": {}
};

export const analyticsFacts: ListFacts = {
  "sort": {
    "createdAt": null,
    "vehicleValue": null,
    "number": null
  },
  "defaultSort": "-createdAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "months": [
      "current",
      "previous",
      "quarter",
      "all"
    ],
    "monthsBy": [
      "close_date",
      "vehicle_registration_date"
    ],
    "state": [
      "open",
      "closed",
      "archived"
    ],
    "status": [
      "lead",
      "first_contact",
      "presentation_proposal",
      "negotiations",
      "application_to_client",
      "application",
      "conclusion_agreement",
      "waiting_for_vehicle",
      "registration_insurance",
      "handing",
      "closed"
    ],
    "workerId": "id",
    "is_self": "flag",
    "isUnassigned": "flag",
    "leadSourceId": "id",
    "withoutLeadSource": "flag",
    "archiveReasonId": "id",
    "withoutArchiveReason": "flag",
    "offerType": [
      "leasing",
      "rent_long_term",
      "rent_short_term"
    ],
    "bankId": "id",
    "offeredBankId": "id",
    "dealerId": "id",
    "hasChosenOffer": "flag",
    "withoutNextStep": "flag",
    "endsSoon": "flag",
    "from": "day",
    "to": "day",
    "closedFrom": "day",
    "closedTo": "day"
  },
  "hideable": {
    "personalIdNumber": "customer.personalIdNumber",
    "taxIdNumber": "customer.taxIdNumber",
    "commisionAmount": "offer.commisionAmount"
  }
};

export const auditLogFacts: ListFacts = {
  "sort": {
    "at": null
  },
  "defaultSort": "-at",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "actorId": "id",
    "action": [
      "create",
      "edit",
      "activate",
      "deactivate",
      "reactivate",
      "sign_in",
      "sign_in_failed",
      "sign_out",
      "end_session",
      "end_sessions",
      "request_password_reset",
      "change_password",
      "reset_password",
      "enrol_second_factor",
      "remove_second_factor",
      "use_recovery_code",
      "renew_recovery_codes",
      "resend_invitation",
      "change_hidden_fields",
      "read_mail",
      "refuse_personal_id",
      "change_rights",
      "change_hidden_columns",
      "require_second_factor",
      "remove",
      "reveal_personal_id",
      "confirm_personal_id",
      "export",
      "complete",
      "download"
    ],
    "entity": [
      "user",
      "role",
      "agency",
      "mail_account",
      "customer",
      "audit_log",
      "export"
    ],
    "entityId": "text",
    "from": "day",
    "to": "day"
  },
  "hideable": {}
};

export const bankComparisonPdfsFacts: ListFacts = {
  "sort": {
    "createdAt": null,
    "updatedAt": null
  },
  "defaultSort": "-createdAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "customerFileId": "id",
    "kind": [
      "leasing",
      "rent"
    ],
    "is_self": "flag",
    "is_archived": "flag"
  },
  "hideable": {}
};

export const banksFacts: ListFacts = {
  "sort": {
    "name": null,
    "createdAt": null
  },
  "defaultSort": "name",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "withInactive": "flag",
    "taxIdNumber": "text"
  },
  "hideable": {
    "email": "bank.contact",
    "phone": "bank.contact"
  }
};

export const carOffersFacts: ListFacts = {
  "sort": {
    "name": null,
    "price": null,
    "enginePower": null,
    "year": null,
    "updatedAt": null
  },
  "defaultSort": "price",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "brandId": "id",
    "modelId": "id",
    "carBodyTypeId": "id",
    "carFuelTypeId": "id",
    "carTransmissionTypeId": "id",
    "carDriveTypeId": "id",
    "power": [
      "to100",
      "to150",
      "to200",
      "to300",
      "over300"
    ],
    "price": [
      "to100",
      "to150",
      "to200",
      "to300",
      "over300"
    ],
    "carAvailabilityId": "id",
    "carCondition": [
      "new",
      "used"
    ],
    "year": "text",
    "dealerId": "id",
    "status": [
      "pending",
      "active",
      "inactive",
      "deleted",
      "blocked",
      "unknown"
    ]
  },
  "hideable": {
    "catalogDiscountPrice": "vehicle.discount"
  }
};

export const carTemplatesFacts: ListFacts = {
  "sort": {
    "name": null,
    "enginePower": null,
    "createdAt": null
  },
  "defaultSort": "name",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "brandId": "id",
    "modelId": "id",
    "carBodyTypeId": "id",
    "carFuelTypeId": "id",
    "carTransmissionTypeId": "id",
    "carDriveTypeId": "id"
  },
  "hideable": {}
};

export const companyNoticeEntriesFacts: ListFacts = {
  "sort": {
    "person": null,
    "readAt": null,
    "confirmedAt": null
  },
  "defaultSort": "person",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "noticeId": "id",
    "state": [
      "unread",
      "read",
      "confirmed"
    ]
  },
  "hideable": {}
};

export const companyNoticesFacts: ListFacts = {
  "sort": {
    "createdAt": null,
    "sentAt": null,
    "validUntil": null,
    "title": null
  },
  "defaultSort": "-createdAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "state": [
      "draft",
      "sent"
    ],
    "isImportant": "flag",
    "is_self": "flag",
    "isAwaited": "flag",
    "from": "day",
    "to": "day"
  },
  "hideable": {}
};

export const customerOrganisationsFacts: ListFacts = {
  "sort": {
    "name": null,
    "city": "customer.address",
    "taxIdNumber": "customer.taxIdNumber",
    "createdAt": null,
    "updatedAt": null
  },
  "defaultSort": "name",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "is_archived": "flag",
    "is_self": "flag",
    "legalForm": [
      "sole_trader",
      "civil_partnership",
      "general_partnership",
      "professional_partnership",
      "limited_partnership",
      "joint_stock_partnership",
      "limited_company",
      "simple_joint_stock_company",
      "joint_stock_company",
      "cooperative",
      "foundation",
      "association",
      "other"
    ],
    "vatStatus": [
      "active",
      "exempt",
      "unregistered"
    ]
  },
  "hideable": {
    "taxIdNumber": "customer.taxIdNumber",
    "city": "customer.address"
  }
};

export const customersFacts: ListFacts = {
  "sort": {
    "name": null,
    "city": "customer.address",
    "taxIdNumber": "customer.taxIdNumber",
    "createdAt": null,
    "updatedAt": null
  },
  "defaultSort": "name",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "is_archived": "flag",
    "is_self": "flag",
    "hasOrganisation": "flag",
    "customerOrganisationId": "id"
  },
  "formerly": {
    "isArchived": "is_archived",
    "isMine": "is_self"
  },
  "hideable": {
    "city": "customer.address",
    "taxIdNumber": "customer.taxIdNumber",
    "emails": "customer.emails",
    "phones": "customer.phones"
  }
};

export const dealersFacts: ListFacts = {
  "sort": {
    "name": null,
    "createdAt": null
  },
  "defaultSort": "name",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "show_supplier": "flag",
    "show_intermediary": "flag",
    "show_type_missing": "flag",
    "taxIdNumber": "text"
  },
  "hideable": {
    "mainOfficeAddress": "dealer.addresses"
  }
};

export const exportsFacts: ListFacts = {
  "sort": {
    "createdAt": null,
    "completedAt": null
  },
  "defaultSort": "-createdAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "status": [
      "pending",
      "processing",
      "completed",
      "failed"
    ],
    "source": [
      "Customer",
      "CustomerOrganization",
      "CustomerFile",
      "UnassignedCustomerFile",
      "Offer",
      "BankComparison",
      "RentOffer",
      "InternalEnquiry",
      "Bank",
      "Dealer",
      "Representative",
      "Vehicle",
      "CarOffer",
      "CarTemplate",
      "CarListEntry",
      "Report",
      "CompanyNoticeEntry",
      "Analytics",
      "User",
      "Mail"
    ],
    "is_self": "flag"
  },
  "hideable": {}
};

export const importsFacts: ListFacts = {
  "sort": {
    "createdAt": null
  },
  "defaultSort": "-createdAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "entity": [
      "customer",
      "customer_organisation"
    ]
  },
  "hideable": {}
};

export const internalEnquiriesFacts: ListFacts = {
  "sort": {
    "lastActivityAt": null,
    "createdAt": null,
    "statusChangedAt": null,
    "number": null
  },
  "defaultSort": "-lastActivityAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "status": [
      "INTERNAL_ENQUIRY_STATUS_NEW",
      "INTERNAL_ENQUIRY_STATUS_ACCEPTED_FOR_ANALYSIS",
      "INTERNAL_ENQUIRY_STATUS_INFORMATION_REQUIRED",
      "INTERNAL_ENQUIRY_STATUS_NEEDS_CLARIFICATION",
      "INTERNAL_ENQUIRY_STATUS_WAITING_FOR_CONTACT",
      "INTERNAL_ENQUIRY_STATUS_COMPLETED"
    ],
    "category": [
      "car_search",
      "calculation",
      "document_processing",
      "question"
    ],
    "workerId": "id",
    "platformerId": "id",
    "customerFileId": "id",
    "is_self": "flag",
    "is_archived": "flag",
    "isUnread": "flag",
    "isEditable": "flag",
    "isUnassigned": "flag",
    "from": "day",
    "to": "day"
  },
  "hideable": {}
};

export const myCompanyNoticesFacts: ListFacts = {
  "sort": {
    "sentAt": null
  },
  "defaultSort": "-sentAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "tab": "text"
  },
  "hideable": {}
};

export const offersFacts: ListFacts = {
  "sort": {
    "createdAt": null,
    "vehicleValue": null
  },
  "defaultSort": "-createdAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "show_longterm_offers": "flag",
    "show_shortterm_offers": "flag",
    "show_leasing_offers": "flag",
    "bankId": "id",
    "dealerId": "id",
    "workerId": "id",
    "is_self": "flag",
    "status": [
      "lead",
      "first_contact",
      "presentation_proposal",
      "negotiations",
      "application_to_client",
      "application",
      "conclusion_agreement",
      "waiting_for_vehicle",
      "registration_insurance",
      "handing",
      "closed"
    ],
    "statusNot": [
      "lead",
      "first_contact",
      "presentation_proposal",
      "negotiations",
      "application_to_client",
      "application",
      "conclusion_agreement",
      "waiting_for_vehicle",
      "registration_insurance",
      "handing",
      "closed"
    ],
    "isChosen": "flag",
    "vehicleValueFrom": "amount",
    "vehicleValueTo": "amount",
    "commisionAmountFrom": "amount",
    "commisionAmountTo": "amount",
    "is_archived": "flag",
    "from": "day",
    "to": "day"
  },
  "hideableFilters": {
    "commisionAmountFrom": "offer.commisionAmount",
    "commisionAmountTo": "offer.commisionAmount"
  },
  "hideable": {
    "commisionAmount": "offer.commisionAmount"
  }
};

export const opportunitiesFacts: ListFacts = {
  "sort": {
    "lastActivityAt": null,
    "createdAt": null,
    "number": null,
    "statusChangedAt": null
  },
  "defaultSort": "-lastActivityAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "status": [
      "lead",
      "first_contact",
      "presentation_proposal",
      "negotiations",
      "application_to_client",
      "application",
      "conclusion_agreement",
      "waiting_for_vehicle",
      "registration_insurance",
      "handing",
      "closed"
    ],
    "statusNot": [
      "lead",
      "first_contact",
      "presentation_proposal",
      "negotiations",
      "application_to_client",
      "application",
      "conclusion_agreement",
      "waiting_for_vehicle",
      "registration_insurance",
      "handing",
      "closed"
    ],
    "workerId": "id",
    "workerIdNot": "id",
    "leadSourceId": "id",
    "leadSourceIdNot": "id",
    "labelId": "id",
    "labelIdNot": "id",
    "vehicleValueFrom": "amount",
    "vehicleValueTo": "amount",
    "customerId": "id",
    "customerOrganisationId": "id",
    "is_self": "flag",
    "is_archived": "flag",
    "isUnassigned": "flag",
    "worker_name": "text"
  },
  "hideable": {}
};

export const outboxFacts: ListFacts = {
  "sort": {
    "createdAt": null
  },
  "defaultSort": "-createdAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "state": [
      "queued",
      "sent",
      "failed",
      "kept",
      "expired",
      "in_doubt"
    ],
    "kind": [
      "activation",
      "password_reset",
      "notice",
      "customer_notice"
    ]
  },
  "hideable": {}
};

export const reassignRequestsFacts: ListFacts = {
  "sort": {
    "createdAt": null
  },
  "defaultSort": "-createdAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "customerFileId": "id",
    "is_self": "flag"
  },
  "hideable": {}
};

export const receivedMailsFacts: ListFacts = {
  "sort": {
    "receivedAt": null,
    "sentDate": null,
    "subject": null,
    "fromName": null
  },
  "defaultSort": "-receivedAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "status": [
      "unread",
      "read",
      "accepted",
      "rejected"
    ],
    "kind": [
      "letter",
      "bounce",
      "automatic_reply",
      "newsletter",
      "loop"
    ],
    "show_automatic": "flag",
    "joinedTo": "id",
    "mailAccountId": "id",
    "dropped": "flag",
    "from": "day",
    "to": "day"
  },
  "hideable": {
    "fromAddress": "customer.emails"
  }
};

export const rentOfferPdfsFacts: ListFacts = {
  "sort": {
    "createdAt": null,
    "updatedAt": null,
    "monthlyFeeNet": null,
    "sellValue": "rent_offer_pdf.sellValue"
  },
  "defaultSort": "-createdAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "customerFileId": "id",
    "offerType": [
      "rent_long_term",
      "rent_short_term"
    ],
    "is_self": "flag",
    "is_archived": "flag"
  },
  "hideable": {
    "sellValue": "rent_offer_pdf.sellValue"
  }
};

export const reportsFacts: ListFacts = {
  "sort": {
    "createdAt": null,
    "acceptedAt": null,
    "dateFrom": null
  },
  "defaultSort": "-createdAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "type": [
      "deal_signing_date",
      "vehicle_registration_date"
    ],
    "workerId": "id",
    "createdBy": "id",
    "isAccepted": "flag",
    "is_archived": "flag",
    "from": "day",
    "to": "day"
  },
  "hideable": {}
};

export const representativesFacts: ListFacts = {
  "sort": {
    "lastName": null,
    "createdAt": null,
    "lastUsed": null
  },
  "defaultSort": "lastName",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "show_banks": "flag",
    "show_dealers": "flag",
    "withInactive": "flag",
    "bankId": "id",
    "dealerId": "id"
  },
  "hideable": {
    "phones": "representative.contact",
    "emails": "representative.contact"
  }
};

export const usersFacts: ListFacts = {
  "sort": {
    "name": null,
    "email": null,
    "lastSeenAt": null,
    "createdAt": null
  },
  "defaultSort": "name",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "role": [
      "SUPER_ADMIN",
      "ADMIN",
      "WORKER",
      "ADMIN_REPORTS",
      "PLATFORMER"
    ],
    "state": [
      "invited",
      "active",
      "deactivated"
    ]
  },
  "hideable": {}
};

export const vehiclesFacts: ListFacts = {
  "sort": {
    "manufacturer": null,
    "yearOfProduction": null,
    "grossCatalogPrice": null,
    "grossSellPrice": "vehicle.discount",
    "createdAt": null
  },
  "defaultSort": "-createdAt",
  "perPage": [
    10,
    25,
    50,
    100
  ],
  "filters": {
    "manufacturer": "text",
    "orderNo": "text"
  },
  "hideable": {
    "discount": "vehicle.discount",
    "grossSellPrice": "vehicle.discount"
  }
};
