import type { RentOfferSheet, SheetLine } from '@szansa/domain/language';
import { classes } from '@szansa/ui/classes';
import { Check, Minus } from 'lucide-react';

/** A rent offer as its PDF shows it: the same words and numbers. */
export function RentOfferView({ sheet }: { sheet: RentOfferSheet }) {
  const { headings, information } = sheet;
  return (
    <div className="space-y-4 rounded-large border border-border bg-surface p-4">
      <div>
        <p className="text-small text-text-muted">{sheet.title}</p>
        <h2 className="text-large font-semibold wrap-anywhere">{sheet.carName}</h2>
        <p className="text-text-muted wrap-anywhere">{sheet.clientTitle}</p>
      </div>
      <Lines title={headings.car} lines={sheet.carLines} />
      <Lines title={headings.terms} lines={sheet.terms} />
      <table className="w-full tabular-nums">
        <thead>
          <tr className="border-b border-border text-small text-text-muted">
            <th scope="col" className="py-1 text-left font-medium">
              {headings.amount}
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-medium">
              {headings.net}
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-medium">
              {headings.gross}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.amounts.map(({ name, label, net, gross }) => (
            <tr
              key={name}
              className={classes('border-b border-border', name === 'sumOfPayments' && 'font-semibold')}
            >
              <th
                scope="row"
                className={classes('py-1.5 text-left', name !== 'sumOfPayments' && 'font-normal')}
              >
                {label}
              </th>
              <td className="py-1.5 pl-2 text-right whitespace-nowrap">{net}</td>
              <td className="py-1.5 pl-2 text-right whitespace-nowrap">{gross}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section>
        <h3 className="mb-1 text-small font-medium text-text-muted">{headings.services}</h3>
        <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {sheet.services.map(({ name, label, isIncluded, value }) => (
            <li key={name} className="flex items-center gap-1.5">
              {isIncluded ? (
                <Check aria-hidden className="size-4 text-success" />
              ) : (
                <Minus aria-hidden className="size-4 text-text-muted" />
              )}
              <span className={isIncluded ? '' : 'text-text-muted'}>{label}</span>
              <span className="text-small text-text-muted">({value})</span>
            </li>
          ))}
        </ul>
      </section>
      {information !== null && (
        <section>
          <h3 className="mb-1 text-small font-medium text-text-muted">{headings.information}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{information}</p>
        </section>
      )}
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly SheetLine[] }) {
  return (
    <section>
      <h3 className="mb-1 text-small font-medium text-text-muted">{title}</h3>
      <dl className="space-y-0.5">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-text-muted">{label}</dt>
            <dd className="text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
