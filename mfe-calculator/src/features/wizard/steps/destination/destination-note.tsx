import { Fragment, type ReactNode } from 'react';
import {
  type CostByCountry,
  compareWithHome,
  type DestinationOption,
  usd,
  usualRange,
} from 'shared-contracts';
import { hasTravel } from '../../estimate/route.rules.ts';
import { rangeOf } from '../../estimate/total.rules.ts';
import type { WizardData } from '../../use-wizard-data.ts';
import { wizardCopy } from '../../wizard.copy.ts';
import { destinationCopy as copy } from './destination.copy.ts';

/** As many lines as a card keeps free. */
const MAX_LINES = 3;

interface DestinationNoteProps {
  data: WizardData;
  option: DestinationOption;
  /** Of the whole trip there; undefined until it is known. */
  cost: CostByCountry | undefined;
  /** What the figures count, e.g. `for 8 veneers`. */
  counted: string | null;
}

/** What a destination's card says below its figure. What has to stand beside its price is a line more. */
export function DestinationNote({ data, option, cost, counted }: DestinationNoteProps) {
  const { trip, treatment, units, home } = data;
  const { country, priceLow, priceHigh, basis } = option;
  const isHome = country === trip.source;
  const marked = (text: string | null) => [text, wizardCopy.basis[basis]].filter(Boolean).join(' ');
  const lines: [name: string, line: ReactNode][] = cost
    ? [
        ['own', isHome && copy.ownCountry],
        ['range', rangeOf(cost)],
        ['treatment', marked(copy.treatmentPart(usd(cost.treatment), counted, hasTravel(trip)))],
        ['home', !isHome && home !== null && compareWithHome(cost.total, home).text],
      ]
    : [
        ['own', isHome && copy.ownCountry],
        ['alone', copy.plusTravel],
        ['range', marked(usualRange(priceLow, priceHigh, basis))],
        ['unit', units && treatment?.priceUnit],
      ];
  return [
    ...lines.filter(([, line]) => Boolean(line)).slice(0, MAX_LINES),
    ...(option.note ? [['note', option.note] as const] : []),
  ].map(([name, line], index) => (
    <Fragment key={name}>
      {index > 0 && '\n'}
      {line}
    </Fragment>
  ));
}
