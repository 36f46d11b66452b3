import { residenceAtom } from 'shared-contracts';
import {
  Link,
  LocalAmount,
  Picture,
  PriceMark,
  Section,
  Title,
  useAtomValue,
  useTripCosts,
} from 'shared-contracts/ui';
import { countryImage, countryPath } from '../../shared/addresses.rules.ts';
import { profiles } from '../../shared/profiles.ts';
import classes from './destinations.module.css';
import { EXAMPLE, exampleTotal } from './example-trip.ts';
import { featuredCopy as copy } from './featured-destinations.copy.ts';
import { profileCopy } from './profile.copy.ts';
import { useSavingsCase } from './use-savings-case.ts';

const CARD_SIZES = '(min-width: 62em) 280px, (min-width: 36em) 45vw, 90vw';

/** The home page's section about the four profiled countries. */
export function FeaturedDestinations() {
  const { data: costs } = useTripCosts();
  const { country } = useAtomValue(residenceAtom);
  const ownCase = useSavingsCase();
  return (
    <Section tone="deep" eyebrow={copy.featured} title={copy.featuredTitle}>
      <ul className={classes.featured}>
        {profiles.map(({ name, tagline, savings, accreditation }) => (
          <li key={name} data-card="">
            <Picture src={countryImage(name)} alt="" width={800} height={600} sizes={CARD_SIZES} />
            <div className={classes.body}>
              <Title order={3}>
                <Link to={countryPath(name)}>{name}</Link>
              </Title>
              <p className={classes.tagline}>{tagline}</p>
              <p>{accreditation}</p>
              <p className={classes.savings}>{profileCopy.save(savings)}</p>
              <p className={classes.savings} data-own="">
                {ownCase(name)}
              </p>
              <p className={classes.example}>
                <Example
                  country={name}
                  figure={exampleTotal(costs, name)}
                  source={costs?.travelIncluded ? country : null}
                />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.small} data-note="">
        {profileCopy.condition} {copy.exampleNote}
      </p>
      <Link className={classes.more} to="/destinations">
        {copy.more}
      </Link>
    </Section>
  );
}

interface ExampleProps {
  country: string;
  figure: ReturnType<typeof exampleTotal>;
  /** Where the trip starts, if that is known. */
  source: string | null;
}

/** A whole trip, and how to see one until it is known where the visitor lives. */
function Example({ country, figure, source }: ExampleProps) {
  if (!figure) return copy.ask;
  return (
    <>
      {copy.exampleFrom(source)}
      <span>
        <strong>{figure.amount}</strong> {figure.scope}
        <LocalAmount usd={figure.total} />{' '}
        <PriceMark treatmentId={EXAMPLE} country={country} basis={figure.basis} />
      </span>
    </>
  );
}
