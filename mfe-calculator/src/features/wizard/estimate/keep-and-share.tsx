import { useState } from 'react';
import { shareFragment, type TripData } from 'shared-contracts';
import { Button, Title, useServices } from 'shared-contracts/ui';
import { Field } from '../field.tsx';
import { keepCopy as copy } from './estimate.copy.ts';
import classes from './keep-and-share.module.css';

/** The estimate on paper, or as a link that opens it elsewhere. The link is made on request only, and holds no contact data. */
export function KeepAndShare({ trip }: { trip: TripData }) {
  const { announce } = useServices();
  const [made, setMade] = useState<{ link: string; copied: boolean } | null>(null);
  const link = () => new URL(`/${shareFragment(trip)}`, location.origin).href;
  const share = async () => {
    const copied = await copyText(link());
    setMade({ link: link(), copied });
    announce(copied ? copy.copied : copy.refused);
  };
  // A link of other answers is not this estimate's.
  const shown = made && made.link === link() ? made : null;
  return (
    <div className={classes.keep}>
      <Title order={4}>{copy.title}</Title>
      <div>
        <Button type="button" variant="default" onClick={() => window.print()}>
          {copy.print}
        </Button>
        <Button type="button" variant="default" onClick={() => void share()}>
          {copy.copy}
        </Button>
      </div>
      {shown?.copied && <p>{copy.copied}</p>}
      {shown && !shown.copied && (
        <Field
          readOnly
          name="link"
          label={copy.link}
          hint={copy.refused}
          value={shown.link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
}

/** False where the browser does not give the clipboard: not asked for on this page, refused, or on plain http. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
