import type { Ref } from 'react';
import { type CostBreakdown, formatMonth, isNotFound, saveThrough, sessionAtom } from 'shared-contracts';
import {
  Button,
  Failure,
  Title,
  useAtomValue,
  useFetched,
  useNavigate,
  useServices,
  useStore,
} from 'shared-contracts/ui';
import type { WizardData } from '../use-trip-data.ts';
import { CostLines } from './cost-lines.tsx';
import { estimateCopy as copy } from './estimate.copy.ts';
import classes from './estimate.module.css';

const zero: CostBreakdown = { treatment: 0, travel: 0, visa: 0, accommodation: 0, food: 0, total: 0 };

interface BreakdownProps {
  data: WizardData;
  heading: Ref<HTMLHeadingElement>;
  onChange(): void;
}

/** The itemised estimate of the saved answers; zero totals, said so, when it cannot be computed (section 8). */
export function Breakdown({ data: { trip, treatment, destination }, heading, onChange }: BreakdownProps) {
  const { api, session } = useServices();
  const store = useStore();
  const services = { api, session, store };
  const navigate = useNavigate();
  const { sessionId } = useAtomValue(sessionAtom);
  const query =
    sessionId === null
      ? null
      : {
          // Of these very answers: another trip is another question.
          queryKey: ['session-cost', sessionId, trip],
          queryFn: async ({ signal }: { signal: AbortSignal }) => {
            try {
              return await api.computeCost(sessionId, signal);
            } catch (error) {
              if (!isNotFound(error)) throw error;
              // A lost session: a new one gets all answers, and the call is repeated once.
              return await api.computeCost(await saveThrough(services, 'food'), signal);
            }
          },
        };
  // Without a session there is nothing to ask again: one is started, and gets the answers.
  const startAgain = () => void saveThrough(services, 'food').catch(() => undefined);
  const { data: cost, loading, failed, retry } = useFetched(query, zero);
  return (
    <div>
      <Title order={3} ref={heading} tabIndex={-1}>
        {copy.estimate}
      </Title>
      <p>
        {treatment?.name}, {trip.source} to {trip.destination}
      </p>
      {loading && <p>{copy.loading}</p>}
      {(failed || !query) && (
        <Failure text={copy.failedCost} label={copy.retry} retry={query ? retry : startAgain} />
      )}
      {!loading && <CostLines cost={cost} label={copy.estimate} />}
      {treatment && <p>{copy.unit(treatment.priceUnit, treatment.typicalUnits)}</p>}
      {destination && (
        <>
          <Title order={4}>{copy.excludes}</Title>
          <ul>
            {destination.excludes.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className={classes.small}>{copy.indicative(formatMonth(destination.asOf))}</p>
        </>
      )}
      <div className={classes.buttons}>
        <Button type="button" variant="default" onClick={onChange}>
          {copy.change}
        </Button>
        <Button type="button" onClick={() => void navigate('/contact')}>
          {copy.request}
        </Button>
      </div>
    </div>
  );
}
