import { CompanyMark, type CompanyMarkProps } from '@szansa/ui/company-mark';
import { useQuery } from '@tanstack/react-query';

import { queries } from '#kit/api/api.ts';

interface CompanyLogoProps extends Pick<CompanyMarkProps, 'size'> {
  company: {
    readonly name: string;
    readonly color: string | null;
    readonly logo: { readonly id: string } | null;
  };
}

/** The logo of a company beside its name; its initials until that is loaded, and where there is none. */
export function CompanyLogo({ company: { name, color, logo }, size }: CompanyLogoProps) {
  const { data } = useQuery({
    ...queries.files.download.query({ params: { id: logo?.id ?? '' } }),
    enabled: logo !== null,
    // a stored file never changes
    staleTime: Infinity,
  });
  return <CompanyMark name={name} color={color} logo={logo && data?.blob} size={size} />;
}
