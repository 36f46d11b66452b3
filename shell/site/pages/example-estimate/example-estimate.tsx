import {
  type CostBySource,
  type CostsBySource,
  formatMonth,
  hasSlug,
  queries,
  residenceAtom,
  sessionAtom,
  slugOf,
  type Treatment,
  tripFigures,
} from 'shared-contracts';
import {
  Dollars,
  Link,
  ResidenceSelect,
  Title,
  useApiQuery,
  useAtomValue,
  useMoney,
  useSeenChange,
  useServices,
} from 'shared-contracts/ui';
import { EXAMPLE_TREATMENT, treatmentAddress } from '../linked-treatments.ts';
import { exampleCopy as copy } from './example-estimate.copy.ts';
import classes from './example-estimate.module.css';

/** A usual trip with one total, whose price was found on pages and can be compared with home. */
const example = {
  treatment: EXAMPLE_TREATMENT,
  country: 'Turkey',
  /** Until it is known where the visitor lives. */
  from: 'UK',
};

type LineName = keyof typeof copy.lines;
const lineNames = Object.keys(copy.lines) as LineName[];

/** Whether the API has the example. */
export function useHasExample(): boolean {
  const { hasPage } = useServices();
  return hasPage('/treatments/:slug/:country') && hasPage(treatmentAddress(example.treatment));
}

/**
 * One real estimate from where the visitor lives, with what each line counts; on the page of the process with what it rests
 * on. Its lines stand in the HTML, the amounts come once the session has started.
 */
export function ExampleEstimate({ isExplained = false }: { isExplained?: boolean }) {
  const { costs, cost, from } = useExampleCosts();
  const money = useMoney();
  const { hasPage } = useServices();
  const { explained } = copy;
  const figure = cost && tripFigures(cost, cost.homePrice, money)[0];
  const changed = useSeenChange(figure?.about);
  return (
    <section className={classes.estimate} aria-labelledby="example">
      <Title order={2} size="h4" id="example">
        <Link to={`${treatmentAddress(example.treatment)}/${slugOf(example.country)}`}>
          {copy.title(example.treatment, example.country)}
        </Link>
      </Title>
      <p className={classes.trip} data-note="">
        {copy.trip(from)}
      </p>
      <p className={classes.total} {...changed}>
        {figure ? (
          <>
            <strong>{figure.about}</strong> {figure.range && <span>({figure.range})</span>}
            <Dollars usd={figure.total} />
          </>
        ) : (
          copy.pending
        )}
      </p>
      <div className={classes.bar} aria-hidden>
        {cost &&
          lineNames.map(
            name => cost[name] > 0 && <span key={name} data-line={name} style={{ flexGrow: cost[name] }} />,
          )}
      </div>
      <dl>
        {lineNames.map(name => {
          const { name: title, counts, text } = copy.lines[name];
          const counted = counts(costs?.nights ?? null);
          return (
            <div key={name}>
              <dt>
                <i data-line={name} aria-hidden />
                {title}
                {counted && <span>{`, ${counted}`}</span>}
              </dt>
              <dd>{cost && (cost[name] === 0 ? copy.none : money.exact(cost[name]))}</dd>
              {isExplained && <dd>{text}</dd>}
            </div>
          );
        })}
        {isExplained && (
          <div>
            <dt>{explained.total.name}</dt>
            <dd>
              {figure?.about} {figure?.range && <span>({figure.range})</span>}
            </dd>
            <dd>{explained.total.text}</dd>
          </div>
        )}
        {cost?.homePrice && figure?.comparison && (
          <div>
            <dt>
              {copy.home(from)}
              <span>, {money.range(cost.homePrice.low, cost.homePrice.high)}</span>
            </dt>
            <dd>{copy.trips(figure.comparison.text)}</dd>
            {isExplained && <dd>{explained.home(money.about(cost.homePrice.typical))}</dd>}
          </div>
        )}
      </dl>
      <ResidenceSelect />
      {isExplained && costs?.asOf && (
        <p data-note="">
          {explained.asOf(formatMonth(costs.asOf))}{' '}
          {hasPage('/prices') && <Link to="/prices">{explained.prices}</Link>}
        </p>
      )}
    </section>
  );
}

/** The example from where the visitor lives; from the UK while that is not known, and from a country that is not listed. */
function useExampleCosts(): { costs: CostsBySource | null; cost: CostBySource | undefined; from: string } {
  const { api } = useServices();
  const { country } = useAtomValue(residenceAtom);
  const { isInitialized } = useAtomValue(sessionAtom);
  const slug = slugOf(example.treatment);
  const { data: treatments } = useApiQuery<Treatment[]>(
    isInitialized ? queries.treatments(api, { slug }) : null,
    [],
  );
  const treatment = treatments.find(listed => hasSlug(listed, slug));
  const { data: costs } = useApiQuery<CostsBySource | null>(
    treatment
      ? queries.costsBySource(api, { treatmentId: treatment.id, destination: example.country })
      : null,
    null,
  );
  const costFrom = (source: string | null) => costs?.costs.find(entry => entry.source === source);
  const cost = costFrom(country) ?? costFrom(example.from);
  return { costs, cost, from: cost?.source ?? example.from };
}
