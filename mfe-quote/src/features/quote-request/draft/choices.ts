import { sourceCountries, timelines } from 'shared-contracts';
import * as v from 'valibot';

/** A country of the form's list. */
export const SourceSchema = v.picklist(sourceCountries as readonly string[]);

/** A time of the form's list. */
export const TimelineSchema = v.picklist(timelines.map(({ value }) => value));
