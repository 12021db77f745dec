// Made by `pnpm generate` from the endpoints. Never edited.
export const routes = {
  "activation": {
    "open": {
      "method": "POST",
      "path": "/auth/activation/open",
      "public": true
    },
    "finish": {
      "method": "POST",
      "path": "/auth/activation",
      "public": true
    }
  },
  "activities": {
    "list": {
      "method": "GET",
      "path": "/activities"
    },
    "calendar": {
      "method": "GET",
      "path": "/activities/calendar"
    },
    "get": {
      "method": "GET",
      "path": "/activities/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/activities",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/activities/{id}"
    },
    "complete": {
      "method": "POST",
      "path": "/activities/{id}/complete"
    },
    "reopen": {
      "method": "POST",
      "path": "/activities/{id}/reopen"
    },
    "remove": {
      "method": "DELETE",
      "path": "/activities/{id}"
    },
    "restore": {
      "method": "POST",
      "path": "/activities/{id}/restore"
    }
  },
  "agency": {
    "get": {
      "method": "GET",
      "path": "/agency"
    },
    "update": {
      "method": "PATCH",
      "path": "/agency"
    },
    "storage": {
      "method": "GET",
      "path": "/agency/storage"
    },
    "logo": {
      "method": "GET",
      "path": "/agency/logo",
      "download": true
    },
    "saveLogo": {
      "method": "POST",
      "path": "/agency/logo",
      "files": "file"
    },
    "removeLogo": {
      "method": "DELETE",
      "path": "/agency/logo"
    }
  },
  "analytics": {
    "list": {
      "method": "GET",
      "path": "/analytics"
    },
    "sums": {
      "method": "GET",
      "path": "/analytics/sums"
    },
    "groups": {
      "method": "GET",
      "path": "/analytics/groups"
    },
    "pictures": {
      "method": "GET",
      "path": "/analytics/pictures"
    }
  },
  "archiveReasons": {
    "list": {
      "method": "GET",
      "path": "/archive-reasons"
    }
  },
  "auditLog": {
    "list": {
      "method": "GET",
      "path": "/audit-log"
    },
    "export": {
      "method": "GET",
      "path": "/audit-log/export",
      "download": true
    }
  },
  "auth": {
    "login": {
      "method": "POST",
      "path": "/auth/login",
      "public": true
    },
    "loginTotp": {
      "method": "POST",
      "path": "/auth/login/totp",
      "public": true
    },
    "startEnrolment": {
      "method": "POST",
      "path": "/auth/login/enrolment",
      "public": true
    },
    "finishEnrolment": {
      "method": "POST",
      "path": "/auth/login/enrolment/confirm",
      "public": true
    },
    "session": {
      "method": "GET",
      "path": "/auth/session"
    },
    "logout": {
      "method": "POST",
      "path": "/auth/logout"
    },
    "savePreferences": {
      "method": "PATCH",
      "path": "/auth/preferences"
    },
    "rememberPage": {
      "method": "PUT",
      "path": "/auth/last-page"
    }
  },
  "bankComparisonPdfs": {
    "list": {
      "method": "GET",
      "path": "/bank-comparisons"
    },
    "get": {
      "method": "GET",
      "path": "/bank-comparisons/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/opportunities/{id}/bank-comparisons",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/bank-comparisons/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/bank-comparisons/{id}"
    },
    "previewPdf": {
      "method": "GET",
      "path": "/bank-comparisons/{id}/pdf",
      "download": true
    },
    "savePdf": {
      "method": "POST",
      "path": "/bank-comparisons/{id}/pdf",
      "creates": true
    },
    "send": {
      "method": "POST",
      "path": "/bank-comparisons/{id}/mails",
      "creates": true
    }
  },
  "banks": {
    "list": {
      "method": "GET",
      "path": "/banks"
    },
    "get": {
      "method": "GET",
      "path": "/banks/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/banks",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/banks/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/banks/{id}"
    },
    "mergePreview": {
      "method": "GET",
      "path": "/banks/{id}/merge-preview"
    },
    "merge": {
      "method": "POST",
      "path": "/banks/{id}/merge"
    },
    "offers": {
      "method": "GET",
      "path": "/banks/{id}/offers"
    },
    "named": {
      "method": "GET",
      "path": "/banks/named"
    },
    "saveLogo": {
      "method": "POST",
      "path": "/banks/{id}/logo",
      "files": "file"
    },
    "removeLogo": {
      "method": "DELETE",
      "path": "/banks/{id}/logo"
    },
    "scoreboard": {
      "method": "GET",
      "path": "/banks/{id}/scoreboard"
    }
  },
  "bulkChanges": {
    "previewOpportunities": {
      "method": "POST",
      "path": "/bulk-changes/opportunities"
    },
    "previewCustomers": {
      "method": "POST",
      "path": "/bulk-changes/customers"
    },
    "previewOrganisations": {
      "method": "POST",
      "path": "/bulk-changes/customer-organisations"
    },
    "get": {
      "method": "GET",
      "path": "/bulk-changes/{id}"
    },
    "refused": {
      "method": "GET",
      "path": "/bulk-changes/{id}/refused"
    },
    "run": {
      "method": "POST",
      "path": "/bulk-changes/{id}/run"
    }
  },
  "carImages": {
    "get": {
      "method": "GET",
      "path": "/car-images/{id}/{size}",
      "download": true
    }
  },
  "carLists": {
    "list": {
      "method": "GET",
      "path": "/car-lists/{kind}"
    },
    "get": {
      "method": "GET",
      "path": "/car-lists/{kind}/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/car-lists/{kind}",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/car-lists/{kind}/{id}"
    },
    "move": {
      "method": "POST",
      "path": "/car-lists/{kind}/{id}/move"
    },
    "remove": {
      "method": "DELETE",
      "path": "/car-lists/{kind}/{id}"
    }
  },
  "carOffers": {
    "list": {
      "method": "GET",
      "path": "/car-offers"
    },
    "facets": {
      "method": "GET",
      "path": "/car-offers/facets"
    },
    "get": {
      "method": "GET",
      "path": "/car-offers/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/car-offers",
      "files": "files",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/car-offers/{id}",
      "files": "files"
    },
    "move": {
      "method": "POST",
      "path": "/car-offers/{id}/move"
    },
    "offerVariant": {
      "method": "POST",
      "path": "/car-variants/{id}/offers",
      "creates": true
    }
  },
  "carTemplates": {
    "list": {
      "method": "GET",
      "path": "/car-templates"
    },
    "facets": {
      "method": "GET",
      "path": "/car-templates/facets"
    },
    "get": {
      "method": "GET",
      "path": "/car-templates/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/car-templates",
      "form": true,
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/car-templates/{id}",
      "form": true
    },
    "remove": {
      "method": "DELETE",
      "path": "/car-templates/{id}"
    }
  },
  "comments": {
    "create": {
      "method": "POST",
      "path": "/comment/create",
      "files": "files",
      "creates": true
    },
    "find": {
      "method": "GET",
      "path": "/comment/find/{id}"
    },
    "notes": {
      "method": "GET",
      "path": "/comment/notes/{id}"
    },
    "edit": {
      "method": "POST",
      "path": "/comment/edit/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/comment/remove/{id}"
    },
    "findWorker": {
      "method": "GET",
      "path": "/comment/findworker/{id}"
    },
    "getFollowedChats": {
      "method": "GET",
      "path": "/comment/getFollowedChats"
    },
    "people": {
      "method": "GET",
      "path": "/comment/people/{id}"
    },
    "chats": {
      "method": "GET",
      "path": "/comment/chats"
    },
    "unreadChats": {
      "method": "GET",
      "path": "/comment/unread-chats"
    },
    "search": {
      "method": "GET",
      "path": "/comment/search"
    },
    "setChatAsRead": {
      "method": "POST",
      "path": "/comment/setChatAsRead/{id}"
    },
    "followChat": {
      "method": "POST",
      "path": "/comment/follow-chat/{id}"
    },
    "updateLastReadMessage": {
      "method": "POST",
      "path": "/comment/update-last-read-message/{id}"
    }
  },
  "companyNoticeEntries": {
    "list": {
      "method": "GET",
      "path": "/work-control-notification-entries"
    }
  },
  "companyNotices": {
    "list": {
      "method": "GET",
      "path": "/work-control-notifications"
    },
    "get": {
      "method": "GET",
      "path": "/work-control-notifications/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/work-control-notifications",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/work-control-notifications/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/work-control-notifications/{id}"
    },
    "send": {
      "method": "POST",
      "path": "/work-control-notifications/{id}/send"
    },
    "remind": {
      "method": "POST",
      "path": "/work-control-notifications/{id}/remind"
    },
    "files": {
      "method": "GET",
      "path": "/work-control-notifications/{id}/files"
    },
    "upload": {
      "method": "POST",
      "path": "/work-control-notifications/{id}/files",
      "files": "files",
      "creates": true
    },
    "removeFile": {
      "method": "DELETE",
      "path": "/work-control-notification-files/{id}"
    }
  },
  "customerNotices": {
    "draft": {
      "method": "GET",
      "path": "/opportunities/{id}/customer-notice"
    },
    "send": {
      "method": "POST",
      "path": "/opportunities/{id}/customer-notices",
      "creates": true
    }
  },
  "customerOrganisations": {
    "list": {
      "method": "GET",
      "path": "/customer-organisations"
    },
    "get": {
      "method": "GET",
      "path": "/customer-organisations/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/customer-organisations",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/customer-organisations/{id}"
    },
    "archive": {
      "method": "POST",
      "path": "/customer-organisations/{id}/archive"
    },
    "unarchive": {
      "method": "POST",
      "path": "/customer-organisations/{id}/unarchive"
    },
    "askRegister": {
      "method": "POST",
      "path": "/customer-organisations/{id}/ask-register"
    },
    "documents": {
      "method": "GET",
      "path": "/customer-organisations/{id}/documents"
    },
    "matches": {
      "method": "GET",
      "path": "/customer-organisation-matches"
    },
    "mergePreview": {
      "method": "GET",
      "path": "/customer-organisations/{id}/merge-preview"
    },
    "merge": {
      "method": "POST",
      "path": "/customer-organisations/{id}/merge"
    }
  },
  "customers": {
    "list": {
      "method": "GET",
      "path": "/customers"
    },
    "get": {
      "method": "GET",
      "path": "/customers/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/customers",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/customers/{id}"
    },
    "archive": {
      "method": "POST",
      "path": "/customers/{id}/archive"
    },
    "unarchive": {
      "method": "POST",
      "path": "/customers/{id}/unarchive"
    },
    "revealPersonalId": {
      "method": "POST",
      "path": "/customers/{id}/reveal-personal-id"
    },
    "timeline": {
      "method": "GET",
      "path": "/customers/{id}/timeline"
    },
    "documents": {
      "method": "GET",
      "path": "/customers/{id}/documents"
    },
    "matches": {
      "method": "GET",
      "path": "/customer-matches"
    },
    "mergePreview": {
      "method": "GET",
      "path": "/customers/{id}/merge-preview"
    },
    "merge": {
      "method": "POST",
      "path": "/customers/{id}/merge"
    }
  },
  "dashboards": {
    "get": {
      "method": "GET",
      "path": "/dashboard"
    },
    "people": {
      "method": "GET",
      "path": "/dashboard/people"
    },
    "openDeals": {
      "method": "GET",
      "path": "/dashboard/open-deals"
    },
    "enquiries": {
      "method": "GET",
      "path": "/dashboard/enquiries"
    }
  },
  "dealers": {
    "list": {
      "method": "GET",
      "path": "/dealers"
    },
    "get": {
      "method": "GET",
      "path": "/dealers/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/dealers",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/dealers/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/dealers/{id}"
    },
    "mergePreview": {
      "method": "GET",
      "path": "/dealers/{id}/merge-preview"
    },
    "merge": {
      "method": "POST",
      "path": "/dealers/{id}/merge"
    },
    "offers": {
      "method": "GET",
      "path": "/dealers/{id}/offers"
    },
    "vehicles": {
      "method": "GET",
      "path": "/dealers/{id}/vehicles"
    }
  },
  "documentTemplates": {
    "listOfOpportunity": {
      "method": "GET",
      "path": "/opportunities/{id}/document-templates"
    },
    "fields": {
      "method": "GET",
      "path": "/document-templates/{id}/fields"
    },
    "filled": {
      "method": "GET",
      "path": "/document-templates/{id}/filled",
      "download": true
    },
    "saveFilled": {
      "method": "POST",
      "path": "/document-templates/{id}/filled",
      "creates": true
    },
    "listOfBank": {
      "method": "GET",
      "path": "/banks/{id}/templates"
    },
    "upload": {
      "method": "POST",
      "path": "/banks/{id}/templates",
      "files": "files",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/document-templates/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/document-templates/{id}"
    }
  },
  "documents": {
    "listOfOpportunity": {
      "method": "GET",
      "path": "/opportunities/{id}/documents"
    },
    "archive": {
      "method": "GET",
      "path": "/opportunities/{id}/documents/archive",
      "download": true
    },
    "upload": {
      "method": "POST",
      "path": "/opportunities/{id}/documents",
      "files": "files",
      "creates": true
    },
    "remove": {
      "method": "DELETE",
      "path": "/documents/{id}"
    },
    "restore": {
      "method": "POST",
      "path": "/documents/{id}/restore"
    }
  },
  "exports": {
    "queue": {
      "method": "POST",
      "path": "/csv-export/queue",
      "creates": true
    },
    "list": {
      "method": "GET",
      "path": "/csv-export/list"
    },
    "download": {
      "method": "GET",
      "path": "/csv-export/download/{id}",
      "download": true
    },
    "remove": {
      "method": "DELETE",
      "path": "/csv-export/delete/{id}"
    }
  },
  "files": {
    "download": {
      "method": "GET",
      "path": "/files/{id}",
      "download": true
    },
    "thumbnail": {
      "method": "GET",
      "path": "/files/{id}/thumbnail",
      "download": true
    },
    "mail": {
      "method": "GET",
      "path": "/files/{id}/mail"
    },
    "mailAttachment": {
      "method": "GET",
      "path": "/files/{id}/mail/attachments/{position}",
      "download": true
    }
  },
  "imports": {
    "list": {
      "method": "GET",
      "path": "/imports"
    },
    "create": {
      "method": "POST",
      "path": "/imports",
      "files": "files",
      "creates": true
    },
    "get": {
      "method": "GET",
      "path": "/imports/{id}"
    },
    "rows": {
      "method": "GET",
      "path": "/imports/{id}/rows"
    },
    "change": {
      "method": "PATCH",
      "path": "/imports/{id}"
    },
    "correct": {
      "method": "PATCH",
      "path": "/imports/{id}/rows"
    },
    "choose": {
      "method": "PATCH",
      "path": "/imports/{id}/choices"
    },
    "start": {
      "method": "POST",
      "path": "/imports/{id}/start"
    },
    "undo": {
      "method": "POST",
      "path": "/imports/{id}/undo"
    },
    "remaining": {
      "method": "GET",
      "path": "/imports/{id}/remaining",
      "download": true
    },
    "remove": {
      "method": "DELETE",
      "path": "/imports/{id}"
    }
  },
  "internalEnquiries": {
    "list": {
      "method": "GET",
      "path": "/internal-enquiries"
    },
    "board": {
      "method": "GET",
      "path": "/internal-enquiries/board"
    },
    "people": {
      "method": "GET",
      "path": "/internal-enquiries/people"
    },
    "get": {
      "method": "GET",
      "path": "/internal-enquiries/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/internal-enquiries",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/internal-enquiries/{id}"
    },
    "move": {
      "method": "POST",
      "path": "/internal-enquiries/{id}/move"
    },
    "archive": {
      "method": "POST",
      "path": "/internal-enquiries/{id}/archive"
    },
    "unarchive": {
      "method": "POST",
      "path": "/internal-enquiries/{id}/unarchive"
    },
    "events": {
      "method": "GET",
      "path": "/internal-enquiries/{id}/events"
    },
    "files": {
      "method": "GET",
      "path": "/internal-enquiries/{id}/files"
    },
    "upload": {
      "method": "POST",
      "path": "/internal-enquiries/{id}/files",
      "files": "files",
      "creates": true
    },
    "removeFile": {
      "method": "DELETE",
      "path": "/internal-enquiry-files/{id}"
    }
  },
  "internalEnquiryMessages": {
    "create": {
      "method": "POST",
      "path": "/internal-enquiries/message",
      "files": "files",
      "creates": true
    },
    "edit": {
      "method": "PATCH",
      "path": "/internal-enquiries/message/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/internal-enquiries/message/{id}"
    },
    "getMessages": {
      "method": "GET",
      "path": "/internal-enquiries/message/get-messages-for-internal-enquiry/{id}"
    },
    "getNotes": {
      "method": "GET",
      "path": "/internal-enquiries/message/get-notes-for-internal-enquiry/{id}"
    },
    "getFollowedChats": {
      "method": "GET",
      "path": "/internal-enquiries/message/getFollowedChats"
    },
    "people": {
      "method": "GET",
      "path": "/internal-enquiries/message/people/{id}"
    },
    "chats": {
      "method": "GET",
      "path": "/internal-enquiries/message/chats"
    },
    "unreadChats": {
      "method": "GET",
      "path": "/internal-enquiries/message/unread-chats"
    },
    "search": {
      "method": "GET",
      "path": "/internal-enquiries/message/search"
    },
    "setChatAsRead": {
      "method": "POST",
      "path": "/internal-enquiries/message/setChatAsRead/{id}"
    },
    "followChat": {
      "method": "POST",
      "path": "/internal-enquiries/message/follow-chat/{id}"
    },
    "updateLastReadMessage": {
      "method": "POST",
      "path": "/internal-enquiries/message/update-last-read-message/{id}"
    }
  },
  "internalEnquiryProposals": {
    "listOfEnquiry": {
      "method": "GET",
      "path": "/internal-enquiries/{id}/proposals"
    },
    "get": {
      "method": "GET",
      "path": "/internal-enquiry-proposals/{id}"
    },
    "createVariant": {
      "method": "POST",
      "path": "/internal-enquiries/{id}/proposals/variant",
      "creates": true
    },
    "createCalculation": {
      "method": "POST",
      "path": "/internal-enquiries/{id}/proposals/calculation",
      "creates": true
    },
    "remove": {
      "method": "DELETE",
      "path": "/internal-enquiry-proposals/{id}"
    }
  },
  "labels": {
    "list": {
      "method": "GET",
      "path": "/labels"
    },
    "overview": {
      "method": "GET",
      "path": "/labels/overview"
    },
    "get": {
      "method": "GET",
      "path": "/labels/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/labels",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/labels/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/labels/{id}"
    }
  },
  "leadSources": {
    "list": {
      "method": "GET",
      "path": "/lead-sources"
    },
    "overview": {
      "method": "GET",
      "path": "/lead-sources/overview"
    },
    "get": {
      "method": "GET",
      "path": "/lead-sources/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/lead-sources",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/lead-sources/{id}"
    },
    "move": {
      "method": "POST",
      "path": "/lead-sources/{id}/move"
    },
    "remove": {
      "method": "DELETE",
      "path": "/lead-sources/{id}"
    }
  },
  "lists": {
    "get": {
      "method": "GET",
      "path": "/lists/{list}"
    },
    "saveColumns": {
      "method": "PUT",
      "path": "/lists/{list}/columns"
    },
    "createView": {
      "method": "POST",
      "path": "/lists/{list}/views",
      "creates": true
    },
    "updateView": {
      "method": "PATCH",
      "path": "/lists/{list}/views/{id}"
    },
    "removeView": {
      "method": "DELETE",
      "path": "/lists/{list}/views/{id}"
    }
  },
  "mailAccounts": {
    "list": {
      "method": "GET",
      "path": "/mail-accounts"
    },
    "get": {
      "method": "GET",
      "path": "/mail-accounts/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/mail-accounts",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/mail-accounts/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/mail-accounts/{id}"
    },
    "tryOut": {
      "method": "POST",
      "path": "/mail-accounts/try-out"
    },
    "fetch": {
      "method": "POST",
      "path": "/mail-accounts/{id}/fetch"
    }
  },
  "myCompanyNotices": {
    "list": {
      "method": "GET",
      "path": "/my-company-notifications"
    },
    "get": {
      "method": "GET",
      "path": "/my-company-notifications/{id}"
    },
    "read": {
      "method": "POST",
      "path": "/my-company-notifications/{id}/read"
    },
    "confirm": {
      "method": "POST",
      "path": "/my-company-notifications/{id}/confirm"
    }
  },
  "notifications": {
    "list": {
      "method": "GET",
      "path": "/notifications"
    },
    "unread": {
      "method": "GET",
      "path": "/notifications/unread"
    },
    "get": {
      "method": "GET",
      "path": "/notifications/{id}"
    },
    "read": {
      "method": "POST",
      "path": "/notifications/{id}/read"
    },
    "readAll": {
      "method": "POST",
      "path": "/notifications/read-all"
    }
  },
  "offers": {
    "list": {
      "method": "GET",
      "path": "/offers"
    },
    "sums": {
      "method": "GET",
      "path": "/offers/sums"
    },
    "listOfOpportunity": {
      "method": "GET",
      "path": "/opportunities/{id}/offers"
    },
    "create": {
      "method": "POST",
      "path": "/opportunities/{id}/offers",
      "creates": true
    },
    "duplicate": {
      "method": "POST",
      "path": "/offers/{id}/duplicate",
      "creates": true
    },
    "copy": {
      "method": "POST",
      "path": "/offers/{id}/copies",
      "creates": true
    },
    "get": {
      "method": "GET",
      "path": "/offers/{id}"
    },
    "update": {
      "method": "PATCH",
      "path": "/offers/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/offers/{id}"
    },
    "restore": {
      "method": "POST",
      "path": "/offers/{id}/restore"
    },
    "choose": {
      "method": "POST",
      "path": "/offers/{id}/choose"
    },
    "previewPdf": {
      "method": "GET",
      "path": "/offers/{id}/pdf",
      "download": true
    },
    "savePdf": {
      "method": "POST",
      "path": "/offers/{id}/pdf",
      "creates": true
    },
    "send": {
      "method": "POST",
      "path": "/offers/{id}/mails",
      "creates": true
    }
  },
  "operations": {
    "list": {
      "method": "GET",
      "path": "/operations"
    },
    "get": {
      "method": "GET",
      "path": "/operations/{id}"
    },
    "cancel": {
      "method": "POST",
      "path": "/operations/{id}/cancel"
    }
  },
  "opportunities": {
    "list": {
      "method": "GET",
      "path": "/opportunities"
    },
    "board": {
      "method": "GET",
      "path": "/opportunities/board"
    },
    "get": {
      "method": "GET",
      "path": "/opportunities/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/opportunities",
      "creates": true
    },
    "createLead": {
      "method": "POST",
      "path": "/opportunities/leads",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/opportunities/{id}"
    },
    "move": {
      "method": "POST",
      "path": "/opportunities/{id}/move"
    },
    "consentToEdit": {
      "method": "POST",
      "path": "/opportunities/{id}/consent"
    },
    "archive": {
      "method": "POST",
      "path": "/opportunities/{id}/archive"
    },
    "unarchive": {
      "method": "POST",
      "path": "/opportunities/{id}/unarchive"
    },
    "claim": {
      "method": "POST",
      "path": "/opportunities/{id}/claim"
    },
    "assign": {
      "method": "POST",
      "path": "/opportunities/{id}/assign"
    },
    "team": {
      "method": "GET",
      "path": "/opportunities/team"
    },
    "timeline": {
      "method": "GET",
      "path": "/opportunities/{id}/timeline"
    },
    "related": {
      "method": "GET",
      "path": "/opportunities/{id}/related"
    }
  },
  "outbox": {
    "list": {
      "method": "GET",
      "path": "/outbox"
    },
    "get": {
      "method": "GET",
      "path": "/outbox/{id}"
    },
    "read": {
      "method": "POST",
      "path": "/outbox/{id}/read"
    }
  },
  "passwordReset": {
    "request": {
      "method": "POST",
      "path": "/auth/password-reset/request",
      "public": true
    },
    "open": {
      "method": "POST",
      "path": "/auth/password-reset/open",
      "public": true
    },
    "finish": {
      "method": "POST",
      "path": "/auth/password-reset",
      "public": true
    }
  },
  "peoplePictures": {
    "get": {
      "method": "GET",
      "path": "/people-pictures/{id}",
      "download": true
    }
  },
  "profile": {
    "get": {
      "method": "GET",
      "path": "/profile"
    },
    "update": {
      "method": "PATCH",
      "path": "/profile"
    },
    "savePicture": {
      "method": "POST",
      "path": "/profile/picture",
      "files": "file"
    },
    "removePicture": {
      "method": "DELETE",
      "path": "/profile/picture"
    },
    "changePassword": {
      "method": "POST",
      "path": "/profile/password"
    },
    "startSecondFactor": {
      "method": "POST",
      "path": "/profile/second-factor/start"
    },
    "confirmSecondFactor": {
      "method": "POST",
      "path": "/profile/second-factor"
    },
    "removeSecondFactor": {
      "method": "POST",
      "path": "/profile/second-factor/remove"
    },
    "renewRecoveryCodes": {
      "method": "POST",
      "path": "/profile/recovery-codes"
    },
    "notifications": {
      "method": "GET",
      "path": "/profile/notifications"
    },
    "chooseNotification": {
      "method": "PATCH",
      "path": "/profile/notifications"
    },
    "sessions": {
      "method": "GET",
      "path": "/profile/sessions"
    },
    "endSession": {
      "method": "DELETE",
      "path": "/profile/sessions/{id}"
    },
    "endSessions": {
      "method": "POST",
      "path": "/profile/sessions/end"
    }
  },
  "readings": {
    "create": {
      "method": "POST",
      "path": "/opportunities/{id}/readings",
      "files": "files",
      "creates": true
    },
    "get": {
      "method": "GET",
      "path": "/readings/{id}"
    }
  },
  "reassignRequests": {
    "list": {
      "method": "GET",
      "path": "/reassign-requests"
    },
    "get": {
      "method": "GET",
      "path": "/reassign-requests/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/opportunities/{id}/reassign-requests",
      "creates": true
    },
    "approve": {
      "method": "POST",
      "path": "/reassign-requests/{id}/approve"
    },
    "reject": {
      "method": "POST",
      "path": "/reassign-requests/{id}/reject"
    },
    "withdraw": {
      "method": "POST",
      "path": "/reassign-requests/{id}/withdraw"
    }
  },
  "receivedMails": {
    "list": {
      "method": "GET",
      "path": "/received-mails"
    },
    "sources": {
      "method": "GET",
      "path": "/received-mails/sources"
    },
    "get": {
      "method": "GET",
      "path": "/received-mails/{id}"
    },
    "pictures": {
      "method": "GET",
      "path": "/received-mails/{id}/pictures"
    },
    "read": {
      "method": "POST",
      "path": "/received-mails/{id}/read"
    },
    "acceptance": {
      "method": "GET",
      "path": "/received-mails/{id}/acceptance"
    },
    "accept": {
      "method": "POST",
      "path": "/received-mails/{id}/accept"
    },
    "reject": {
      "method": "POST",
      "path": "/received-mails/{id}/reject"
    },
    "separate": {
      "method": "POST",
      "path": "/received-mails/{id}/separate"
    }
  },
  "recordLinks": {
    "describe": {
      "method": "GET",
      "path": "/record-links"
    }
  },
  "registry": {
    "findCompany": {
      "method": "GET",
      "path": "/registry/companies/{taxIdNumber}"
    }
  },
  "rentOfferPdfs": {
    "list": {
      "method": "GET",
      "path": "/rent-offers"
    },
    "get": {
      "method": "GET",
      "path": "/rent-offers/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/rent-offers",
      "creates": true
    },
    "duplicate": {
      "method": "POST",
      "path": "/rent-offers/{id}/duplicate",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/rent-offers/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/rent-offers/{id}"
    },
    "previewPdf": {
      "method": "GET",
      "path": "/rent-offers/{id}/pdf",
      "download": true
    },
    "savePdf": {
      "method": "POST",
      "path": "/rent-offers/{id}/pdf",
      "creates": true
    },
    "send": {
      "method": "POST",
      "path": "/rent-offers/{id}/mails",
      "creates": true
    }
  },
  "reports": {
    "list": {
      "method": "GET",
      "path": "/reports"
    },
    "workers": {
      "method": "GET",
      "path": "/reports/workers"
    },
    "get": {
      "method": "GET",
      "path": "/reports/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/reports",
      "creates": true
    },
    "entries": {
      "method": "GET",
      "path": "/reports/{id}/entries"
    },
    "summary": {
      "method": "GET",
      "path": "/reports/{id}/summary"
    },
    "changeCells": {
      "method": "PATCH",
      "path": "/reports/{id}/entries"
    },
    "recalculation": {
      "method": "GET",
      "path": "/reports/{id}/recalculation"
    },
    "recalculate": {
      "method": "POST",
      "path": "/reports/{id}/recalculate"
    },
    "accept": {
      "method": "POST",
      "path": "/reports/{id}/accept"
    },
    "remove": {
      "method": "DELETE",
      "path": "/reports/{id}"
    },
    "file": {
      "method": "GET",
      "path": "/reports/{id}/file",
      "download": true
    },
    "statement": {
      "method": "GET",
      "path": "/reports/{id}/statement",
      "download": true
    }
  },
  "representatives": {
    "list": {
      "method": "GET",
      "path": "/representatives"
    },
    "get": {
      "method": "GET",
      "path": "/representatives/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/representatives",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/representatives/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/representatives/{id}"
    },
    "mergePreview": {
      "method": "GET",
      "path": "/representatives/{id}/merge-preview"
    },
    "merge": {
      "method": "POST",
      "path": "/representatives/{id}/merge"
    },
    "offers": {
      "method": "GET",
      "path": "/representatives/{id}/offers"
    }
  },
  "roles": {
    "list": {
      "method": "GET",
      "path": "/roles"
    },
    "update": {
      "method": "PATCH",
      "path": "/roles/{key}"
    },
    "changeRights": {
      "method": "PATCH",
      "path": "/permissions/{key}"
    },
    "changeHiddenFields": {
      "method": "PATCH",
      "path": "/roles/{key}/hidden-fields"
    },
    "changeHiddenColumns": {
      "method": "PATCH",
      "path": "/roles/{key}/hidden-columns"
    }
  },
  "setup": {
    "open": {
      "method": "POST",
      "path": "/setup/open",
      "public": true
    },
    "createAccount": {
      "method": "POST",
      "path": "/setup/account",
      "public": true
    },
    "get": {
      "method": "GET",
      "path": "/setup"
    },
    "postpone": {
      "method": "PUT",
      "path": "/setup/postponed"
    },
    "dismissFirstSteps": {
      "method": "PUT",
      "path": "/setup/first-steps"
    },
    "addStarterLists": {
      "method": "POST",
      "path": "/setup/starter-lists"
    }
  },
  "system": {
    "live": {
      "method": "GET",
      "path": "/health/live",
      "public": true
    },
    "ready": {
      "method": "GET",
      "path": "/health/ready",
      "public": true
    },
    "metrics": {
      "method": "GET",
      "path": "/metrics",
      "download": true
    }
  },
  "users": {
    "list": {
      "method": "GET",
      "path": "/users"
    },
    "get": {
      "method": "GET",
      "path": "/users/{id}"
    },
    "invite": {
      "method": "POST",
      "path": "/users",
      "creates": true
    },
    "resendInvitation": {
      "method": "POST",
      "path": "/users/{id}/resend-invitation"
    },
    "update": {
      "method": "PATCH",
      "path": "/users/{id}"
    },
    "workload": {
      "method": "GET",
      "path": "/users/{id}/workload"
    },
    "deactivate": {
      "method": "POST",
      "path": "/users/{id}/deactivate"
    },
    "savePicture": {
      "method": "POST",
      "path": "/users/{id}/picture",
      "files": "file"
    },
    "removePicture": {
      "method": "DELETE",
      "path": "/users/{id}/picture"
    },
    "reactivate": {
      "method": "POST",
      "path": "/users/{id}/reactivate"
    },
    "resetSecondFactor": {
      "method": "POST",
      "path": "/users/{id}/reset-second-factor"
    },
    "changeHiddenFields": {
      "method": "PATCH",
      "path": "/users/{id}/hidden-fields"
    },
    "sessions": {
      "method": "GET",
      "path": "/users/{id}/sessions"
    },
    "endSession": {
      "method": "DELETE",
      "path": "/users/{id}/sessions/{sessionId}"
    },
    "endSessions": {
      "method": "POST",
      "path": "/users/{id}/sessions/end"
    }
  },
  "vehicles": {
    "list": {
      "method": "GET",
      "path": "/vehicles"
    },
    "get": {
      "method": "GET",
      "path": "/vehicles/{id}"
    },
    "create": {
      "method": "POST",
      "path": "/vehicles",
      "creates": true
    },
    "update": {
      "method": "PATCH",
      "path": "/vehicles/{id}"
    },
    "remove": {
      "method": "DELETE",
      "path": "/vehicles/{id}"
    },
    "mergePreview": {
      "method": "GET",
      "path": "/vehicles/{id}/merge-preview"
    },
    "merge": {
      "method": "POST",
      "path": "/vehicles/{id}/merge"
    },
    "offers": {
      "method": "GET",
      "path": "/vehicles/{id}/offers"
    },
    "manufacturers": {
      "method": "GET",
      "path": "/vehicles/manufacturers"
    }
  },
  "workers": {
    "list": {
      "method": "GET",
      "path": "/workers"
    },
    "owners": {
      "method": "GET",
      "path": "/workers/owners"
    }
  }
} as const;
