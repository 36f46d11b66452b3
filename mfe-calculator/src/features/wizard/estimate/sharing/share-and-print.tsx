import { useState } from 'react';
import { shareFragment, type TripData } from 'shared-contracts';
import { Button, Title, useServices } from 'shared-contracts/ui';
import { Field } from '../../fields/field.tsx';
import classes from './share-and-print.module.css';
import { sharingCopy as copy } from './sharing.copy.ts';

/** Prints the estimate, or copies a link that opens it elsewhere. The link carries the trip and no contact data. */
export function ShareAndPrint({ trip }: { trip: TripData }) {
  const { announce } = useServices();
  const [lastShared, setLastShared] = useState<{ link: string; isCopied: boolean } | null>(null);
  const linkToTrip = () => new URL(`/${shareFragment(trip)}`, location.origin).href;
  const share = async () => {
    const link = linkToTrip();
    const isCopied = await copyText(link);
    setLastShared({ link, isCopied });
    announce(isCopied ? copy.copied : copy.refused);
  };
  // After a change of answers the last link is of another estimate.
  const shared = lastShared && lastShared.link === linkToTrip() ? lastShared : null;
  return (
    <div className={classes.share}>
      <Title order={4}>{copy.title}</Title>
      <div>
        <Button type="button" variant="default" onClick={() => window.print()}>
          {copy.print}
        </Button>
        <Button type="button" variant="default" onClick={() => void share()}>
          {copy.copy}
        </Button>
      </div>
      {shared?.isCopied && <p>{copy.copied}</p>}
      {shared && !shared.isCopied && (
        <Field
          readOnly
          name="link"
          label={copy.link}
          hint={copy.refused}
          value={shared.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}

/** @returns false if the clipboard is missing (plain http) or refused */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
