import type { ReactNode } from 'react';
import {
  categoryName,
  type DestinationOption,
  scopeOf,
  type Treatment,
  type TripCosts,
} from 'shared-contracts';
import { Button, LocalAmount, PageHero, PriceMark } from 'shared-contracts/ui';
import { describeUsualTrips, typicalTripOf } from '../../../shared/figures.rules.ts';
import { HeroPicture } from '../../../shared/hero-picture.tsx';
import { figuresOf, headlineOf } from '../country-figures.rules.ts';
import { EstimateLink } from '../estimate-link.tsx';
import { figuresCopy } from '../figures.copy.ts';
import { QuoteLink } from '../quote-link.tsx';
import { TripVariants } from '../trip-variants.tsx';
import { inCountryCopy as copy } from './in-country.copy.ts';
import classes from './in-country.module.css';

interface FiguresProps {
  treatment: Treatment;
  offer: DestinationOption;
  costs: TripCosts | null;
}

interface HeroProps {
  name: string;
  country: string;
  treatment: Treatment | undefined;
  offer: DestinationOption | null | undefined;
  costs: TripCosts | null;
  /** About data that is not there. */
  children: ReactNode;
}

/** Top of the page. Its h1 keeps the focus when the data arrives. */
export function InCountryHero({ name, country, treatment, offer, costs, children }: HeroProps) {
  return (
    <PageHero
      eyebrow={treatment ? categoryName(treatment.category) : ''}
      title={copy.title(name, country)}
      lead={
        offer
          ? copy.lead(
              name,
              country,
              (treatment && describeUsualTrips(treatment)) ?? figuresCopy.nights(offer.stayDays),
            )
          : ''
      }
      picture={<HeroPicture src={treatment?.image} alt={treatment?.imageText} />}
    >
      {treatment && offer && <Figures treatment={treatment} offer={offer} costs={costs} />}
      {children}
    </PageHero>
  );
}

/** The whole trip once it is known where the visitor lives, the treatment before; as tall before as after. */
function Figures({ treatment, offer, costs }: FiguresProps) {
  const { country } = offer;
  const trip = typicalTripOf(costs, treatment.id);
  const figures = figuresOf(offer, treatment, trip);
  const { treatment: part, units, totalUsd, basis, note, comparison } = figures;
  const { amount, includes, below } = headlineOf(treatment, figures, offer.span, scopeOf(costs, treatment));
  return (
    <>
      <p className={classes.price}>
        <strong>{amount}</strong>
        {figuresCopy.forUnits('', units)} {includes}
        <LocalAmount usd={totalUsd} />
        <span>
          {below && `${below}, `}
          {part !== null && figuresCopy.treatment(part)}{' '}
          <PriceMark treatmentId={treatment.id} country={country} basis={basis} note={note} />
        </span>
        <span>{comparison?.withHome ?? '\u00A0'}</span>
      </p>
      <div className={classes.variants}>
        <TripVariants treatment={treatment} country={country} />
      </div>
      <div className={classes.actions}>
        <Button size="lg" component={EstimateLink} treatment={treatment} country={country}>
          {figuresCopy.explore(country)}
        </Button>
        <QuoteLink variant="outline" treatment={treatment} destination={country}>
          {copy.quote}
        </QuoteLink>
      </div>
    </>
  );
}
