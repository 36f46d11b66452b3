import { Link, Picture, Title } from 'shared-contracts/ui';
import { countryImage, countryPath } from '../../shared/addresses.rules.ts';
import type { DestinationProfile } from '../../shared/profiles.ts';
import { Badge } from './badge.tsx';
import { CalculateLink } from './calculate-link.tsx';
import { destinationsCopy as copy } from './destinations.copy.ts';
import classes from './destinations.module.css';
import { Flag } from './flag.tsx';
import { profileCopy } from './profile.copy.ts';
import { useSavingsCase } from './use-savings-case.ts';

/** A country's profile (section 2, /destinations). */
export function ProfileCard({ profile }: { profile: DestinationProfile }) {
  const { name, flag, tagline, savings, accreditation, specialties, visaInfo, culture, keyPoints } = profile;
  const ownCase = useSavingsCase()(name);
  return (
    <article className={classes.profile} data-card="">
      <Picture
        src={countryImage(name)}
        alt=""
        width={800}
        height={600}
        sizes="(min-width: 48em) 540px, 90vw"
      />
      <div className={classes.body}>
        <Title order={2} size="h3">
          <Flag country={name} character={flag} /> {name}
        </Title>
        <p className={classes.tagline}>{tagline}</p>
        <div className={classes.badges}>
          <Badge color="clay">{profileCopy.save(savings)}</Badge>
          <Badge>{accreditation}</Badge>
          {ownCase && <Badge color="clay">{ownCase}</Badge>}
        </div>
        <p data-note="">{profileCopy.condition}</p>
        <dl>
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
        <p className={classes.links}>
          <CalculateLink country={name} />
          <Link to={countryPath(name)}>{copy.inFigures(name)}</Link>
        </p>
      </div>
    </article>
  );
}
