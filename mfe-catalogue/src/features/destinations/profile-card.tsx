import { slugOf } from 'shared-contracts';
import { Picture, Title } from 'shared-contracts/ui';
import { countryImage } from '../../shared/addresses.rules.ts';
import { CountryLink } from '../../shared/country-link.tsx';
import type { DestinationProfile } from '../../shared/profiles.ts';
import { CalculateLink } from './calculate-link.tsx';
import classes from './destinations.module.css';
import { Flag } from './flag.tsx';
import { profileCopy } from './profile.copy.ts';
import { PromisedSaving } from './promised-saving.tsx';

interface ProfileCardProps {
  profile: DestinationProfile;
  /** Whether the country has a page. */
  hasPage: boolean;
}

/** A country's profile (section 2, /destinations): two lines, and the rest folded. `CountryLink` leads to it where the country has no page. */
export function ProfileCard({ profile, hasPage }: ProfileCardProps) {
  const { name, flag, tagline, savings, accreditation, specialties, visaInfo, culture, keyPoints } = profile;
  return (
    <article className={classes.profile} data-card="" id={hasPage ? undefined : slugOf(name)}>
      <Picture src={countryImage(name)} alt="" width={800} height={600} sizes="160px" />
      <div className={classes.body}>
        <Title order={2} size="h3">
          <Flag country={name} character={flag} /> {hasPage ? <CountryLink country={name} /> : name}
        </Title>
        <p className={classes.tagline}>{tagline}</p>
      </div>
      <PromisedSaving country={name} savings={savings} />
      <details>
        <summary>{profileCopy.more(name)}</summary>
        <dl>
          <dt>{profileCopy.hospitals}</dt>
          <dd>{accreditation}</dd>
          <dt>{profileCopy.specialties}</dt>
          <dd>{specialties.join(', ')}</dd>
          <dt>{profileCopy.visa}</dt>
          <dd>{visaInfo}</dd>
          <dt>{profileCopy.culture}</dt>
          <dd>{culture}</dd>
          <dt>{profileCopy.key}</dt>
          <dd>
            <ul>
              {keyPoints.map(point => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </dd>
        </dl>
      </details>
      <CalculateLink country={name} variant="outline" />
    </article>
  );
}
