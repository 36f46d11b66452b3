import * as v from 'valibot';
import { UnitsSchema, VisitsSchema } from './fields.ts';

const answer = <const S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);

/**
 * By the step that asks: the answers that have one name and one form wherever they go, in a trip and its link, in the step's
 * update, in the saved trip. Null until they are given, and then absent from an update.
 */
export const plainAnswersOf = {
  treatment: {
    /** Teeth, implants or eyes of each patient; until answered the treatment's typical number counts (section 10.5). */
    units: answer(UnitsSchema),
    /**
     * Visits that are counted. Choosing a treatment sets its usual ones; null, as in trips from before there was a choice,
     * means one (section 10.29).
     */
    visits: answer(VisitsSchema),
  },
  destination: {},
  dates: {},
  accommodation: {},
  food: {},
};

type ByStep = typeof plainAnswersOf;
type PlainAnswers = ByStep['treatment'] &
  ByStep['destination'] &
  ByStep['dates'] &
  ByStep['accommodation'] &
  ByStep['food'];

/** All of them. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no two steps ask the same
export const plainAnswers = Object.assign({}, ...Object.values(plainAnswersOf)) as PlainAnswers;
