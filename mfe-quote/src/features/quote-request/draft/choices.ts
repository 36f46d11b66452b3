import { timelines } from 'shared-contracts';
import * as v from 'valibot';

/** A time of the form's list. */
export const TimelineSchema = v.picklist(timelines.map(({ value }) => value));
