/** What people call an enquiry by: `ZW/2026/000123`, counted from 1 in each Warsaw year (rule EN9). */
export function enquiryNumber({ year, number }: { readonly year: number; readonly number: number }): string {
  return `ZW/${year}/${String(number).padStart(6, '0')}`;
}
