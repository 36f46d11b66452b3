import { useEffect, useRef } from 'react';
import { countriesAtom, residenceAtom, type TripsNarrow } from 'shared-contracts';
import { Failure, useAtomValue, useServices, useTripCosts } from 'shared-contracts/ui';
import { typicalTripNoteCopy as copy } from './typical-trip-note.copy.ts';
import classes from './typical-trip-note.module.css';

interface TypicalTripNoteProps {
  /** Which typical trips the page shows; all by default. */
  narrow?: TripsNarrow;
  /** How long the trips are, e.g. `15 nights`. */
  stay: string;
  /** What the page shows until it is known where the visitor lives, as a sentence; the treatment alone by default. */
  beforeAnswer?: string;
}

/**
 * What the totals of a page count (section 10.6), below its `ResidenceSelect`; before that is answered, what they will count.
 * Not there where no totals are known.
 */
export const TypicalTripNote = (props: TypicalTripNoteProps) =>
  useAtomValue(countriesAtom).residences.length > 0 && <KnownTripNote {...props} />;

function KnownTripNote({ narrow, stay, beforeAnswer = copy.untilThen }: TypicalTripNoteProps) {
  const { country } = useAtomValue(residenceAtom);
  const { data, failed, retry } = useTripCosts(narrow);
  const describe = () => {
    if (country === null) return copy.ask(beforeAnswer);
    if (data === null) return copy.loading;
    return data.travelIncluded ? copy.allIn(country, stay) : copy.withoutTravel(stay);
  };
  const text = describe();
  useAnnouncedChange(failed || text === copy.loading ? null : text);
  if (failed) return <Failure text={copy.failed} label={copy.retry} retry={retry} />;
  return <p className={classes.note}>{text}</p>;
}

/** Announces a text that changes, not the one that came with the page. @param text null while it is not known */
function useAnnouncedChange(text: string | null): void {
  const { announce } = useServices();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (text === null || text === last.current) return;
    if (last.current !== null) announce(text);
    last.current = text;
  }, [text, announce]);
}
