import { PageHero, Section } from 'shared-contracts/ui';
import { profiles } from '../../shared/profiles.ts';
import { CountryTable } from './country-table.tsx';
import { destinationsCopy as copy } from './destinations.copy.ts';
import classes from './destinations.module.css';
import { WorldMap } from './map/world-map.tsx';
import { profileCopy } from './profile.copy.ts';
import { ProfileCard } from './profile-card.tsx';

export function DestinationsPage() {
  return (
    <>
      <PageHero eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <Section>
        <WorldMap />
        <div className={classes.profiles}>
          {profiles.map(profile => (
            <ProfileCard key={profile.name} profile={profile} />
          ))}
        </div>
        <p className={classes.small} data-note="">
          {profileCopy.savingsNote}
        </p>
      </Section>
      {/* Not a section of the page itself: the shell assumes a height for those out of sight, and the table is taller. */}
      <div>
        <Section tone="deep" title={copy.all} lead={copy.allLead}>
          <CountryTable />
        </Section>
      </div>
    </>
  );
}
