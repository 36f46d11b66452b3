import {
  type ApiAddition,
  apiAdditions,
  SHORT_LIST_MAX,
  section3Destinations,
  sourceCountries,
} from 'shared-contracts/host';
import * as v from 'valibot';
import { isAbsent, type SiteCall } from './site-calls.ts';

/** What the API says of itself by its answers. */
export interface ApiState {
  lacks: readonly ApiAddition[];
  /** Countries that a trip may start in; undefined for those of section 9. */
  sources?: readonly string[] | undefined;
  /** Countries that a trip may lead to; undefined for those of section 3. */
  destinations?: readonly string[] | undefined;
}

const OptionsSchema = v.object({ sources: v.array(v.object({ name: v.string() })) });
const DestinationsSchema = v.array(v.object({ country: v.string() }));

/** Notes what answers of the API say of it. Until it has answered, it is taken to have all calls. */
export function createApiState() {
  const absent = new Set<string>();
  let isLong = false;
  let countries: Pick<ApiState, 'sources' | 'destinations'> = {};

  const lacks = (): ApiAddition[] =>
    apiAdditions.filter(addition =>
      addition === 'short-list' ? isLong : absent.has(`GET masters/${addition}`),
    );

  function note({ name, isAdded }: SiteCall, status: number, text: string, isProbe = false): void {
    // It answers 404 where a treatment has no price, too.
    const isTelling = isProbe || name !== 'GET masters/costs-by-source';
    if (isAdded && isTelling && isAbsent(status)) absent.add(name);
    else if (isAdded && status < 500 && !isAbsent(status)) absent.delete(name);
    const isRead = status === 200;
    if (name === 'GET masters/options')
      countries = {
        ...countries,
        sources: isRead ? sourcesIn(text) : isAbsent(status) ? undefined : countries.sources,
      };
    if (name === 'GET masters/destinations')
      countries = {
        ...countries,
        destinations: isRead ? destinationsIn(text) : isAbsent(status) ? undefined : countries.destinations,
      };
  }

  return {
    note,
    /** @param count rows of the whole list of treatments */
    noteTreatments: (count: number): void => void (isLong = count > SHORT_LIST_MAX),
    read: (): ApiState => ({ lacks: lacks(), ...countries }),
  };
}

const sourcesIn = (text: string) => {
  const parsed = v.safeParse(OptionsSchema, valueOf(text));
  return parsed.success
    ? othersThan(
        sourceCountries,
        parsed.output.sources.map(({ name }) => name),
      )
    : undefined;
};

const destinationsIn = (text: string) => {
  const parsed = v.safeParse(DestinationsSchema, valueOf(text));
  return parsed.success
    ? othersThan(section3Destinations.toSorted(), parsed.output.map(({ country }) => country).toSorted())
    : undefined;
};

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined for none, and for those that the site knows. */
const othersThan = (known: readonly string[], names: readonly string[]) =>
  names.length === 0 || String(names) === String(known) ? undefined : names;
