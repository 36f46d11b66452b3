import { type Addressed, brand, formatDate, type TripData } from 'shared-contracts';
import { useToday } from '../../../../shared/use-today.ts';
import classes from './print-frame.module.css';
import { sharingCopy as copy } from './sharing.copy.ts';
import { typedAddress } from './typed-address.ts';

/** Head of the printed page: brand and date. */
export function PrintHead() {
  const day = useToday() ?? '';
  return (
    <p className={classes.head}>
      <strong>{brand.name}</strong> <span>{copy.printed(formatDate(day))}</span>
    </p>
  );
}

interface PrintFootProps {
  trip: TripData;
  treatment: Addressed | undefined;
  /** Of the amounts, if it is not US dollars. */
  currency: string | undefined;
  link: string;
}

/** Foot of the printed page: contact details, and two ways back to the estimate: a link, and an address to type. */
export function PrintFoot({ trip, treatment, currency, link }: PrintFootProps) {
  const { destination } = trip;
  return (
    <div className={classes.foot}>
      {treatment && destination && (
        <p>
          <a href={link}>{copy.reopen}</a>{' '}
          <span>
            {copy.again} {location.host}
            {typedAddress(trip, treatment, destination, currency)}
          </span>
        </p>
      )}
      <p>
        {copy.contact}{' '}
        <span>
          {brand.email}, {brand.phone}
        </span>
      </p>
    </div>
  );
}
