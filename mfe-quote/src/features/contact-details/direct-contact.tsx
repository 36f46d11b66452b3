import { brand } from 'shared-contracts';
import { Title } from 'shared-contracts/ui';
import { copy } from './contact-details.copy.ts';
import classes from './contact-details.module.css';

/** The email address, for visitors who do not want to use the form. */
export function DirectContact() {
  return (
    <aside className={classes.direct} aria-labelledby="direct-contact">
      <Title order={2} size="h4" id="direct-contact">
        {copy.direct.title}
      </Title>
      <p>{copy.direct.text}</p>
      <p>
        <a className={classes.address} href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
      </p>
      <p data-note="">{copy.notAdvice}</p>
    </aside>
  );
}
