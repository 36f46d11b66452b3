import type { ReactNode } from 'react';
import { categoryName, type DestinationOption, type Treatment } from 'shared-contracts';
import { Button, Link, PageHero, ResidenceSelect, Slot, useMoney } from 'shared-contracts/ui';
import { estimatePath } from '../../../shared/addresses.rules.ts';
import { describeStay } from '../../../shared/figures.rules.ts';
import hero from '../../../shared/hero-picture.module.css';
import { HeroPicture } from '../../../shared/hero-picture.tsx';
import { spanData } from '../../../shared/spans.copy.ts';
import { CountryPrice } from '../country-price.tsx';
import { QuoteLink } from '../quote-link.tsx';
import { inCountryCopy as copy } from './in-country.copy.ts';
import classes from './in-country.module.css';

interface HeroProps {
  name: string;
  country: string;
  treatment: Treatment | undefined;
  option: DestinationOption | null | undefined;
  /** About data that is not there. */
  children: ReactNode;
}

/** Top of the page, with the estimate of the whole trip. Its h1 keeps the focus when the data arrives. */
export function InCountryHero({ name, country, treatment, option, children }: HeroProps) {
  const money = useMoney();
  return (
    <PageHero
      eyebrow={treatment ? categoryName(treatment.category) : ''}
      title={copy.title(name, country)}
      lead={option ? copy.lead(name, country, treatment ? describeStay(treatment, option.stayDays) : '') : ''}
      picture={<HeroPicture src={treatment?.image} alt={treatment?.imageText} />}
      splitClass={hero.small}
    >
      {treatment && option && (
        <>
          <ResidenceSelect />
          <CountryPrice treatment={treatment} option={option} />
          <Slot
            name="treatment.estimate"
            place="hero"
            data={{ ...spanData(option.country, option.span, money), isMain: true, isUsual: true }}
          />
          <div className={classes.actions}>
            <Button size="lg" component={Link} to={estimatePath(treatment, option.country)}>
              {copy.estimate(option.country)}
            </Button>
            <QuoteLink treatment={treatment} destination={option.country}>
              {copy.quote}
            </QuoteLink>
          </div>
        </>
      )}
      {children}
    </PageHero>
  );
}
