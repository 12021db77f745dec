import { Columns3, EyeOff, Inbox, Mail, ScrollText, ShieldCheck, Target, UserCog } from 'lucide-react';

import type { FeaturePalette } from '#kit/routing/palette.ts';

export const adminPalette: FeaturePalette = {
  icons: {
    '/admin': <UserCog aria-hidden />,
    '/admin/permissions': <ShieldCheck aria-hidden />,
    '/admin/hidden-fields': <EyeOff aria-hidden />,
    '/admin/columns': <Columns3 aria-hidden />,
    '/admin/lead-sources': <Target aria-hidden />,
    '/admin/audit-log': <ScrollText aria-hidden />,
    '/admin/mail-accounts': <Inbox aria-hidden />,
    '/admin/outbox': <Mail aria-hidden />,
  },
};
