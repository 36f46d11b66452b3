import { hasSlug, searchTreatments } from 'shared-contracts';
import {
  type MasterData,
  type PageNeed,
  pageNeeds,
  section3Destinations,
  sourceCountries,
} from 'shared-contracts/host';
import * as v from 'valibot';
import type { Listed } from './find-treatments.ts';
import { readJson } from './read-json.ts';
import type { SiteCall, SiteCallName } from './site-calls.ts';

/** What the API says of itself by its answers. */
export interface ApiState {
  /** Where it is not the usual. */
  masterData: Partial<MasterData>;
  /** What pages need and it does not have. */
  unmet: readonly PageNeed[];
  /** Addresses that the site's pages link to by name, and that lead to no treatment. */
  nowhere: readonly string[];
}

/** The state of an API that was not asked. */
export const UNASKED: ApiState = { masterData: {}, unmet: [], nowhere: [] };

/** The calls that a page is made of. */
const needed: Readonly<Record<PageNeed, readonly SiteCallName[]>> = {
  'price-book': ['GET masters/price-book'],
  countries: ['GET masters/destinations', 'GET masters/trip-costs', 'GET masters/costs-by-source'],
};

/** More treatments than this are too many for one page. */
const TREATMENTS_MAX = 100;
export const isTooLong = (count: number): boolean => count > TREATMENTS_MAX;

const OptionsSchema = v.object({ sources: v.array(v.object({ name: v.string() })) });
const DestinationsSchema = v.array(v.object({ country: v.string() }));

/**
 * Notes what answers of the API say of it.
 * @param linked addresses that the site's pages link to by name: of a treatment, or of a search for one
 * @param lacks whether the API does not have the call of a name
 */
export function createApiState(linked: readonly string[] = [], lacks = (_name: SiteCallName) => false) {
  let listed: readonly Listed[] = [];
  let nowhere: readonly string[] = [];
  let countries: { sources?: string[] | undefined; destinations?: string[] | undefined } = {};

  return {
    /** @param text undefined where the call is not there */
    note({ name }: SiteCall, text: string | undefined): void {
      if (name === 'GET masters/options')
        countries = { ...countries, sources: text === undefined ? undefined : sourcesIn(text) };
      if (name === 'GET masters/destinations')
        countries = { ...countries, destinations: text === undefined ? undefined : destinationsIn(text) };
    },
    /** Whether it has hardly more than section 7: not even the choices of hotel and food. */
    isOfSection7: (): boolean => lacks('GET masters/options'),
    /** @param rows the whole list of treatments */
    noteTreatments(rows: readonly Listed[]): void {
      if (rows === listed) return;
      listed = rows;
      nowhere = linked.filter(address => !leadsTo(rows, new URL(address, 'http://site')));
    },
    read: (): ApiState => ({
      masterData: {
        ...(countries.sources && { sources: countries.sources }),
        ...(countries.destinations && { destinations: countries.destinations }),
        ...(lacks('GET masters/options') && { hasOtherSource: false }),
        ...(lacks('GET masters/trip-costs') && { residences: [] }),
        ...(isTooLong(listed.length) && { hasManyTreatments: true }),
      },
      unmet: pageNeeds.filter(need => needed[need].some(lacks)),
      nowhere,
    }),
  };
}

/** Whether an address finds any of these treatments: as a search, or as the page of one. */
function leadsTo(rows: readonly Listed[], { pathname, searchParams }: URL): boolean {
  const term = searchParams.get('q');
  if (term !== null) return searchTreatments(rows, term, false).length > 0;
  const slug = pathname.slice(pathname.lastIndexOf('/') + 1);
  return rows.some(row => hasSlug(row, slug));
}

const sourcesIn = (text: string) => {
  const parsed = v.safeParse(OptionsSchema, readJson(text));
  return parsed.success
    ? othersThan(
        sourceCountries,
        parsed.output.sources.map(({ name }) => name),
      )
    : undefined;
};

const destinationsIn = (text: string) => {
  const parsed = v.safeParse(DestinationsSchema, readJson(text));
  return parsed.success
    ? othersThan(section3Destinations.toSorted(), parsed.output.map(({ country }) => country).toSorted())
    : undefined;
};

/** Undefined for no names, and for the names that the site knows. */
const othersThan = (known: readonly string[], names: string[]) =>
  names.length === 0 || String(names) === String(known) ? undefined : names;
