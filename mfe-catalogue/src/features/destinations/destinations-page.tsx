import { countriesAtom } from 'shared-contracts';
import { PageHero, Section, useAtomValue, useServices } from 'shared-contracts/ui';
import { COUNTRY_PAGE } from '../../shared/addresses.rules.ts';
import { profiles } from '../../shared/profiles.ts';
import { CountryTable } from './country-table.tsx';
import { destinationsCopy as copy } from './destinations.copy.ts';
import classes from './destinations.module.css';
import { WorldMap } from './map/world-map.tsx';
import { profileCopy } from './profile.copy.ts';
import { ProfileCard } from './profile-card.tsx';

/** The profiles of countries that the API lists, and a table of all countries if countries have pages. */
export function DestinationsPage() {
  const hasTable = useServices().hasPage(COUNTRY_PAGE);
  const { destinations } = useAtomValue(countriesAtom);
  const isListed = (name: string) => destinations.includes(name);
  const listed = profiles.filter(({ name }) => isListed(name));
  return (
    <>
      <PageHero
        title={copy.title}
        lead={hasTable ? copy.lead(listed.length) : copy.profilesLead(listed.length)}
      />
      <Section>
        <WorldMap hasPages={hasTable} isListed={isListed} />
        <div className={classes.profiles}>
          {listed.map(profile => (
            <ProfileCard key={profile.name} profile={profile} hasPage={hasTable} />
          ))}
        </div>
        {listed.length > 0 && (
          <p className={classes.small} data-note="">
            {profileCopy.savingsNote}
          </p>
        )}
      </Section>
      {/* Not a section of the page itself: the shell assumes a height for those out of sight, and the table is taller. */}
      {hasTable && (
        <div>
          <CountryTable />
        </div>
      )}
    </>
  );
}
