import { countriesAtom } from 'shared-contracts';
import { Link, Picture, Section, Title, useAtomValue } from 'shared-contracts/ui';
import { countryImage } from '../../shared/addresses.rules.ts';
import { CountryLink } from '../../shared/country-link.tsx';
import { profiles } from '../../shared/profiles.ts';
import classes from './destinations.module.css';
import { featuredCopy as copy } from './featured-destinations.copy.ts';
import { PromisedSaving } from './promised-saving.tsx';

const CARD_SIZES = '(min-width: 62em) 280px, (min-width: 36em) 45vw, 64px';

/** The home page's section about the profiled countries that the API lists. */
export function FeaturedDestinations() {
  const { destinations } = useAtomValue(countriesAtom);
  const listed = profiles.filter(({ name }) => destinations.includes(name));
  if (listed.length === 0) return null;
  return (
    <Section tone="deep" title={copy.title}>
      <ul className={classes.featured}>
        {listed.map(({ name, savings, accreditation }) => (
          <li key={name} data-card="">
            <Picture src={countryImage(name)} alt="" width={800} height={600} sizes={CARD_SIZES} />
            <div className={classes.body}>
              <header>
                <Title order={3}>
                  <CountryLink country={name} />
                </Title>
                <p>{accreditation}</p>
              </header>
              <PromisedSaving country={name} savings={savings} />
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.more}>
        <Link to="/destinations">{copy.more}</Link> <span data-note="">{copy.note}</span>
      </p>
    </Section>
  );
}
