import { type FormEvent, useState } from 'react';
import { type RemoteKey, remoteKeys } from 'shared-contracts';
import { readOverrides } from '../composition/client/read-overrides.ts';
import { OVERRIDE_PATH, overridesOf } from '../composition/overrides.ts';
import { overlayCopy } from './overlay.copy.ts';
import classes from './overlay.module.css';
import { pathWithOverlay } from './reproduction-link.ts';

const copy = overlayCopy.override;

/** Leads to the page that says what will run, and asks. What this browser overrides already stays so. */
export function OverrideForm({ hosts }: { hosts: readonly string[] }) {
  const [remote, setRemote] = useState<RemoteKey>('catalogue');
  if (hosts.length === 0) return <p>{copy.none}</p>;
  const others = overridesOf(readOverrides()).filter(([key]) => key !== remote);
  // The page may be another one by now.
  const noteTarget = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const to = currentTarget.elements.namedItem('to') as HTMLInputElement;
    to.value = pathWithOverlay(location.href);
  };
  return (
    <form action={OVERRIDE_PATH} className={classes.form} onSubmit={noteTarget}>
      <p>{copy.hosts(hosts.join(', '))}</p>
      <label>
        {copy.remote}
        <select value={remote} onChange={({ target }) => setRemote(target.value as RemoteKey)}>
          {remoteKeys.map(key => (
            <option key={key}>{key}</option>
          ))}
        </select>
      </label>
      <label>
        {copy.address}
        <input type="url" name={remote} required placeholder={`http://${hosts[0]}/…/release.json`} />
      </label>
      {others.map(([key, address]) => (
        <input key={key} type="hidden" name={key} value={address} />
      ))}
      <input type="hidden" name="to" />
      <button>{copy.submit}</button>
    </form>
  );
}
