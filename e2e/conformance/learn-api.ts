import { bounds, type DestinationOption, standardChoice, type Treatment } from 'shared-contracts';
import { createApi, sourceCountries } from 'shared-contracts/host';
import {
  OptionsAnswerSchema,
  TreatmentCountriesAnswerSchema,
  TreatmentsAnswerSchema,
  wholeAnswer,
} from 'shared-contracts/wire';
import { readPlain } from 'shell/fit-answer';
import * as v from 'valibot';
import { ask, type Connection, fetchBy, type Reply, wholeBody } from './ask.ts';

const TRIPS_MAX = 10;

/** A trip to ask about. */
export interface Trip {
  treatment: Treatment;
  nights: number;
  /** Where the treatment is offered; undefined if the API does not say. */
  countries?: readonly DestinationOption[];
  /** The first of them. */
  destination?: string;
}

/** What an API says of itself, to ask the rest with. */
export interface Known {
  /** The list, each row whole. */
  rows: readonly unknown[];
  /** Its rows that fit. */
  treatments: readonly Treatment[];
  /** For the first treatment of each category, up to ten; first those whose country is known. */
  trips: readonly Trip[];
  /** A country that a trip may start in. */
  source: string;
  /** Of a hotel and a food that the API has. */
  accommodationId: number;
  foodId: number;
}

/** @throws Error with one line if the API does not answer at all */
export async function learnApi(connection: Connection): Promise<Known> {
  const api = createApi({ baseUrl: connection.address, fetch: fetchBy(connection.send, readReply) });
  const list = await ask(connection, 'GET /masters/treatments');
  if (list.status === 0) throw new Error(`${connection.address} ${list.failure}`);
  const body = readPlain(TreatmentsAnswerSchema, wholeBody(list));
  const rows: unknown[] = Array.isArray(body) ? body : [];
  const treatments = v.parse(
    TreatmentsAnswerSchema,
    rows.filter(row => v.is(TreatmentsAnswerSchema, [row])),
  );
  const firsts = [...Map.groupBy(treatments, ({ category }) => category).values()].flatMap(
    ([first]) => first ?? [],
  );
  const trips = await Promise.all(
    firsts.slice(0, TRIPS_MAX).map(async treatment => {
      const countries = await api.treatmentCountries(treatment.id).catch(() => undefined);
      return createTrip(treatment, countries);
    }),
  );
  const options = await api
    .options()
    .catch(() => v.parse(OptionsAnswerSchema, wholeAnswer('GET masters/options', {})));
  return {
    rows,
    treatments,
    trips: trips.toSorted((one, other) => Number(!one.destination) - Number(!other.destination)),
    source: options.sources[0]?.name ?? sourceCountries[0] ?? '',
    accommodationId: chooseId(options.accommodation, standardChoice.accommodationMasterId),
    foodId: chooseId(options.food, standardChoice.foodMasterId),
  };
}

const readReply = (reply: Reply): unknown =>
  readPlain(
    reply.request.startsWith('POST') ? TreatmentCountriesAnswerSchema : OptionsAnswerSchema,
    wholeBody(reply),
  );

function createTrip(treatment: Treatment, countries: readonly DestinationOption[] | undefined): Trip {
  const destination = countries?.[0]?.name;
  return {
    treatment,
    nights: Math.min(Math.max(treatment.duration, bounds.nights.min), bounds.nights.max),
    ...(countries && { countries }),
    ...(destination && { destination }),
  };
}

/** The standard one if the API has it, else its first. */
const chooseId = (listed: readonly { id: number }[], standard: number): number =>
  (listed.find(({ id }) => id === standard) ?? listed[0])?.id ?? standard;
