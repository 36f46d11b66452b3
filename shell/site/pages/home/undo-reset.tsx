import { useEffect } from 'react';
import { queries, type Treatment } from 'shared-contracts';
import { undoableTripAtom, undoResetAtom } from 'shared-contracts/host';
import { useAtomValue, useNavigate, useQueryClient, useServices, useSetAtom } from 'shared-contracts/ui';
import { Container } from 'shared-contracts/ui/host';
import { homeCopy } from './home.copy.ts';
import classes from './undo-reset.module.css';

const copy = homeCopy.reset;

/** Says that entering the page has cleared a trip, with a button that brings it back. Gone with the first new answer. */
export function UndoReset() {
  const trip = useAtomValue(undoableTripAtom);
  const undo = useSetAtom(undoResetAtom);
  const navigate = useNavigate();
  const { announce, api } = useServices();
  const listed = useQueryClient().getQueryData<Treatment[]>(queries.treatments(api).queryKey);
  const text = trip && copy.text(listed?.find(({ id }) => id === trip.treatmentType)?.name ?? null);

  useEffect(() => {
    if (text) announce(text);
  }, [text, announce]);

  if (!text) return null;
  return (
    <div className={classes.notice}>
      <Container className={classes.line}>
        <p data-note="">{text}</p>
        <button
          type="button"
          onClick={() => {
            undo();
            void navigate('/#calculator-section');
          }}
        >
          {copy.undo}
        </button>
      </Container>
    </div>
  );
}
