import { bounds, describeStays, pluralize } from 'shared-contracts';
import { describeParty } from '../../../../shared/units.rules.ts';

export const accommodationCopy = {
  title: 'Accommodation and people',
  missing: {
    patients: { text: `enter 1 to ${bounds.patients.max} patients`, field: 'patients' },
    companions: { text: `enter 0 to ${bounds.companions.max} companions`, field: 'companions' },
    accommodationType: { text: 'choose a kind of accommodation', field: 'accommodation' },
    nights: { text: `enter 1 to ${bounds.nights.max} nights`, field: 'accommodationDuration' },
    /** @param place among the trips after the first, from 0 */
    laterNights: (place: number) => ({
      text: `enter 1 to ${bounds.nights.max} nights for trip ${place + 2}`,
      field: `laterNights-${place}`,
    }),
  },
  patients: { label: 'Patients', noun: 'patient', hint: 'Typical: 1.' },
  companions: { label: 'Companions', noun: 'companion', hint: 'Everybody who comes along.' },
  nights: { label: 'Nights', noun: 'night' },
  /** Where there are several. @param trip its number, from 1 */
  nightsOf: (trip: number) => ({ label: `Nights of trip ${trip}`, noun: `night of trip ${trip}` }),
  typicalNights: (count: number) => `Typical: ${count}.`,
  /** @param rooms undefined if it is not known how many are counted */
  travelers: (count: number, rooms: number | undefined) =>
    `${pluralize(count, 'traveller')} in all${rooms === undefined ? '' : `, ${pluralize(rooms, 'room')}`}.`,
  kind: 'Kind of accommodation',
  perNight: (price: string) => `${price} a night and room.`,
  atHome: 'You are treated in your own country: no hotel is counted.',
  answer: (patients: number, companions: number, stays: readonly number[], room: string | undefined) =>
    [describeParty(patients, companions), describeStays(stays), ...(room ? [room] : [])].join(', '),
} as const;
